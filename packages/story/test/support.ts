import assert from 'node:assert/strict';
import { openRecord, piecesOf, tell } from '../src/index.ts';
import type { SpywhereStory } from '../src/spywhere/index.ts';
import type { WinkStory } from '../src/wink-family/index.ts';

export function told(text: string) {
  const [piece] = piecesOf(text);
  const opened = openRecord(piece!);
  assert.ok(opened.ok, opened.ok ? '' : `line ${opened.flaw.line}: ${opened.flaw.message}`);
  return tell(opened.record);
}

export function winkStory(text: string): WinkStory {
  const story = told(text);
  assert.ok(story.kind === 'wink');
  return story;
}

export function spywhereStory(text: string): SpywhereStory {
  const story = told(text);
  assert.ok(story.kind === 'spywhere');
  return story;
}

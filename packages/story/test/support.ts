import assert from 'node:assert/strict';
import { openRecord, piecesOf, type SpywhereStory, tell, type WinkStory } from '../src/index.ts';

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

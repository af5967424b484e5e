import assert from 'node:assert/strict';
import { findGame, tell } from '@oeillade/catalogue/testkit';
import { openRecord, piecesOf, type Story } from '../src/index.ts';
import { SpywhereStory } from '../src/spywhere/index.ts';
import { WinkStory } from '../src/wink-family/index.ts';

export function told(text: string): Story {
  const [piece] = piecesOf(text);
  const opened = openRecord(piece!, findGame);
  assert.ok(opened.ok, opened.ok ? '' : `line ${opened.flaw.line}: ${opened.flaw.message}`);
  return tell(opened.record);
}

export function winkStory(text: string): WinkStory {
  const story = told(text);
  assert.ok(story instanceof WinkStory);
  return story;
}

export function spywhereStory(text: string): SpywhereStory {
  const story = told(text);
  assert.ok(story instanceof SpywhereStory);
  return story;
}

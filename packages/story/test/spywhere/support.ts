import assert from 'node:assert/strict';
import { SpywhereStory } from '../../src/spywhere/index.ts';
import { told } from '../support.ts';

export function spywhereStory(text: string): SpywhereStory {
  const story = told(text);
  assert.ok(story instanceof SpywhereStory);
  return story;
}

import assert from 'node:assert/strict';
import { WinkStory } from '../../src/wink-family/index.ts';
import { told } from '../support.ts';

export function winkStory(text: string): WinkStory {
  const story = told(text);
  assert.ok(story instanceof WinkStory);
  return story;
}

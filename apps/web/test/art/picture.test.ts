import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createElement, Fragment } from 'react';
import { characterOf } from '../../src/games/wink-family/art/characters/index.ts';
import { clip } from '../../src/ui/art/kit/clips.ts';
import { pictureOf } from '../../src/ui/art/kit/picture.ts';

const BOX = { x: 0, y: 0, width: 100, height: 100 };
const read = (address: string): string => decodeURIComponent(address.slice(address.indexOf(',') + 1));
const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);

describe('A drawing as one picture', () => {
  test('has its shapes in their order, named as SVG names them', () => {
    const drawing = createElement(
      Fragment,
      null,
      createElement('path', { d: 'M0 0H9', strokeWidth: 2, className: 'pupil' }),
      null,
      createElement('g', { opacity: 0.5 }, createElement('circle', { r: 3 })),
    );
    const shapes = '<path d="M0 0H9" stroke-width="2"></path><g opacity="0.5"><circle r="3"></circle></g>';
    assert.ok(read(pictureOf(BOX, drawing)).endsWith(`<defs></defs>${shapes}</svg>`));
  });

  test('brings the outlines along that cut it, for it sees nothing of the page', () => {
    const svg = read(pictureOf(BOX, createElement('g', { clipPath: clip('eye') })));
    assert.match(svg, /<clipPath id="oe-clip-eye"><circle cx="0" cy="0" r="8"\/><\/clipPath>/);
    assert.doesNotMatch(svg, /oe-clip-window/);
  });

  test('of any of the 36 characters is all there: nothing of it comes from a style of the page', () => {
    for (const number of NUMBERS) {
      const { back, front } = characterOf(number);
      const svg = read(pictureOf(BOX, [back(), front()]));
      assert.doesNotMatch(svg, /var\(|undefined|NaN|\[object/, `card ${number}`);
      for (const [, name] of svg.matchAll(/url\(#([\w-]+)\)/g)) assert.ok(svg.includes(`id="${name}"`), name);
    }
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { layerOf } from '../../vite/layers.ts';
import { filesIn, namesOf, namesTakenBy, read, selectorsOf, src } from './sources.ts';

const STYLES = filesIn(src, /\.css$/);
const MODULES = STYLES.filter((name) => name.endsWith('.module.css'));
const CODE = filesIn(src, /\.tsx?$/);

describe('names of classes', () => {
  test('code takes only what a file of styles has', () => {
    const names = new Map(MODULES.map((name) => [name, namesOf(name)]));
    const unknown = CODE.flatMap((file) =>
      namesTakenBy(file)
        .filter(({ from, local }) => !names.get(from)?.has(local))
        .map(({ from, local }) => `${file}: ${local} of ${from}`),
    );
    assert.deepEqual(unknown, []);
  });

  test('a file of styles has only what code takes', () => {
    const taken = new Set(
      CODE.flatMap((file) => namesTakenBy(file).map(({ from, local }) => `${from}: ${local}`)),
    );
    const dead = MODULES.flatMap((name) => [...namesOf(name)].map((local) => `${name}: ${local}`));
    assert.deepEqual(
      dead.filter((name) => !taken.has(name)),
      [],
    );
  });

  test('no class is written as a string, but the one that every page has', () => {
    const written = CODE.filter((file) => !isOfDrawings(file)).flatMap((file) =>
      [...read(file).matchAll(/className="([^"]*)"/g)].map(([, names]) => `${file}: ${names}`),
    );
    assert.deepEqual(
      written.filter((found) => !found.endsWith(': visually-hidden')),
      [],
    );
  });
});

/** The page of all drawings is no part of the app. */
const isOfDrawings = (file: string): boolean => /(?:^|\/)drawings(?:\.tsx$|\/)/.test(file);

describe('layers of styles', () => {
  const order = /@layer ([\w, ]+);/.exec(read('styles/layers.css'))?.[1]?.split(', ') ?? [];
  const ofTheApp = STYLES.filter((name) => name !== 'styles/layers.css' && name !== 'drawings.css');

  test('every file is in a layer of the order', () => {
    assert.deepEqual(
      ofTheApp.filter((name) => !order.includes(layerOf(`/src/${name}`) ?? '')),
      [],
    );
  });

  test('a module styles nothing that is not its own', () => {
    const loose = MODULES.flatMap((name) =>
      selectorsOf(name)
        .filter((selector) => !/\.[a-z]/i.test(selector.replaceAll(/:global\([^)]*\)/g, '')))
        .map((selector) => `${name}: ${selector}`),
    );
    assert.deepEqual(loose, []);
  });
});

import type { SocDocument } from '@netloom/model';
import { createLibrary, designOf, emptySoc } from '@netloom/soc';
import { expect, it } from 'vitest';
import { buildScene } from '../geometry/scene.ts';
import { findPlaces } from '../find/places.ts';
import { levelsBelow } from './below.ts';

const LAYOUT = { netloom: 'layout', version: 1, blocks: {} } as const;
const having = (name: string, ...inside: [string, string][]): SocDocument => ({
  ...emptySoc(name),
  instances: Object.fromEntries(
    inside.map(([instance, of]) => [instance, { ip: emptySoc(of).vlnv, parameters: {} }]),
  ),
});

const leaf = having('leaf', ['uart7', 'nothing']);
const middle = having('middle', ['left', 'leaf'], ['right', 'leaf']);
const top = having('top', ['sub0', 'middle'], ['loop0', 'top']);
const library = createLibrary(
  [],
  [leaf, middle, top].map((document) => ({ document })),
);

it('names every place below, and does not go round a cycle', () => {
  expect(levelsBelow(top, library).map(({ way, document }) => `${way.join('/')} ${document.name}`)).toEqual([
    'sub0 middle',
    'sub0/left leaf',
    'sub0/right leaf',
  ]);
});

it('finds an instance at any depth, with the way to it', () => {
  const scene = buildScene(designOf(top, library), LAYOUT, { clockWires: false });
  const found = findPlaces(scene, 'uart7', levelsBelow(top, library));
  expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'block sub0/left/uart7',
    'block sub0/right/uart7',
  ]);
  // Typed with the end of the way to it, and the way alone.
  const texts = (text: string) =>
    findPlaces(scene, text, levelsBelow(top, library)).map((place) => place.text);
  expect(texts('left/UART7')).toEqual(['sub0/left/uart7']);
  expect(texts('ft/uart7')).toEqual(['sub0/left/uart7']);
  expect(texts('lef/uart7')).toEqual([]);
  expect(texts('sub0/right/')).toEqual(['sub0/right/uart7']);
});

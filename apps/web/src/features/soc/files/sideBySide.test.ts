import { writeDocument } from '@netloom/soc';
import { expect, it } from 'vitest';
import { newDocument } from './newDocument.ts';
import { sideBySide } from './sideBySide.ts';

const base = newDocument('chip');

it('sets the two sides of a changed entry beside each other', () => {
  const mine = { ...base, clocks: { clk: { frequency: 1e6 } } };
  expect(sideBySide(writeDocument(mine), writeDocument(base))).toEqual([
    ['"clk": { "frequency": 1000000 }', '"clk": { "frequency": 50000000 }'],
  ]);
});

it('leaves the other side empty for what only one has', () => {
  const theirs = { ...base, portConnections: [{ from: 'clk', to: 'a.clk' }] };
  const rows = sideBySide(writeDocument(base), writeDocument(theirs));
  expect(rows).toContainEqual(['', '{ "from": "clk", "to": "a.clk" }']);
});

it('shows nothing when the texts are the same', () => {
  expect(sideBySide(writeDocument(base), writeDocument(base))).toEqual([]);
});

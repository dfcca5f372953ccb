import { createLibrary, designOf } from '@netloom/soc';
import { expect, it } from 'vitest';
import { buildScene } from '../geometry/scene.ts';
import { LIGHT } from '../paint/colours.ts';
import { exportSvg } from '../paint/exportSvg.ts';
import { manyBlocks, stage } from '../testing/manyBlocks.ts';
import { levelsOf } from './levelsOf.ts';
import { pageText } from './pageText.ts';

const { document: inner, layout } = manyBlocks(2);
const child = { ...inner, vlnv: 'test:soc:inner:1.0', name: 'inner' };
const twice = { u0: { ip: child.vlnv }, u1: { ip: child.vlnv } };
const parent = { ...inner, vlnv: 'test:soc:mid:1.0', name: 'mid', instances: { m0: { ip: child.vlnv } } };
const top = {
  ...inner,
  ...{ vlnv: 'test:soc:all:1.0', name: 'all', title: 'All <of> "it"' },
  instances: { ...twice, mid0: { ip: parent.vlnv } },
  ...{ interfaceConnections: [], portConnections: [] },
  addressMap: { 'u0.s': { base: '0x1000', size: '0x10' } },
};
const library = createLibrary([stage], [{ document: child }, { document: parent }]);
const words = {
  ...{ instances: 'Instances', addresses: 'Addresses', interrupts: 'Interrupts' },
  columns: { endpoint: 'Endpoint', base: 'Base', size: 'Size', sink: 'Sink', number: 'Number' },
};

it('finds every document of a hierarchy once, with its instances', () => {
  expect(levelsOf(top, library).map(({ document, instances }) => [document.name, instances])).toEqual([
    ['all', []],
    ['inner', ['all.u0', 'all.u1', 'mid.m0']],
    ['mid', ['all.mid0']],
  ]);
});

it('makes a page that needs nothing but itself', () => {
  const levels = levelsOf(top, library).map((level) => {
    const scene = buildScene(designOf(level.document, library), layout, { clockWires: false });
    return { ...level, svg: exportSvg(scene, LIGHT, level.document.name) };
  });
  const text = pageText(levels, 'en', words);
  expect(text.match(/<svg /g)).toHaveLength(3);
  expect(text).toContain('<h1>All &lt;of&gt; &quot;it&quot;</h1>');
  expect(text).toContain('<td>u0.s</td><td>0x1000</td><td>0x10</td>');
  // The one address is the name of SVG itself, which is not fetched.
  expect(new Set(text.match(/https?:[^"' ]+/g))).toEqual(new Set(['http://www.w3.org/2000/svg']));
  expect(text).not.toMatch(/<script|src=|@import|url\(/);
});

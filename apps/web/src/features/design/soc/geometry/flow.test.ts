import { readFileSync } from 'node:fs';
import { IpDescriptor } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import { createLibrary, designOf, readDocument } from '@netloom/soc';
import { expect, it } from 'vitest';
import { manyBlocks, stage } from '../testing/manyBlocks.ts';
import { inColumns } from './columns.ts';
import { layersOf } from './flow.ts';
import { linksOf } from './links.ts';
import { placeBlocks } from './placement.ts';
import { shapesOf } from './shapes.ts';
import { boundsOf, intersects } from '../../../../view2d/geometry.ts';

const root = new URL('../../../../../../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const FOLDERS = [
  'axi4lite_apb_bridge',
  'axi4lite_crossbar',
  'gpio',
  'plic',
  'rom',
  'spi',
  'sram',
  'timer',
  'uart',
];
const paths = [...FOLDERS.map((name) => `ip/${name}`), 'ip/watchdog', 'demo/cores/nl_micro'];
const library = createLibrary(paths.map((path) => IpDescriptor.parse(JSON.parse(text(`${path}/ip.json`)))));
const NO_LAYOUT = { netloom: 'layout', version: 1, blocks: {} } as const;
const processor = readDocument(text('demo/processor.soc.json')).document!;

function layers(document: SocDocument): Map<string, number> {
  const links = linksOf(document);
  return layersOf(shapesOf(designOf(document, library), NO_LAYOUT, links), links);
}

/** The interrupts as plain wires, as a canvas draws them. */
function wired({ interrupts, ...document }: SocDocument): SocDocument {
  const wires = Object.entries(interrupts).map(([from, { sink, number }]) => ({
    from,
    to: sink.endsWith('irq_external') ? sink : `${sink}[${number}]`,
  }));
  return { ...document, interrupts: {}, portConnections: [...document.portConnections, ...wires] };
}

const cases: [string, SocDocument][] = [
  ['in the table', processor],
  ['as wires', wired(processor)],
];

it.each(cases)('puts managers left of what they reach, with the interrupts %s', (_, document) => {
  const layer = layers(document);
  const of = (endpoint: string) => layer.get(endpoint.split('.')[0]!)!;
  for (const { manager, subordinate } of document.interfaceConnections) {
    expect(of(manager), `${manager} → ${subordinate}`).toBeLessThan(of(subordinate));
  }
});

it('lets plain wires run against the buses without turning them round', () => {
  const against = { from: 'gpio0.gpio_out[0]', to: 'cpu0.irq_external' };
  const layer = layers({
    ...processor,
    interrupts: {},
    portConnections: [...processor.portConnections, against],
  });
  expect(layer.get('cpu0')).toBeLessThan(layer.get('gpio0')!);
});

it('folds a chain of 10,000 blocks into a picture of ordinary shape, none upon another', () => {
  const { document } = manyBlocks(10_000);
  const links = linksOf(document);
  const shapes = shapesOf(designOf(document, createLibrary([stage])), NO_LAYOUT, links);
  const placed = inColumns(shapes, links, { x: 0, y: 0 });
  expect(placed).toHaveLength(shapes.length);
  const { width, height } = boundsOf(placed)!;
  expect(width / height).toBeGreaterThan(0.4);
  expect(width / height).toBeLessThan(4);
  const byRow = placed.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const clashes = byRow.filter((block, index) =>
    byRow.slice(index + 1, index + 60).some((other) => intersects(block, other)),
  );
  expect(clashes).toEqual([]);
});

it('never puts a symbol without a place on a block', () => {
  const links = linksOf(processor);
  const shapes = shapesOf(designOf(processor, library), NO_LAYOUT, links);
  const blocks = placeBlocks(shapes, NO_LAYOUT, links).filter(({ shape }) => shape.kind === 'instance');
  // Instances close together, so that flags beside their pins would lie on the neighbours.
  const dense = blocks.map(({ shape }, index) => [
    shape.name,
    { x: (index % 4) * 240, y: Math.floor(index / 4) * 400 },
  ]);
  const placed = placeBlocks(shapes, { ...NO_LAYOUT, blocks: Object.fromEntries(dense) }, links);
  const flags = placed.filter(({ shape }) => shape.kind === 'top');
  expect(flags.length).toBeGreaterThan(5);
  for (const flag of flags) {
    const under = placed.filter((other) => other !== flag && intersects(flag, other));
    expect(
      under.map(({ shape }) => shape.name),
      flag.shape.name,
    ).toEqual([]);
  }
});

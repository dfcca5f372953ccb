import { readFileSync } from 'node:fs';
import { IpDescriptor } from '@netloom/model';
import { createLibrary, designOf, readDocument, readLayout, writeDocument } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { manyBlocks, stage } from '../testing/manyBlocks.ts';
import { buildScene } from './scene.ts';
import type { Wire } from './scene.ts';
import type { Scene } from './scene.ts';
import { GRID } from './units.ts';
import type { Point, Rect } from '../../../../view2d/geometry.ts';

const root = new URL('../../../../../../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const ips = ['axi4lite_apb_bridge', 'axi4lite_crossbar', 'exerciser', 'gpio', 'rom', 'sram', 'timer', 'uart'];
const library = createLibrary(ips.map((name) => IpDescriptor.parse(JSON.parse(text(`ip/${name}/ip.json`)))));
const document = readDocument(text('demo/demo.soc.json')).document!;
const layout = readLayout(text('demo/demo.layout.json')).document!;
const options = { clockWires: true };
const demo = buildScene(designOf(document, library), layout, options);

/** Unit steps of a polyline, each named by its lower end and its axis. */
function steps(points: Point[]): string[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    const horizontal = from.y === to.y;
    const [low, high] = horizontal
      ? [from.x, to.x].sort((a, b) => a - b)
      : [from.y, to.y].sort((a, b) => a - b);
    const found: string[] = [];
    for (let at = low!; at < high!; at += GRID)
      found.push(horizontal ? `h ${at} ${from.y}` : `v ${from.x} ${at}`);
    return found;
  });
}

/** Steps that two nets use, other than the last ones before a pin that they share. */
function sharedSteps(scene: Scene): string[] {
  const user = new Map<string, { net: string; to: string }>();
  return scene.wires.flatMap(({ net, link, points }) =>
    steps(points).filter((step) => {
      const other = user.get(step);
      user.set(step, { net, to: link.toPin });
      return other !== undefined && other.net !== net && other.to !== link.toPin;
    }),
  );
}

function crosses(rect: Rect, points: Point[]): boolean {
  return points.slice(1).some((to, index) => {
    const from = points[index]!;
    return (
      Math.min(from.x, to.x) < rect.x + rect.width &&
      Math.max(from.x, to.x) > rect.x &&
      Math.min(from.y, to.y) < rect.y + rect.height &&
      Math.max(from.y, to.y) > rect.y
    );
  });
}

describe.each([
  ['the demo SoC', demo],
  ['fifty blocks', fifty()],
])('wires of %s', (_name, scene) => {
  it('run along the axes from pin to pin', () => {
    for (const { link, points } of scene.wires) {
      expect(points[0]).toMatchObject(at(scene, link.fromPin!));
      expect(points.at(-1)).toMatchObject(at(scene, link.toPin));
      expect(
        points.slice(1).every((to, index) => to.x === points[index]!.x || to.y === points[index]!.y),
      ).toBe(true);
    }
  });

  it('go through no block', () => {
    const through = scene.wires.filter(({ points }) => scene.blocks.some((block) => crosses(block, points)));
    expect(through.map(({ link }) => link.id)).toEqual([]);
  });

  it('never share a track with another net', () => {
    expect(sharedSteps(scene)).toEqual([]);
  });
});

describe('buildScene', () => {
  it('draws the same picture whatever order the document is written in', () => {
    const canonical = readDocument(writeDocument(document)).document!;
    const shuffled = {
      ...canonical,
      instances: Object.fromEntries(Object.entries(canonical.instances).reverse()),
      portConnections: canonical.portConnections.toReversed(),
      interfaceConnections: canonical.interfaceConnections.toReversed(),
    };
    const again = buildScene(designOf(shuffled, library), layout, options);
    expect(again.wires).toEqual(demo.wires);
    expect(again.labels).toEqual(demo.labels);
  });

  it('writes clocks, resets and constants at the pins instead of drawing them', () => {
    const tied = {
      ...document,
      portConnections: [...document.portConnections, { from: "8'h3", to: 'gpio1.gpio_in' }],
    };
    const scene = buildScene(designOf(tied, library), layout, { clockWires: false });
    expect(scene.wires.some((wire) => wire.kind === 'clock' || wire.kind === 'reset')).toBe(false);
    expect(scene.tags.map((tag) => tag.text)).toEqual(expect.arrayContaining(['clk', 'rst_n', "8'h3"]));
  });

  it('leaves interrupts out where they are hidden, and nothing else', () => {
    const hidden = buildScene(designOf(document, library), layout, { ...options, hidesInterrupts: true });
    const kinds = (wires: Wire[]) =>
      wires.filter(({ kind }) => kind !== 'interrupt').map(({ link }) => link.id);
    expect(demo.wires.some(({ kind }) => kind === 'interrupt')).toBe(true);
    expect(hidden.wires.some(({ kind }) => kind === 'interrupt')).toBe(false);
    expect(hidden.wires.map(({ link }) => link.id)).toEqual(kinds(demo.wires));
    expect(hidden.connected).toEqual(demo.connected);
  });

  it('shows widths under the parameters of the instance', () => {
    const { document: many, layout: places } = manyBlocks(2);
    const narrow = { ...many.instances.stage1!, parameters: { WIDTH: '12' } };
    const changed = { ...many, instances: { ...many.instances, stage1: narrow } };
    const scene = buildScene(designOf(changed, createLibrary([stage])), places, options);
    expect(scene.pins.get('stage0.out_data')?.shape.range).toBe('[31:0]');
    expect(scene.pins.get('stage1.in_data')?.shape.range).toBe('[11:0]');
  });

  it('shows an instance of an unknown IP with the pins that the document uses', () => {
    const scene = buildScene(designOf(document, createLibrary([])), layout, options);
    expect(scene.byName.get('uart0')?.shape.known).toBe(false);
    expect(scene.pins.has('uart0.tx')).toBe(true);
  });
});

function fifty(): Scene {
  const { document: many, layout: places } = manyBlocks(50);
  return buildScene(designOf(many, createLibrary([stage])), places, { clockWires: false });
}

function at(scene: Scene, endpoint: string): Point {
  const { x, y } = scene.pins.get(endpoint)!;
  return { x, y };
}

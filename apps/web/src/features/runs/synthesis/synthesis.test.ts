import type { Schematic, SynthesisReport } from '@netloom/model';
import { expect, test } from 'vitest';
import { areaTree, nodesAlong } from './area/areaTree.ts';
import { moduleRows } from './area/moduleRows.ts';
import { macroRows } from './summary/macroRows.ts';
import { squarify } from './area/squarify.ts';
import { treemapTiles } from './area/treemapTiles.ts';
import { cellKind } from './schematic/cellKind.ts';
import { cellShape } from './schematic/cellShape.ts';
import { elkGraph } from './schematic/elkGraph.ts';
import { wiresOf } from './schematic/wires.ts';
import { cellRows } from './summary/cellRows.ts';
import { axis } from './trend/axis.ts';

test('the squarified map of the paper: 6 6 4 3 2 2 1 in a rectangle of 6 by 4', () => {
  const parts = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
  const rounded = parts.map((part) =>
    Object.values(part).map((value) => Number((value as number).toFixed(2))),
  );
  // Figure 3 of Bruls, Huizing, van Wijk (2000), as x, y, width, height.
  expect(rounded).toEqual([
    [0, 0, 3, 2],
    [0, 2, 3, 2],
    [3, 0, 1.71, 2.33],
    [4.71, 0, 1.29, 2.33],
    [3, 2.33, 1.2, 1.67],
    [4.2, 2.33, 1.2, 1.67],
    [5.4, 2.33, 0.6, 1.67],
  ]);
});

test('a map without room or values has no parts that would be seen', () => {
  expect(squarify([1, 2], { x: 0, y: 0, width: 0, height: 5 }).every(({ width }) => width === 0)).toBe(true);
});

const module = (name: string, area: number, cells: Record<string, number>, instances = {}) => ({
  name,
  area,
  cells,
  flipFlops: cells.DFF ?? 0,
  latches: 0,
  instances,
});
const report: SynthesisReport = {
  top: 'top',
  target: 'liberty',
  tool: 'Yosys 0.23',
  memories: [],
  macros: [{ cell: 'DFF', words: null, width: null, area: 15, from: 'liberty' }],
  modules: [
    module('top', 10, { INV: 5 }, { a: 'leaf', b: 'leaf', c: 'mid' }),
    module('leaf', 30, { DFF: 2 }),
    module('mid', 0, {}, { d: 'leaf' }),
  ],
};

test('macros are counted over the whole design, and take their part of its area', () => {
  expect(macroRows(report)).toMatchObject([{ cell: 'DFF', count: 6, total: 90, share: 0.9 }]);
});

test('every instance counts in the totals above it', () => {
  const tree = areaTree(report);
  expect(tree.total).toEqual({ area: 10 + 3 * 30, cells: 5 + 3 * 2, flipFlops: 3 * 2 });
  expect(nodesAlong(tree, ['c', 'd', 'nothere']).map(({ name }) => name)).toEqual(['top', 'c', 'd']);
  expect(moduleRows(report, tree).map(({ name, uses }) => [name, uses])).toEqual([
    ['top', 1],
    ['leaf', 3],
    ['mid', 1],
  ]);
  expect(cellRows(report, tree)).toEqual([
    { type: 'DFF', count: 6 },
    { type: 'INV', count: 5 },
  ]);
});

test('tiles are to scale, own cells among them, and what is inside stays inside', () => {
  const tiles = treemapTiles(areaTree(report), 'area', { x: 0, y: 0, width: 200, height: 100 }, 2);
  for (const { width, height, value } of tiles) expect(width * height).toBeCloseTo((value / 100) * 20_000, 6);
  expect(tiles.find(({ isOwn }) => isOwn)?.value).toBe(10);
  const mid = tiles.find(({ key }) => key === '/c')!;
  for (const inner of mid.inner) {
    expect(inner.x).toBeGreaterThanOrEqual(mid.x);
    expect(inner.y + inner.height).toBeLessThanOrEqual(mid.y + mid.height);
  }
  expect(mid.inner).toHaveLength(1);
});

test.each([
  ['$_NAND_', 'nand'],
  ['NAND2X1', 'nand'],
  ['sky130_fd_sc_hd__nand2_1', 'nand'],
  ['$_XNOR_', 'xnor'],
  ['NOR3X1', 'nor'],
  ['OR2X2', 'or'],
  ['INVX8', 'not'],
  ['$_NOT_', 'not'],
  ['CLKBUF1', 'buf'],
  ['MUX2X1', 'mux'],
  ['$_MUX_', 'mux'],
  ['DFFPOSX1', 'dff'],
  ['$_SDFFE_PP0P_', 'dff'],
  ['SB_DFFESR', 'dff'],
  ['sky130_fd_sc_hd__dfxtp_1', 'dff'],
  ['$_DLATCH_P_', 'latch'],
  ['OAI21X1', 'box'],
  ['SB_LUT4', 'box'],
  ['order_book', 'box'],
])('%s is drawn as %s', (type, kind) => {
  expect(cellKind(type)).toBe(kind);
});

const pin = (name: string, direction: 'input' | 'output', ...bits: (number | '0' | '1')[]) => ({
  name,
  direction,
  bits,
});

test('a module is a box whatever its name, and the pins of every shape are on its edges', () => {
  const pins = [pin('A', 'input', 1), pin('B', 'input', 2), pin('Y', 'output', 3)];
  expect(cellShape({ name: 'u', type: 'nand2', isModule: true, pins }).kind).toBe('box');
  for (const type of ['NAND2X1', 'DFFX1', 'OAI21X1']) {
    const shape = cellShape({ name: 'u', type, isModule: false, pins });
    for (const { direction, x, y } of shape.pins) {
      expect(x).toBe(direction === 'output' ? shape.width : 0);
      expect(y).toBeLessThan(shape.height);
    }
  }
});

function schematic(readers: number): Schematic {
  const clock = pin('clk', 'input', 2);
  return {
    module: 'm',
    ports: [clock, pin('d', 'input', 3, 4, 5), pin('q', 'output', 9)],
    cells: [
      {
        name: 'sub',
        type: 's',
        isModule: true,
        pins: [pin('a', 'input', 4, 5, 3), pin('k', 'input', '1', '0'), pin('y', 'output', 9)],
      },
      ...Array.from({ length: readers }, (_, index) => ({
        name: `f${index}`,
        type: 'DFF',
        isModule: false,
        pins: [pin('CLK', 'input', 2)],
      })),
    ],
    netNames: { 2: 'clk', 3: 'd[0]', 4: 'd[1]', 5: 'd[2]', 9: 'q' },
    omittedCells: 0,
  };
}

test('bits between two pins are one wire; constants are written at the pin, highest bit first', () => {
  const { wires, stubs } = wiresOf(schematic(2));
  expect(wires).toContainEqual({
    from: { cell: null, pin: 'd' },
    to: { cell: 'sub', pin: 'a' },
    nets: [4, 5, 3],
    name: 'd',
  });
  expect(wires.filter(({ name }) => name === 'clk')).toHaveLength(2);
  expect(stubs).toEqual([{ end: { cell: 'sub', pin: 'k' }, text: "2'b01", nets: [], drives: false }]);
});

test('a net that more than eight read is drawn by its name, no line of it is laid out', () => {
  const few = wiresOf(schematic(8));
  expect(few.wires.filter(({ name }) => name === 'clk')).toHaveLength(8);
  const many = schematic(9);
  const { wires, stubs } = wiresOf(many);
  expect(stubs.filter(({ text }) => text === 'clk')).toHaveLength(9);
  const { edges = [] } = elkGraph(many.ports, many.cells.map(cellShape), wires);
  // The bus into the submodule, and its output.
  expect(edges.map(({ targets }) => targets)).toEqual([['cell:sub/a'], ['port:q/q']]);
});

test('a bus that more than eight read bit by bit is drawn by the names of its bits', () => {
  const nets = Array.from({ length: 9 }, (_, index) => 20 + index);
  const { wires, stubs } = wiresOf({
    module: 'm',
    ports: [pin('d', 'input', ...nets)],
    cells: nets.map((net) => ({
      name: `f${net}`,
      type: 'DFF',
      isModule: false,
      pins: [pin('D', 'input', net)],
    })),
    netNames: Object.fromEntries(nets.map((net, index) => [net, `d[${index}]`])),
    omittedCells: 0,
  });
  expect(wires).toEqual([]);
  expect(stubs.map(({ text }) => text)).toEqual(nets.map((_, index) => `d[${index}]`));
});

test('a net without a name of the source is called alike at all of its pins', () => {
  const named = schematic(9);
  const { stubs } = wiresOf({ ...named, netNames: {} });
  expect(new Set(stubs.filter(({ nets }) => nets.length > 0).map(({ text }) => text))).toEqual(
    new Set(['n2']),
  );
});

test.each([
  [0, 10, [0, 5, 10]],
  [1329, 1400, [1320, 1340, 1360, 1380, 1400]],
  [0.02, 0.031, [0.02, 0.025, 0.03, 0.035]],
])('the axis from %d to %d has round ticks', (low, high, ticks) => {
  expect(axis(low, high, low === 0 ? 2 : 4).map((tick) => Number(tick.toPrecision(6)))).toEqual(ticks);
});

test('the axis of a number that never changed spans something', () => {
  const ticks = axis(1000, 1000);
  expect(ticks.at(-1)! - ticks[0]!).toBeGreaterThan(0);
});

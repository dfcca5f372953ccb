import { expect, test } from 'vitest';
import { mergeModules } from './mergeModules.ts';
import { renameModules } from './renameModules.ts';
import { latchesWithoutArea, reportSynthesis } from './reportSynthesis.ts';
import { schematicOf } from './schematic.ts';
import { silentLatches } from './silentLatches.ts';
import { splitAssigns } from './splitAssigns.ts';
import { totalsOf } from './totals.ts';
import type { YosysDesign } from './yosysJson.ts';

test('assignments of concatenations are split bit by bit, with ranges in the order of the declaration', () => {
  const netlist = [
    'module top(a, \\b[0] , up);',
    '  output [3:0] a;',
    '  wire \\b[0] ;',
    '  input [0:2] up;',
    "  assign { a[3:2], a[0] } = 3'h5;",
    '  assign { \\b[0] , a[1] } = up[1:2];',
    "  assign a = { up, 1'hx };",
    '  assign plain = other;',
    'endmodule',
  ].join('\n');
  const assigns = splitAssigns(netlist)
    .split('\n')
    .filter((line) => line.includes('assign'))
    .map((line) => line.trim());
  expect(assigns).toEqual([
    "assign a[3] = 1'b1;",
    "assign a[2] = 1'b0;",
    "assign a[0] = 1'b1;",
    'assign \\b[0]  = up[1];',
    'assign a[1] = up[2];',
    'assign a[3] = up[0];',
    'assign a[2] = up[1];',
    'assign a[1] = up[2];',
    "assign a[0] = 1'bx;",
    'assign plain = other;',
  ]);
});

const module = (cells: Record<string, string>) => ({
  ports: {},
  netnames: {},
  cells: Object.fromEntries(Object.entries(cells).map(([name, type]) => [name, { type, connections: {} }])),
});

/** Two instances of `leaf` below `mid`, which is there twice below the top. */
const design: YosysDesign = {
  creator: 'Yosys 0.23',
  modules: {
    top: module({ m0: 'mid', m1: 'mid', x: 'INV' }),
    mid: module({ l0: 'leaf', l1: 'leaf', f: 'DFF' }),
    leaf: module({ f: 'DFF', g: 'INV', ram: 'mem_8x8' }),
    unused: module({ f: 'DFF' }),
    mem_8x8: { ...module({}), attributes: { blackbox: '1' } },
  },
};
const facts = {
  memories: [{ module: 'leaf', name: 'ram', words: 8, width: 8, initialized: false, macro: 'mem_8x8' }],
  macros: [
    { cell: 'mem_8x8', words: 8, width: 8, area: 100, from: 'estimate' as const },
    { cell: 'mem_9x9', words: 9, width: 9, area: 200, from: 'liberty' as const },
  ],
  areas: { INV: 1, DFF: 10, mem_8x8: 100 },
  flipFlops: ['DFF'],
  latches: ['LAT'],
};

test('a report counts each module once, totals count every instance', () => {
  const report = reportSynthesis({ design, facts, memoryLog: '', top: 'top', target: 'liberty' });
  expect(report.modules.map(({ name }) => name)).toEqual(['top', 'mid', 'leaf']);
  expect(report.modules[2]).toMatchObject({ cells: { DFF: 1, INV: 1, mem_8x8: 1 }, flipFlops: 1, area: 111 });
  expect(report.modules[1]).toMatchObject({ cells: { DFF: 1 }, instances: { l0: 'leaf', l1: 'leaf' } });
  // What the design has none of is not told.
  expect(report.macros.map(({ cell }) => cell)).toEqual(['mem_8x8']);
  // 1 INV at the top, 2 flip-flops in mid, 4 times 3 cells in leaf.
  expect(Object.fromEntries(totalsOf(report).map(({ name, value }) => [name, value]))).toEqual({
    cells: 1 + 2 + 4 * 3,
    'flip-flops': 2 + 4,
    area: 1 + 2 * 10 + 4 * 111,
    'memory-area': 4 * 100,
    memories: 4,
    'memory-macros': 4,
  });
});

test('latches are counted in every instance, those of the library and those without a cell', () => {
  const latched: YosysDesign = {
    ...design,
    modules: {
      top: module({ m0: 'mid', m1: 'mid', l: '$_DLATCH_N_' }),
      mid: module({ a: 'LAT', b: 'LAT', f: 'DFF' }),
    },
  };
  const report = reportSynthesis({ design: latched, facts, memoryLog: '', top: 'top', target: 'liberty' });
  expect(totalsOf(report).find(({ name }) => name === 'latches')?.value).toBe(1 + 2 * 2);
  const without = (areas: Record<string, number> | null) =>
    latchesWithoutArea(report.modules, { ...facts, areas }).toSorted();
  expect(without({ LAT: 5, DFF: 10 })).toEqual(['$_DLATCH_N_']);
  expect(without({ LAT: 0, DFF: 10 })).toEqual(['$_DLATCH_N_', 'LAT']);
  expect(without(null)).toEqual([]);
});

test('what an FPGA family made of a memory is read from its log', () => {
  const memories = [
    { module: 'top', name: 'u.ram', words: 256, width: 16, initialized: true, macro: null },
    { module: 'top', name: 'u.small', words: 4, width: 4, initialized: false, macro: null },
  ];
  const memoryLog =
    'x\nmapping memory top.u.ram via $__ICE40_RAM4K_\nusing FF mapping for memory top.u.small\n';
  const report = reportSynthesis({
    design,
    facts: { memories, macros: [], areas: null, flipFlops: null, latches: null },
    memoryLog,
    top: 'top',
    target: 'ice40',
  });
  expect(report.memories.map(({ macro }) => macro)).toEqual(['ICE40_RAM4K', null]);
  expect(report.modules[0]?.area).toBeNull();
});

test('derived modules get the names of the source, numbered where there are several', () => {
  const derived: YosysDesign = {
    creator: '',
    modules: {
      top: module({ a: '$paramod$12ab\\fifo', b: '$paramod\\fifo\\W=8', c: '$paramod\\uart\\D=1', d: 'DFF' }),
      '$paramod$12ab\\fifo': module({}),
      '$paramod\\fifo\\W=8': module({}),
      '$paramod\\uart\\D=1': module({}),
    },
  };
  renameModules(derived);
  expect(Object.keys(derived.modules)).toEqual(['top', 'fifo_1', 'fifo_2', 'uart']);
  expect(Object.values(derived.modules.top!.cells).map(({ type }) => type)).toEqual([
    'fifo_1',
    'fifo_2',
    'uart',
    'DFF',
  ]);
});

test('modules that slang made of each instance are one where they are the same, by the name of the source', () => {
  const leaf = (type: string, hidden: string) => ({
    ports: { a: { direction: 'input', bits: [2] } },
    cells: { [hidden]: { type, connections: { A: [2] } } },
    netnames: { a: { bits: [2] } },
  });
  const above = (...types: string[]) => ({
    ports: {},
    cells: Object.fromEntries(types.map((type, n) => [`u${n}`, { type, connections: {} }])),
    netnames: {},
  });
  const design: YosysDesign = {
    creator: '',
    modules: {
      top: above('mid$top.g[0].x', 'mid$top.g[1].x', 'leaf$top.c', 'of$its$own'),
      'mid$top.g[0].x': above('leaf$top.g[0].x.u'),
      'mid$top.g[1].x': above('leaf$top.g[1].x.u'),
      'leaf$top.g[0].x.u': leaf('$and', '$1'),
      'leaf$top.g[1].x.u': leaf('$and', '$7'),
      'leaf$top.c': leaf('$or', '$1'),
      of$its$own: above(),
    },
  };
  mergeModules(design);
  renameModules(design);
  expect(Object.keys(design.modules).sort()).toEqual(['leaf_1', 'leaf_2', 'mid', 'of$its$own', 'top']);
  const typesIn = (name: string) => Object.values(design.modules[name]!.cells).map(({ type }) => type);
  const [shared = ''] = typesIn('mid');
  expect(typesIn(shared)).toEqual(['$and']);
  expect(typesIn('top')).toEqual(['mid', 'mid', expect.not.stringMatching(shared), 'of$its$own']);
});

test('a latch is silent where its process is a plain always', () => {
  const latch = (src: string) => ({ type: '$dlatch', attributes: { src }, connections: { Q: [3] } });
  const design: YosysDesign = {
    creator: '',
    modules: {
      m: {
        ports: {},
        cells: { $1: latch('a.sv:1.3'), $2: latch('a.sv:2.3'), $3: latch('a.sv:3.1') },
        netnames: { $n: { bits: [3], hide_name: 1 }, q: { bits: [2, 3] } },
      },
    },
  };
  const lines = ['  always_latch if (e) q = d;', '  always @* if (e) q = d;', '`STORE(q)'];
  expect(silentLatches(design, () => lines)).toEqual([{ signal: 'm.q', file: 'a.sv', line: 2 }]);
});

test('a schematic has directions, source names of nets, and what can be opened', () => {
  const cell = {
    type: 'sub',
    connections: { a: [2], y: [3, '0'] },
    port_directions: { a: 'input', y: 'output' },
  };
  const drawn = schematicOf(
    {
      creator: '',
      modules: {
        top: {
          ports: { in: { direction: 'input', bits: [2] } },
          cells: { u: cell },
          netnames: {
            in: { bits: [2] },
            'long.name': { bits: [2] },
            bus: { bits: [4, 3] },
            hidden: { bits: [3], hide_name: 1 },
          },
        },
        sub: module({}),
      },
    },
    'top',
  );
  expect(drawn).toEqual({
    module: 'top',
    ports: [{ name: 'in', direction: 'input', bits: [2] }],
    cells: [
      {
        name: 'u',
        type: 'sub',
        isModule: true,
        pins: [
          { name: 'a', direction: 'input', bits: [2] },
          { name: 'y', direction: 'output', bits: [3, '0'] },
        ],
      },
    ],
    netNames: { 2: 'in', 3: 'bus[1]', 4: 'bus[0]' },
    omittedCells: 0,
  });
  expect(schematicOf(design, 'nothere')).toBeUndefined();
});

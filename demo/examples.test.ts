import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateCore } from '@netloom/core';
import { check, readDocument, readLayout, writeDocument, writeLayout } from '@netloom/soc';
import { DEMO, bootDesign } from '../bench/core/bootDemo.ts';
import { bootEach } from '../bench/core/bootLines.ts';
import { EXAMPLES, exampleFiles } from '../bench/core/demoExamples.ts';

const product = join(DEMO, '..');
const text = (path: string) => readFile(join(product, path), 'utf8');
const examplesOf = (design: string) => EXAMPLES.filter((example) => example.design === design);

/** What a boot prints, by the name of its example. */
async function said(design: 'safety' | 'realtime') {
  const examples = examplesOf(design);
  const folders = examples.map(({ folder }) => folder);
  const { lint, said: lines } = await bootEach(design, folders);
  return { lint, lines: Object.fromEntries(examples.map(({ piece }, index) => [piece, lines[index]!])) };
}

const ENDED = 'netloom: the firmware ended';

describe.each(['safety', 'realtime'] as const)('the SoC %s', (design) => {
  const { document, core, folder, library } = bootDesign(design);

  it('is written as the canonical writer writes it, with a place for every block', async () => {
    const [written, places] = [await text(`demo/${design}.soc.json`), await text(`demo/${design}.layout.json`)];
    expect(writeDocument(readDocument(written).document!)).toBe(written);
    const layout = readLayout(places).document!;
    expect(writeLayout(layout)).toBe(places);
    const { clocks, resets, ports, instances } = document;
    const names = [clocks, resets, ports, instances].flatMap((record) => Object.keys(record));
    expect(Object.keys(layout.blocks).sort()).toEqual(names.sort());
  });

  it('gives the checks nothing to say', () => expect(check(document, library)).toEqual([]));

  it('has the core that the generator makes of its description', async () => {
    const { files } = generateCore(core);
    for (const { path, text: expected } of files) expect(await text(`${folder}/${path}`), path).toBe(expected);
    const entries = await readdir(join(product, folder), { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toHaveLength(files.length);
  });

  it.each(examplesOf(design).map((example) => [basename(example.folder), example] as const))(
    'has the example %s of the library as firmware',
    async (_, example) => {
      const files = exampleFiles(example);
      expect(files).toHaveLength(1);
      for (const { path, text: expected } of files) expect(await text(path)).toBe(expected);
    },
  );
});

describe('the SoC safety runs the examples', () => {
  let lint = '';
  let lines: Record<string, string[]> = {};
  beforeAll(async () => void ({ lint, lines } = await said('safety')));

  it('and is clean in Verilator', () => expect(lint).toBe(''));

  it('of memory protection: code, guard and others’ memory are kept', () => {
    expect(lines['protected']!.slice(0, 5)).toEqual([
      'add_up: 5',
      'pry: cause 5 at secret+0',
      'code cannot be written',
      'store fault in the guard under the stack',
      ENDED,
    ]);
  });

  // AXI4-Lite to read instructions is 32 + 3 + 1 + 1 bits of a manager, that of the data 111, and `sleeping` is one.
  it('of the lockstep error: each bit is told, and the handler hears in what the copies have parted', () => {
    expect(lines['parted']!.slice(0, 3)).toEqual([
      'each of 149 bits that are compared was tried, and told once',
      'the copies have parted in: the bus of the instructions',
      ENDED,
    ]);
  });
});

describe('the SoC realtime runs the examples', () => {
  let lint = '';
  let lines: Record<string, string[]> = {};
  beforeAll(async () => void ({ lint, lines } = await said('realtime')));

  it('and is clean in Verilator', () => expect(lint).toBe(''));

  it('of levels: higher ones preempt, equal ones follow, and the core goes by the table', () => {
    const shown = lines['levels']!.filter((line) => !line.includes('instructions'));
    expect(shown.slice(0, 4)).toEqual([
      'preempted and chained: (U)2',
      'threshold: Um2.',
      'by the table: [U]',
      ENDED,
    ]);
  });

  it('of the non-maskable interrupt: a watchdog is heard with interrupts off, and in a trap handler', () => {
    expect(lines['unmaskable']!.slice(0, 4)).toEqual([
      'interrupts off: non-maskable 1, software 0',
      'in a trap handler: non-maskable 2, cause still 11',
      'interrupts on: non-maskable 2, software 1',
      ENDED,
    ]);
  });

  it('of the counters: all cycles have a cause, divisions wait for their unit, and loops are taken but once', () => {
    const [head, ...rows] = lines['breakdown']!;
    expect(head!.trim().split(/ +/)).toEqual(COLUMNS);
    const loops = Object.fromEntries(rows.slice(0, 3).map(loopOf));
    for (const { cycles, result: _, ...parts } of Object.values(loops))
      expect(Object.values(parts).reduce((sum, part) => sum + part!, 0)).toBe(cycles);
    // The sum of 0 to 99; seven times that of 1 to 100; a hundred times seven.
    expect(loops).toMatchObject({ add: { result: 4950 }, load: { result: 35350 }, divide: { result: 700 } });
    // Three instructions a round at least; a division takes a clock for each bit of the quotient.
    for (const { instructions } of Object.values(loops)) expect(instructions).toBeGreaterThanOrEqual(300);
    expect(loops).toMatchObject({ add: { unit: 0, memory: 0 }, load: { unit: 0 } });
    expect(loops['load']!['memory']).toBeGreaterThanOrEqual(100);
    expect(loops['divide']!['unit']).toBeGreaterThanOrEqual(3200);
    expect(rows.slice(3, 5)).toEqual(['branches taken in 100 rounds: 99', ENDED]);
  });
});

const COLUMNS = [
  ...['loop', 'cycles', 'instructions'],
  ...['fetch', 'redirect', 'operand', 'memory', 'unit', 'order', 'result'],
];

/** A row of the table: the loop's name, and its numbers by their columns. */
function loopOf(row: string): [string, Record<string, number>] {
  const [name = '', ...numbers] = row.trim().split(/ +/);
  const columns = COLUMNS.slice(1);
  return [name, Object.fromEntries(columns.map((column, index) => [column, Number(numbers[index])]))];
}

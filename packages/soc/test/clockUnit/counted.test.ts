import { readFileSync } from 'node:fs';
import { check, generate, readDocument, writeDocument } from '@netloom/soc';
import { expect, it } from 'vitest';
import { prove, sample } from '../../../../proof/index.ts';
import { countedDesign } from '../clockTrees.ts';
import { testLibrary } from '../fixtures.ts';
import { unitFiles } from './unitFiles.ts';

const DESIGN = countedDesign();
const FILES = unitFiles(DESIGN);
const BENCH = readFileSync(new URL('counted_tb.sv', import.meta.url), 'utf8');
const HEADER = generate(DESIGN, testLibrary()).files.find(({ path }) => path.endsWith('clocks_regs.h'))!.text;

/** Where the generated header says that a register is. */
const addressOf = (register: string) =>
  `${register}='h${new RegExp(`_${register}_OFFSET 0x([0-9a-f]+)`, 'i').exec(HEADER)![1]}`;
const REGISTERS = 'FAULT_CLK ENABLE_PACE MEASURE_CLK MEASURE_SLOW MEASURE_GATED CLOCK_SLOW CLOCK_GATED';

async function printed(files: Record<string, string>): Promise<Map<string, string>> {
  const all: Record<string, string> = { ...files, 'counted_tb.sv': BENCH };
  const macros = REGISTERS.split(' ').map((name) => `-D${addressOf(name)}`);
  const { steps } = await prove({
    files: all,
    steps: [
      ['iverilog', '-g2012', ...macros, '-s', 'counted_tb', '-o', 'counted.vvp', ...Object.keys(all)],
      ['vvp', '-n', 'counted.vvp'],
    ],
  });
  const lines = steps[1]!.stdout.trim().split('\n');
  return new Map(lines.map((line) => line.split(/ (.*)/).slice(0, 2) as [string, string]));
}

/** ps: 40 MHz, and 8 MHz of the divider by 5. */
const [XTAL, SLOW] = [25_000, 125_000];

/** Least and longest distance, and width: the same each time, and no change beside an edge of the clock. */
const steady = (ratio: number, period: number) => `${ratio * period} ${ratio * period} ${period} ${period} 0`;

/** A window of 10 µs has 400 periods of 40 MHz, 80 of 8 MHz and 20 of 2 MHz; a count is off by one at most. */
const COUNTS: [string, number, string][] = [
  ['clk', 400, '00 10 0'],
  ['slow', 80, '00 10 0'],
  ['gated', 400, '00 10 0'],
  ['slow.20', 20, '00 11 1'],
  ['again', 400, '00 10 0'],
];

function countFaults(lines: ReadonlyMap<string, string>): string[] {
  return COUNTS.filter(([name, count, rest]) => {
    const [found = '', ...others] = (lines.get(name) ?? '').split(' ');
    return !(Math.abs(Number(found) - count) <= 1 && others.join(' ') === rest);
  }).map(([name]) => `${name}: ${lines.get(name)}`);
}

it('is a design without faults that reads back as it was written', () => {
  expect(check(DESIGN, testLibrary())).toEqual([]);
  const text = writeDocument(DESIGN);
  expect(writeDocument(readDocument(text).document!)).toBe(text);
  expect(readDocument(text).document!.clocks).toEqual(DESIGN.clocks);
});

it('is clean in Verilator', async () => {
  const step = ['verilator', '--lint-only', '-Wall', '-Wno-fatal', '--top-module', 'top_crg0'];
  const { steps } = await prove({ files: FILES, steps: [[...step, ...Object.keys(FILES)]] });
  expect(steps[0]!.stderr).toBe('');
});

it('gives enables of one period each without jitter, as often as software says', async () => {
  const lines = await printed(FILES);
  expect(lines.get('start.0')).toContain(steady(3, SLOW));
  expect(lines.get('start.1')).toContain(steady(4, XTAL));
  expect(lines.get('start.2')).toContain(steady(40, XTAL));
  expect(lines.get('ten.1')).toContain(steady(10, XTAL));
  expect(lines.get('one.1')).toMatch(/ 0 1$/);
});

it('counts its clocks, and tells those that change, those that stop, and that nothing is measured', async () => {
  const lines = await printed(FILES);
  expect(lines.get('first')).toBe('0');
  expect(countFaults(lines)).toEqual([]);
  // Closed: none in the last window, a fault. The reference has stopped: no count, late, a fault.
  expect(lines.get('closed')).toBe('0 10 11 1');
  expect(lines.get('unwatched')).toMatch(/^0 10 10 /);
  expect(lines.get('late')).toMatch(/ 01 01 1$/);
});

/** Errors of how the parts are joined. */
const JOINED: [RegExp, string][] = [
  [/(u_measure_slow \([^;]*?\.clk_in\s*)\(out_slow\)/, '$1(out_third)'],
  [/(u_measure_clk \([^;]*?\.clk\s*)\(in_aux\)/, '$1(in_xtal)'],
  [/\.WINDOW \(100\)/, '.WINDOW (50)'],
  [/(u_watch_slow \([^;]*?\.high\s*)\(limits_slow_high\)/, "$1(16'hffff)"],
  [/\|\| fault_slow_fault/, ''],
];

it.each(sample(JOINED, 2))('is another unit with %s as %s', async (find, instead) => {
  const text = FILES['top_crg0.sv']!;
  expect(text).toMatch(find);
  const changed = await printed({ ...FILES, 'top_crg0.sv': text.replace(find, instead) });
  expect(countFaults(changed)).not.toEqual([]);
});

import { readFileSync } from 'node:fs';
import { check } from '@netloom/soc';
import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { hintedDesign } from '../clockTrees.ts';
import { testLibrary } from '../fixtures.ts';
import { unitFiles } from './unitFiles.ts';

const BENCH = readFileSync(new URL('hints_tb.sv', import.meta.url), 'utf8');
const FILES = unitFiles(hintedDesign());

async function printed(files: Record<string, string>): Promise<Record<string, string>> {
  const all: Record<string, string> = { ...files, 'hints_tb.sv': BENCH };
  const { steps } = await prove({
    files: all,
    steps: [
      ['iverilog', '-g2012', '-s', 'hints_tb', '-o', 'hints.vvp', ...Object.keys(all)],
      ['vvp', '-n', 'hints.vvp'],
    ],
  });
  const lines = steps[1]!.stdout.trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/ (.*)/).slice(0, 2)));
}

it('is a design without faults', () => {
  expect(check(hintedDesign(), testLibrary())).toEqual([]);
});

it('stops a clock ten periods after its block is idle, and not for a bounce of a button', async () => {
  const lines = await printed(FILES);
  expect(lines).toMatchObject({ wanted: '100', busy: '100', asleep: '0' });
  // Ten periods, two synchronisers of two flip-flops, the counter's first edge and the gate.
  expect(Number(lines['idle'])).toBeGreaterThanOrEqual(10);
  expect(Number(lines['idle'])).toBeLessThanOrEqual(10 + 6);
  expect(Number(lines['awake'])).toBeGreaterThanOrEqual(100 - 6);
  expect(lines).toMatchObject({ bounce: '0 1', pressed: '1 1' });
});

it('is another clock without the hint, and another reset without the filter', async () => {
  const text = FILES['top_crg0.sv']!;
  const without = (find: RegExp, instead: string) => {
    expect(text).toMatch(find);
    return printed({ ...FILES, 'top_crg0.sv': text.replace(find, instead) });
  };
  expect(await without(/\.idle\s*\(idle_timer0_irq\)/, ".idle(1'b0)")).toMatchObject({ asleep: '100' });
  expect(await without(/\.CYCLES\s*\(8\)/, '.CYCLES(4)')).toMatchObject({ bounce: '1 1' });
});

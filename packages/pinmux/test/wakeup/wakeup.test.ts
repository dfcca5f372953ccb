import { generatePinmux } from '@netloom/pinmux';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { SMALL } from '../fixtures.ts';
import { MODEL } from './model.ts';

const RTL = generatePinmux(SMALL).files.find(({ path }) => path === 'rtl/pins_wakeup.sv')!.text;

/** Whether `property` of the miter can ever be high, without a bound of time (ABC's property directed reachability). */
async function reaches(rtl: string, property: 'bad' | 'reached'): Promise<boolean> {
  const other = property === 'bad' ? 'reached' : 'bad';
  const script = [
    'read_verilog -sv detector.sv',
    'read_verilog -sv model.sv',
    'hierarchy -check -top miter',
    `proc; flatten; delete -output miter/${other}; opt -full; opt_clean -purge`,
    'techmap; opt; dfflegalize -cell $_DFF_P_ 01; opt_clean; aigmap; opt_clean; write_aiger -zinit proof.aig',
  ].join('\n');
  const { steps } = await prove({
    files: { 'detector.sv': rtl, 'model.sv': MODEL, 'script.ys': script },
    steps: [
      ['yosys', '-q', 'script.ys'],
      ['yosys-abc', '-c', 'read_aiger proof.aig; fold; pdr'],
    ],
  });
  const answer = steps.at(-1)!.stdout;
  if (answer.includes('Property proved')) return false;
  if (answer.includes('was asserted')) return true;
  throw new Error(answer);
}

const MUTANTS: readonly (readonly [what: string, from: string, to: string])[] = [
  ['a pulse wakes a clock late', 'lasted >= least', 'lasted > least'],
  ['the count is not cleared', '!watching || !active', '!watching'],
  ['the filter takes three samples', "4'hF", "4'h7"],
  ['the filter is passed by', 'filtering ? filtered : pad_sync[1]', 'pad_sync[1]'],
  ['a fall counts as a rise', 'rose   = level && !previous', 'rose   = !level && previous'],
  ['it watches at once', "watching = on && settling == '1", 'watching = on'],
  ['what woke stays when it is switched off', '!rst_n || !on) woken', '!rst_n) woken'],
];

describe('a wake-up detector', () => {
  it('does what an independent model of histories does, for ever', async () => {
    expect(await reaches(RTL, 'bad')).toBe(false);
  }, 120_000);

  it('can wake in the model’s farthest case', async () => {
    expect(await reaches(RTL, 'reached')).toBe(true);
  });

  it.each(MUTANTS)('is told wrong where %s', async (_, from, to) => {
    expect(RTL).toContain(from);
    expect(await reaches(RTL.replace(from, to), 'bad')).toBe(true);
  });
});

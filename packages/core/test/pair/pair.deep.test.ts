import { describe, expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { hardRun, hardSets } from '../lockstep/hardSets.ts';
import { drawn, placeOf, withCampaign } from './campaign.ts';
import type { Campaign, Fate, Flip } from './campaign.ts';
import { pairOf } from './comparison.ts';

const { micro, standard } = PRESETS;

/** With what a debugger, the trace and user mode add. */
const FULL: CoreOptions = {
  ...standard,
  base: { ...standard.base, userMode: true },
  auxiliary: { ...standard.auxiliary, pmpEntries: 2, trace: 2, nmi: { base: '0x80000040' } },
  debug: { ...standard.debug, transport: 'apb', systemBusAccess: true, triggers: 2, triggerKind: 'full' },
};

/** Every flip-flop of a pair, or so many that are drawn, each at a time that is drawn. */
async function struckAll(
  options: CoreOptions,
  seed: number,
  halts: boolean,
  count?: number,
  change?: (text: string) => string,
): Promise<Flip[]> {
  const draw = drawn(seed);
  const run = { ...stress(options, seed), ...(halts && hardRun(options, seed)), seed, blocks: 60 };
  const strike = async ({ flops, flip, length }: Campaign) => {
    const all = flops.map((_, index) => index);
    const chosen = count === undefined ? all : Array.from({ length: count }, () => draw(all.length));
    const done: Flip[] = [];
    for (const flop of chosen) done.push(await flip(flop, draw(length)));
    return done;
  };
  return withCampaign(options, run, strike, change);
}

const count = (flips: readonly Flip[], place: string, fate: Fate) =>
  flips.filter((flip) => placeOf(flip.flop) === place && flip.fate === fate).length;

/** Upper end of the share of missed ones at 95 %, when none was missed of so many (Clopper and Pearson). */
const mostMissed = (of: number) => 1 - 0.05 ** (1 / of);

function holdFlips(flips: readonly Flip[], delay: number, most: number) {
  expect(flips.filter(({ fate }) => fate === 'missed')).toEqual([]);
  const told = flips.filter(({ fate }) => fate === 'told');
  expect(told.filter(({ clocks }) => clocks !== delay + 1)).toEqual([]);
  expect(count(flips, 'second', 'told')).toBe(0);
  expect(count(flips, 'second', 'early')).toBeGreaterThan(0);
  expect(mostMissed(told.length)).toBeLessThan(most);
}

describe('flips in a pair', () => {
  it('every flip-flop of micro, the second copy two clocks behind', async () => {
    const flips = [
      ...(await struckAll(pairOf(2, micro), 3, false)),
      ...(await struckAll(pairOf(2, micro), 4, false)),
    ];
    holdFlips(flips, 2, 0.01);
  }, 3_000_000);

  it('of standard with debugger, trace and user mode, three clocks behind, 3000 that are drawn', async () => {
    const flips = await struckAll(pairOf(3, FULL), 5, true, 3000);
    holdFlips(flips, 3, 0.02);
  }, 3_000_000);
});

it('a comparison that leaves outputs out misses flips', async () => {
  const right = "(first ^ second ^ flipped) != '0";
  const blind = (text: string) => text.replace(right, "((first ^ second ^ flipped) >> 40) != '0");
  const flips = await struckAll(pairOf(2, PRESETS.nano), 6, false, 400, blind);
  expect(flips.filter(({ fate }) => fate === 'missed').length).toBeGreaterThan(0);
}, 600_000);

/** Pairs of all kinds, halted and stepped, with interrupts, wait states and bus errors: nothing is told. */
const PAIRS = hardSets(99, 24)
  .map((set, index): CoreOptions => ({
    ...set,
    safety: { ...set.safety, lockstep: true, lockstepDelay: index % 4 },
  }))
  .filter((set) => checkCore(set).length === 0);

it.each(PAIRS)(
  '$name in lockstep does what the model does, and nothing is told',
  async (options) => {
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    let compared = 0;
    for (let seed = 1; compared < 60_000; seed++) {
      const program = randomProgram(options, { seed, blocks: 300, rounds: 4 });
      const result = await runLockstep(options, simulator, program, {
        ...hardRun(options, seed),
        cycles: 20_000_000,
      });
      expect(result.mismatch, `seed ${seed}`).toBeUndefined();
      expect(result.run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
      compared += result.compared;
    }
  },
  1_200_000,
);

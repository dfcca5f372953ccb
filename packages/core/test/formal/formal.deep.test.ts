import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { proveCore } from '../../src/node/index.ts';
import { looseText } from '../looseText.ts';
import { DOUBLE, FORMAL_FAULTS, LATE } from './faults.ts';
import { FIVE_STAGE_FAULTS } from './fiveStageFaults.ts';

const { nano, micro, standard, fast } = PRESETS;
const SECONDS = 600;
const without = (options: CoreOptions): CoreOptions => ({
  ...options,
  base: { ...options.base, compressed: false },
});

const CORES = [
  ['nano', nano],
  [
    'nano with Zbc, Zbkb and Zcb',
    { ...nano, base: { ...nano.base, zbb: true, zbc: true, zbkb: true, zcb: true } },
  ],
  ['micro', micro],
  ['micro with A', { ...micro, base: { ...micro.base, atomics: true } }],
  ['micro without C', without(micro)],
  ['micro with double traps', DOUBLE],
  ['standard', standard],
  ['standard with A', { ...standard, base: { ...standard.base, atomics: true } }],
  ['standard without C', without(standard)],
  ['standard with the branches of fast', { ...standard, advanced: fast.advanced }],
  ['fast', fast],
  ['nano of five stages with late ALU and branches', LATE],
] as const;

it.each(CORES)(
  'what retires is what the instruction set asks for: %s',
  async (_, options) => {
    const verdicts = await proveCore(options, { secondsEach: SECONDS });
    expect(verdicts.filter(({ verdict }) => verdict === 'fails' || verdict === 'unasked')).toEqual([]);
    expect(verdicts.length).toBeGreaterThan(9);
  },
  7_200_000,
);

it.each([...FORMAL_FAULTS, ...FIVE_STAGE_FAULTS])(
  '$check on $core.name: $wrong',
  async ({ check, core, find, replace }) => {
    const change = (sources: string) => sources.split(looseText(find)).join(replace);
    const [verdict] = await proveCore(core, { secondsEach: SECONDS, only: [check], change });
    expect(verdict).toMatchObject({ check, verdict: 'fails' });
  },
  1_800_000,
);

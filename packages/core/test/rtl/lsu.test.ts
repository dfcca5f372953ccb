import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { amoAlu } from '../../src/rtl/lsu/amoAlu.ts';
import { lsu } from '../../src/rtl/lsu/lsu.ts';
import { storeBuffer } from '../../src/rtl/lsu/storeBuffer.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { lsuBench } from './lsuBench.ts';
import { simulate } from './icarus.ts';

const { micro } = PRESETS;
const isDeep = Boolean(process.env.NETLOOM_DEEP);
const flags = [false, true];
const combinations = flags.flatMap((atomics) =>
  flags.flatMap((crossing) => flags.map((buffer) => ({ atomics, crossing, buffer }))),
);
/** The plain unit, the one with everything, and one with two parts that meet. */
const few = combinations.filter(
  ({ atomics, crossing, buffer }) => atomics === crossing && (atomics || !buffer),
);

const coreWith = ({ atomics, crossing, buffer }: (typeof combinations)[number]): CoreOptions => ({
  ...micro,
  base: { ...micro.base, atomics },
  memory: { ...micro.memory, misaligned: crossing ? 'hardware' : 'trap' },
  auxiliary: { ...micro.auxiliary, rvfi: true },
  advanced: { ...micro.advanced, storeBuffer: buffer },
});

const modules = (options: CoreOptions) => [
  ...(options.base.atomics ? [moduleText(options, amoAlu)] : []),
  ...(options.advanced.storeBuffer ? [moduleText(options, storeBuffer)] : []),
  moduleText(options, lsu),
];

test.for(isDeep ? combinations : few)(
  'does what a memory of bytes does: atomics $atomics, crossing words $crossing, store buffer $buffer',
  async (combination) => {
    const options = coreWith(combination);
    const accesses = isDeep ? 20_000 : 1_500;
    expect(await simulate([...modules(options), lsuBench(options, accesses)])).toBe('PASS');
  },
);

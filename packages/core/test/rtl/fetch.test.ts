import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { expander } from '../../src/rtl/expander/expander.ts';
import { fetch } from '../../src/rtl/fetch/fetch.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { randomNumbers } from '../optionSets.ts';
import { HALVES, fetchBench } from './fetchBench.ts';
import type { Traffic } from './fetchBench.ts';
import { simulate } from './icarus.ts';
import { hex } from './words.ts';

const withDepth = (preset: CoreOptions, prefetchDepth: number, compressed = true): CoreOptions => ({
  ...preset,
  name: `nl_${preset.base.stages}_${prefetchDepth}_${compressed ? 'c' : 'i'}`,
  base: { ...preset.base, compressed },
  memory: { ...preset.memory, prefetchDepth },
  auxiliary: { ...preset.auxiliary, rvfi: true },
});
const { micro, standard } = PRESETS;
const CORES = [
  withDepth(micro, 1),
  withDepth(micro, 2),
  withDepth(micro, 3, false),
  withDepth(standard, 1, false),
  withDepth(standard, 5),
];

interface Memory {
  halves: number[];
  errors: boolean[];
}

/** Random halves; of 32 bits are as many instructions as the share says, or all without C. */
function memoryOf(share: number, errors: boolean): Memory {
  const random = randomNumbers(7);
  const half = () => {
    const value = Math.floor(random() * 2 ** 16) & ~3;
    return random() < share ? value | 3 : value | Math.floor(random() * 3);
  };
  return {
    halves: Array.from({ length: HALVES }, half),
    errors: Array.from({ length: HALVES / 2 }, () => errors && random() < 0.05),
  };
}

async function run(options: CoreOptions, memory: Memory, traffic: Traffic): Promise<string[]> {
  const modules = [moduleText(options, fetch), fetchBench(options, traffic)];
  if (options.base.compressed) modules.unshift(moduleText(options, expander));
  const printed = await simulate(modules, {
    'memory.hex': memory.halves.map((half) => hex(half).slice(4)).join('\n'),
    'errors.hex': memory.errors.map(Number).join('\n'),
  });
  return printed.split('\n');
}

/** What the unit must offer at an address. */
function offered({ halves, errors }: Memory, pc: number, compressed: boolean) {
  const at = (address: number) => halves[(address / 2) % HALVES]!;
  const fails = (address: number) => errors[Math.floor(address / 4) % (HALVES / 2)]!;
  const long = !compressed || (at(pc) & 3) === 3;
  return {
    long,
    word: at(pc + 2) * 0x1_0000 + at(pc),
    half: at(pc),
    fault: fails(pc) || (long && fails(pc + 2)),
  };
}

test.each(CORES)(
  '$name: offers what is in memory, whatever bus, pipeline and jumps do',
  async (options) => {
    const memory = memoryOf(0.5, true);
    const events = await run(options, memory, { cycles: 8000, random: true });
    let pc = 0;
    let taken = 0;
    for (const event of events) {
      const [kind, ...fields] = event.split(' ');
      if (kind === 'T') {
        const { long, word, half, fault } = offered(memory, pc, options.base.compressed);
        const [at, instr, raw, failed] = fields;
        expect({ at, failed }, event).toEqual({ at: hex(pc), failed: String(Number(fault)) });
        if (!fault) expect(long ? instr : raw, event).toBe(long ? hex(word) : hex(half).slice(4));
        pc += long ? 4 : 2;
        taken += 1;
      } else {
        expect(['R', 'P']).toContain(kind);
        pc = parseInt(fields[0]!, 16);
      }
    }
    expect(taken).toBeGreaterThan(1000);
  },
  60_000,
);

test.each(CORES.flatMap((options) => [0, 0.5, 1].map((share) => ({ name: options.name, options, share }))))(
  '$name: as fast as the queue allows with no wait states, of 32 bits: $share',
  async ({ options, share }) => {
    const events = await run(options, memoryOf(share, false), { cycles: 500, random: false });
    // One place is asked for again when its word is there: a word in two cycles.
    const bytesPerCycle = options.memory.prefetchDepth === 1 ? 2 : 4;
    const meanBytes = options.base.compressed ? 2 + 2 * share : 4;
    const rate = Math.min(1, bytesPerCycle / meanBytes);
    // Five cycles of reset, two until the first word is there.
    expect(events.filter((event) => event.startsWith('T')).length).toBeGreaterThan(490 * rate - 5);
  },
  60_000,
);

test.each(CORES)(
  '$name: says that the clock may stop only where no word is on its way, or asked for',
  async (core) => {
    const options = { ...core, implementation: { ...core.implementation, clockGating: true } };
    const events = await run(options, memoryOf(0.5, true), { cycles: 8000, random: true });
    expect(events.filter((event) => event === 'IDLE').length).toBeGreaterThan(20);
    expect(events).not.toContain('STIRS');
  },
);

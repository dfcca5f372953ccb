import { expect, it } from 'vitest';
import { buildSimulator } from '../../src/node/index.ts';
import { CAUSES, COUNTED_CORES, counted } from './counted.ts';
import { randomBody } from './randomBody.ts';

const KINDS = ['branch', 'taken', 'load', 'store', 'muldiv', 'jump'] as const;
const SEEDS = [1, 2, 3];

it.each(COUNTED_CORES.map((core, at) => [core.name, core, at % 2 === 0] as const))(
  'counters of %s say what the trace says of many thousand instructions at random',
  async (_, core, latency) => {
    const simulator = await buildSimulator(core, { simulator: 'verilator' });
    let retired = 0;
    for (const seed of SEEDS) {
      const settings = { latency, seed, cycles: 2_000_000 };
      const run = (events: Parameters<typeof counted>[2]) =>
        counted(core, simulator, events, (code) => randomBody(code, seed, 1500, 30), settings);
      const where = await run(CAUSES);
      const done = where.records.filter(({ trap }) => !trap);
      const idle = CAUSES.reduce((sum, cause) => sum + where.events[cause]!, 0);
      expect(where.cycles, `seed ${seed}`).toBe(where.window);
      expect(where.instructions, `seed ${seed}`).toBe(done.length);
      expect(done.length + idle, `seed ${seed}`).toBe(where.window);
      const what = await run(KINDS);
      const of = (opcode: number, funct7?: number) =>
        what.records.filter(
          ({ trap, instruction }) =>
            !trap &&
            (instruction & 0x7f) === opcode &&
            (funct7 === undefined || instruction >>> 25 === funct7),
        );
      expect(what.events, `seed ${seed}`).toEqual({
        branch: of(0x63).length,
        taken: of(0x63).filter(({ pc, nextPc }) => nextPc !== pc + 4).length,
        load: of(0x03).length,
        store: of(0x23).length,
        muldiv: of(0x33, 1).length,
        jump: of(0x6f).length,
      });
      retired += done.length;
    }
    expect(retired).toBeGreaterThan(90_000);
  },
  300_000,
);

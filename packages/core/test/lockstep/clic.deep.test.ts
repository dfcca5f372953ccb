import { expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import type { CoreOptions, PresetName } from '../../src/index.ts';
import { buildSimulator, runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';

/** With user mode, a debugger that halts and steps, triggers, and a CLIC. */
const core = (
  preset: PresetName,
  name: string,
  auxiliary: Partial<CoreOptions['auxiliary']>,
): CoreOptions => ({
  ...PRESETS[preset],
  name: `clic_${name}`,
  base: { ...PRESETS[preset].base, userMode: true, resetVector: '0x80000000' },
  auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true, clic: { base: '0x02010000' }, ...auxiliary },
  debug: { ...PRESETS[preset].debug, transport: 'apb', version: '1.0', triggers: 2, triggerKind: 'full' },
});

const CORES = [
  core('fast', 'fast', { clicVectors: true }),
  core('fast', 'nmi', { clicInputs: 30, clicControlBits: 1, nmi: { base: '0x80000040' } }),
  core('fast', 'many', { clicInputs: 64, clicControlBits: 8 }),
  core('standard', 'guarded', { clicVectors: true, pmpEntries: 4 }),
  core('micro', 'micro', { clicVectors: true, clicControlBits: 8 }),
];
const INSTRUCTIONS = 150_000;

it.each(CORES)(
  '$name does what the model does under interrupts of every level, halts, steps and triggers',
  async (options) => {
    expect(checkCore(options)).toEqual([]);
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    const done = { compared: 0, interrupts: 0, halts: 0 };
    for (let seed = 1; done.compared < INSTRUCTIONS; seed++) {
      const program = randomProgram(options, { seed, blocks: 300, rounds: 6 });
      const { latency, ...settings } = stress(options, seed);
      const all = {
        ...settings,
        latency: latency === true,
        interrupts: (latency ? 11 : 9) + ((seed >> 1) & 1),
        ...(seed % 3 !== 0 && { halts: 9 }),
        cycles: 5_000_000,
      };
      const { mismatch, run, ...counts } = await runLockstep(options, simulator, program, all);
      expect(mismatch, `seed ${seed}`).toBeUndefined();
      expect(run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
      done.compared += counts.compared;
      done.interrupts += counts.interrupts;
      done.halts += counts.halts;
    }
    process.stdout.write(`${options.name}: ${JSON.stringify(done)}\n`);
    expect(done.interrupts).toBeGreaterThan(500);
    expect(done.halts).toBeGreaterThan(500);
  },
  1_200_000,
);

import { describe, expect, it } from 'vitest';
import { sample } from '../../../proof/index.ts';
import { PRESETS, coreRtl } from '../src/index.ts';
import type { CoreOptions } from '../src/index.ts';
import { buildSimulator, runLockstep, stress } from '../src/node/index.ts';
import { randomProgram } from '../src/program/index.ts';

const cache = (line: number) => ({ size: 1024, ways: 2 as const, line });
const cached = {
  instructionCache: cache(32),
  cachedRegion: { base: '0x80000000', size: 0x40_0000 },
} as const;

const coreOf = (
  preset: 'micro' | 'standard',
  memory: Partial<CoreOptions['memory']>,
  lockstep = false,
): CoreOptions => ({
  ...PRESETS[preset],
  name: `bus_${preset}`,
  memory: { ...PRESETS[preset].memory, protocol: 'axi4', ...memory },
  auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true },
  safety: { ...PRESETS[preset].safety, busParity: true, lockstep },
});

const CORES: readonly [name: string, options: CoreOptions][] = [
  [
    'micro with caches on one port',
    coreOf('micro', {
      ...cached,
      ports: 'shared',
      dataCache: { ...cache(16), policy: 'write-through' },
    }),
  ],
  ['standard with two ports', coreOf('standard', { ports: 'separate' })],
  [
    'standard with a write-back cache',
    coreOf('standard', {
      ...cached,
      ports: 'separate',
      dataCache: { ...cache(16), policy: 'write-back' },
      idempotentRegion: null,
    }),
  ],
  ['a pair', coreOf('micro', { ...cached, ports: 'shared' }, true)],
];

/** The core says at the end how often its pin has told. */
const counted = (options: CoreOptions) =>
  coreRtl(options).map((file) =>
    file.path === `rtl/${options.name}.sv`
      ? {
          ...file,
          text: file.text.replace(
            /endmodule\s*$/,
            `int told = 0;
            always @(posedge clk) if (rst_n && bus_parity_error) told <= told + 1;
            final $display("TOLD %0d", told);
            endmodule\n`,
          ),
        }
      : file,
  );

/** Half of the errors that the bench draws are answers with a bit turned over: its own arithmetic says when the pin tells. */
describe.each(sample(CORES, 2))('%s', (_, options) => {
  it('does what the model does when answers lose bits, and tells of each', async () => {
    const simulator = await buildSimulator(options, { simulator: 'icarus', rtl: counted(options) });
    let told = 0;
    for (const seed of [2, 3]) {
      const program = randomProgram(options, { seed, blocks: 80, rounds: 1 });
      const { run, mismatch } = await runLockstep(options, simulator, program, {
        ...stress(options, seed),
        output: (text) => (told += Number(/TOLD (\d+)/.exec(text)?.[1] ?? 0)),
      });
      expect(mismatch).toBeUndefined();
      expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    }
    expect(told).toBeGreaterThan(0);
  });
});

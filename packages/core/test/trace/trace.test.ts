import { beforeAll, describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { decode, difference, runTraced } from './traced.ts';
import type { Traced } from './traced.ts';

const core = (preset: 'micro' | 'standard', trace: CoreOptions['auxiliary']['trace']): CoreOptions => ({
  ...PRESETS[preset],
  name: `traced_${preset}`,
  base: { ...PRESETS[preset].base, userMode: true },
  auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true, trace },
});

async function traced(options: CoreOptions, packetsBusy?: number): Promise<Traced> {
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const program = randomProgram(options, { seed: 3, blocks: 150, rounds: 2 });
  const settings = { ...stress(options, 3), tohost: program.tohost, cycles: 100_000, interrupts: 8 };
  return runTraced(options, simulator, program, { ...settings, ...(packetsBusy && { packetsBusy }) });
}

describe.each(['micro', 'standard'] as const)('the trace of %s', (preset) => {
  let run: Traced;
  beforeAll(async () => {
    run = await traced(core(preset, 16));
  });

  it('is decoded to what retired, trap by trap', () => {
    const { decoded, steps, interrupts } = run;
    expect(run.run).toMatchObject({ cause: 'tohost', value: 1 });
    expect(difference(decoded, steps)).toBeUndefined();
    const count = decoded.pieces.reduce((sum, piece) => sum + piece.length, 0);
    expect(count).toBeGreaterThanOrEqual(steps.length);
    expect(count).toBeGreaterThan(1000);
    expect(decoded.lost).toBe(0);
    expect(decoded.interrupts.slice(0, interrupts.length)).toEqual(interrupts);
    expect(interrupts.length).toBeGreaterThan(5);
    expect(decoded.pieces.flat().filter(({ trap }) => trap > 0).length).toBeGreaterThan(20);
  });

  it('is the same without the RVFI port', async () => {
    const options = core(preset, 16);
    const alone = { ...options, auxiliary: { ...options.auxiliary, rvfi: false } };
    expect((await traced(alone)).packets).toEqual(run.packets);
  });

  it('says where it ends too early, where a byte is wrong, and where it is of another program', () => {
    const { packets, pieces } = run;
    expect(() => decode(pieces, packets.slice(0, -1))).toThrow(/byte \d+: the trace ends within a packet/);
    expect(() => decode(pieces, packets.with(packets.length >>> 1, 0xff))).toThrow(/byte \d+: /);
    const others = pieces.map(({ address, bytes }) => ({ address, bytes: new Uint8Array(bytes.length) }));
    expect(() => decode(others, packets)).toThrow(/byte \d+: /);
  });
});

it('a trace of which something is lost says so, and what it still tells is true', async () => {
  const { decoded, steps } = await traced(core('standard', 2), 850);
  expect(decoded.lost).toBeGreaterThan(0);
  expect(decoded.pieces.flat().length).toBeGreaterThan(100);
  expect(difference(decoded, steps)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { PRESETS, coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { latchesOf } from '../../src/rtl/clockGate/latches.ts';

type Changes = { [Group in 'base' | 'implementation' | 'safety']?: Partial<CoreOptions[Group]> };

const coreOf = (preset: 'nano' | 'micro' | 'standard', changes: Changes): CoreOptions => {
  const own = PRESETS[preset];
  return {
    ...own,
    base: { ...own.base, ...changes.base },
    implementation: { ...own.implementation, ...changes.implementation },
    safety: { ...own.safety, ...changes.safety },
  };
};

/** Latches of one bit that Yosys makes of a core. */
async function latchesIn(options: CoreOptions, change = (text: string) => text): Promise<number> {
  const script = `read_verilog -sv core.sv; hierarchy -top ${options.name}; proc; memory -nomap; flatten; simplemap t:$dlatch t:$adlatch; stat`;
  const text = coreRtl(options).map((file) => file.text);
  const { steps } = await prove({
    files: { 'core.sv': change(text.join('\n')) },
    steps: [['yosys', '-p', script]],
  });
  // The last statistics are of the whole design: of copies that stay apart there are some before.
  const whole = steps[0]!.stdout.split(/^=== .* ===$/m).at(-1)!;
  const counts = [...whole.matchAll(/^ +\$_\w*DLATCH\w* +(\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Registers but x0, their bits and gates, and the pipeline's gate. */
test.each<[preset: 'nano' | 'micro' | 'standard', changes: Changes, count: number]>([
  ['micro', {}, 0],
  ['standard', {}, 0],
  ['nano', { implementation: { registerFile: 'latches' } }, 15 * 32 + 15],
  ['nano', { implementation: { clockGating: true } }, 15],
  ['micro', { implementation: { registerFile: 'latches' } }, 31 * 32 + 31],
  ['micro', { implementation: { clockGating: true } }, 31 + 1],
  ['micro', { implementation: { registerFile: 'fpga-ram', clockGating: true } }, 1],
  // Divider, cycle and instret; the multiplier too; floating point too.
  ['micro', { implementation: { unitClockGates: true } }, 3],
  ['standard', { implementation: { unitClockGates: true } }, 4],
  ['micro', { base: { zfinx: true }, implementation: { unitClockGates: true } }, 4],
  ['standard', { implementation: { registerFile: 'latches', clockGating: true } }, 31 * 32 + 31 + 1],
  [
    'micro',
    { implementation: { registerFile: 'latches' }, safety: { registerParity: true, lockstep: true } },
    2 * (31 * 33 + 31),
  ],
])('%s, %o: %i latches', async (preset, changes, count) => {
  const options = coreOf(preset, changes);
  const { registers, gates } = latchesOf(options);
  expect(registers + gates).toBe(count);
  expect(await latchesIn(options)).toBe(count);
});

test('a latch that is forgotten about is one more', async () => {
  const reset = /default:\s*addend = 34'd0;/;
  const faulty = (text: string) => {
    expect(text).toMatch(reset);
    return text.replace(reset, 'default: ;').replace(/always_comb( begin\s*case \(phase\))/, 'always @*$1');
  };
  expect(await latchesIn(coreOf('micro', {}), faulty)).toBe(34);
});

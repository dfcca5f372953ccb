import { PRESETS } from '@netloom/core';
import type { CoreOptions, Elf } from '@netloom/core';
import { buildSimulator, runLockstep, runProgram, stress } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import type { Insn } from '../../src/index.ts';
import { checkInsn, withInstructions } from '../../src/index.ts';
import { EXAMPLE_PROGRAMS, definitionOf } from '../../src/toolchain/index.ts';
import { profile } from '../../src/toolchain/profile.ts';
import { propose } from '../../src/toolchain/propose/propose.ts';
import { built } from './built.ts';

const LIMIT = 1_000_000;
const core: CoreOptions = { ...PRESETS.micro, name: 'cpu' };
const slow = EXAMPLE_PROGRAMS.find(({ id }) => id === 'crc-bitwise')!.text;

/** The loop over the bits gives way to the function of the header. */
const fastened = (text: string, { name, instructions }: Insn) => {
  const call = `${name}_${Object.keys(instructions)[0]!.replaceAll('.', '_')}`;
  const loop = /for \(int bit = 0; bit < 8; bit\+\+\)\n.*;/;
  return text
    .replace('#include "stdio.h"', `#include "stdio.h"\n#include "${name}_insn.h"`)
    .replace(loop, `crc = ${call}(crc);`);
};

/** Cycles between the two marks on the RTL, and what was printed. */
async function onRtl(options: CoreOptions, { entry, segments, symbols }: Elf) {
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const settings = { tohost: symbols.get('tohost')!, cycles: LIMIT };
  const { cause, value, output } = await runProgram(
    options,
    simulator,
    { entry, pieces: segments },
    settings,
  );
  expect({ cause, value }).toEqual({ cause: 'tohost', value: 1 });
  const marks = [...output.matchAll(/MARKER \d cycle (\d+)/g)].map(([, cycle]) => Number(cycle));
  return { cycles: marks[1]! - marks[0]!, printed: output.replace(/^MARKER.*$/gm, '').trim() };
}

it('a slow checksum is profiled, its proposal becomes an instruction of the core, which agrees with the model, and makes it five times as fast on the RTL', async () => {
  const before = built(core, [], slow);
  const run = profile(core, before.elf, LIMIT);
  const [proposal] = propose(core, { ...before, profile: run, limit: LIMIT });
  const insn = definitionOf(proposal!, 'crc', core)!;
  expect(checkInsn(insn)).toEqual([]);

  const rebuilt = withInstructions(core, [insn]);
  const traced = withTrace(rebuilt);
  const simulator = await buildSimulator(traced, { simulator: 'icarus' });
  for (const seed of [1, 2]) {
    const program = randomProgram(traced, { seed });
    const result = await runLockstep(traced, simulator, program, stress(traced, seed));
    expect(result.mismatch, `seed ${seed}`).toBeUndefined();
    expect(result.run).toMatchObject({ cause: 'tohost', value: 1 });
  }

  const after = built(rebuilt, [insn], fastened(slow, insn));
  const [first, second] = [await onRtl(core, before.elf), await onRtl(rebuilt, after.elf)];
  expect(second.printed).toBe(first.printed);
  expect(first.cycles / second.cycles).toBeGreaterThan(5);
}, 600_000);

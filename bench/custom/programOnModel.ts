import type { CoreOptions } from '@netloom/core';
import { checkInsn, withInstructions } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import type { ExampleProgram } from '@netloom/instructions/toolchain';
import { profile } from '../../packages/instructions/src/toolchain/profile.ts';
import { builtProgram } from './builtProgram.ts';

/** Checks a definition, builds a program with its headers, and runs it on the model to its end. */
export function programOnModel(core: CoreOptions, insn: Insn, program: ExampleProgram): string {
  const [problem] = checkInsn(insn);
  if (problem) throw new Error(problem.message);
  const options = withInstructions(core, [insn]);
  const { cause, exitCode, printed } = profile(options, builtProgram(options, [insn], program), 1_000_000);
  if (cause !== 'tohost' || exitCode !== 0) throw new Error(`${program.id}: ${cause} ${exitCode}`);
  return printed;
}

import type { CoreOptions } from '@netloom/core';
import { runProgram } from '@netloom/core/node';
import type { Simulator } from '@netloom/core/node';
import type { Insn } from '@netloom/instructions';
import type { ExampleProgram } from '@netloom/instructions/toolchain';
import { builtProgram } from './builtProgram.ts';

/** Cycles between the two marks, and what was printed. */
interface Kernel {
  cycles: number;
  printed: string;
}

const MARK = /^MARKER (\d+) cycle (\d+)$/gm;

/** The kernel of a program on a core's RTL, memories without wait states. */
export async function kernelOnRtl(
  core: { options: CoreOptions; insns: readonly Insn[]; simulator: Simulator },
  program: ExampleProgram,
  without: readonly string[],
): Promise<Kernel> {
  const { options, insns, simulator } = core;
  const elf = builtProgram(options, insns, program, without);
  const image = { entry: elf.entry, pieces: elf.segments };
  const settings = { tohost: elf.symbols.get('tohost')!, cycles: 5_000_000 };
  const { cause, value, output } = await runProgram(options, simulator, image, settings);
  if (cause !== 'tohost' || value !== 1) throw new Error(`${program.id}: ${cause} ${value}`);
  const marks = [...output.matchAll(MARK)].map(([, , cycle]) => Number(cycle));
  const [from = 0, to = 0] = marks;
  return { cycles: to - from, printed: output.replace(MARK, '').trim() };
}

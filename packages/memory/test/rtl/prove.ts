import { Memory, generateMemory } from '@netloom/memory';
import type { z } from 'zod';
import { prove } from '../../../../proof/index.ts';
import { MACROS, MACRO_MODELS } from '../macros.ts';
import { referenceText } from './reference.ts';

export type MemoryText = Partial<z.input<typeof Memory>>;

/** A memory of the test's macros. */
export function memoryOf(text: MemoryText): Memory {
  return Memory.parse({
    ...{ netloom: 'memory', version: 1, name: 'ram', depth: 16, width: 8, macros: MACROS },
    ...text,
  });
}

/** RTL of a memory, one text. */
export function rtlOf(memory: Memory): string {
  const { files, diagnostics } = generateMemory(memory);
  if (files.length === 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return files
    .filter(({ path }) => path.startsWith('rtl/'))
    .map(({ text }) => text)
    .join('\n');
}

/** Whether `property` of the miter can ever be high, without a bound of time (ABC's property directed reachability). */
export async function reaches(
  memory: Memory,
  rtl: string,
  property: 'bad' | 'read',
  models = MACRO_MODELS,
): Promise<boolean> {
  const other = property === 'bad' ? 'read' : 'bad';
  const script = [
    'read_verilog -sv ram.sv macros.sv miter.sv',
    'hierarchy -check -top miter',
    `proc; flatten; delete -output miter/${other}; opt -full; opt_clean -purge`,
    'memory_collect; memory_map; opt; setundef -zero -init; setundef -zero',
    'techmap; setundef -zero; opt; dfflegalize -cell $_DFF_P_ 01; opt_clean; aigmap; opt_clean; write_aiger -zinit proof.aig',
  ].join('\n');
  const { steps } = await prove({
    files: {
      'ram.sv': rtl,
      'macros.sv': models,
      'miter.sv': referenceText(memory),
      'script.ys': script,
    },
    steps: [
      ['yosys', '-q', 'script.ys'],
      ['yosys-abc', '-c', 'read_aiger proof.aig; fold; strash; scorr; pdr'],
    ],
  });
  const answer = steps.at(-1)!.stdout;
  if (/Property proved|successfully proved|UNSAT/.test(answer)) return false;
  if (answer.includes('was asserted')) return true;
  throw new Error(answer);
}

import { documentProblem } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { alone, typeOfAccess } from '../language/access.ts';
import { codeOf, LanguageError } from '../language/problem.ts';
import { Scope } from '../language/scope.ts';
import type { Surroundings } from '../language/scope.ts';
import { WORD } from '../language/type.ts';
import type { Type } from '../language/type.ts';
import { say } from '../wording/sentences.ts';

/** A load or store says where, of what, and what a misaligned address means, and takes no more cycles than it must. */
export function checkMemory({ instructions }: Insn, name: string, around: Surroundings): Diagnostic[] {
  const { memory, latency } = instructions[name]!;
  if (memory === undefined) return [];
  const at = ['instructions', name, 'memory'];
  const problem = (said: Worded, ...field: string[]) => [
    documentProblem({ code: 'INSN-MEMORY', said, at: [...at, ...field] }),
  ];
  const type = typeOfAccess(memory);
  const bytes = type.width / 8;
  const isStore = memory.access === 'store';
  return [
    ...(memory.misaligned === undefined && bytes > 1
      ? problem(say('insn-memory/alignment', { bytes }), 'misaligned')
      : []),
    ...(isStore && memory.data === undefined ? problem(say('insn-memory/data', {}), 'data') : []),
    ...(!isStore && memory.data !== undefined ? problem(say('insn-memory/no-data', {}), 'data') : []),
    ...(latency.kind === 'combinational'
      ? []
      : [
          documentProblem({
            code: 'INSN-MEMORY',
            said: say('insn-memory/latency', {}),
            at: ['instructions', name, 'latency'],
          }),
        ]),
    ...expression(memory.address, around, WORD, [...at, 'address']),
    ...(memory.data === undefined ? [] : expression(memory.data, around, type, [...at, 'data'])),
  ];
}

function expression(text: string, around: Surroundings, type: Type, at: string[]): Diagnostic[] {
  try {
    alone(text, new Scope(around), type);
    return [];
  } catch (error) {
    if (!(error instanceof LanguageError)) throw error;
    return [documentProblem({ code: codeOf(error), said: error.said, at })];
  }
}

import { knownOf } from '../core/understood.ts';
import type { Insn } from '../document/insn.ts';
import { insnDirective } from './insnDirective.ts';
import { operandOrder } from './operandOrder.ts';

const TEXTS = { rd: '\\rd', rs1: '\\rs1', rs2: '\\rs2', rs3: '\\rs3', imm: '\\imm' };

/** `<name>_insn.inc`: a macro of GNU as for each instruction, called as the instruction is. */
export function assemblerText(insn: Insn): string {
  const macros = knownOf(insn).flatMap(({ name, fields, instruction: { description } }) => [
    ...(description === '' ? [] : description.split(/[\n\r]+/).map((line) => `# ${line}`)),
    `.macro ${`${name} ${operandOrder(fields).join(', ')}`.trimEnd()}`,
    `  ${insnDirective(fields, TEXTS)}`,
    '.endm',
    '',
  ]);
  return [`# Instructions of ${insn.name} for GNU as.`, '', ...macros].join('\n');
}

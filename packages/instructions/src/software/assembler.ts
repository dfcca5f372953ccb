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
  const { name: set, status } = insn;
  const csr =
    status === undefined
      ? []
      : [
          '# Status of the states: 0 off, 1 initial, 2 clean, 3 dirty',
          `.equ ${set.toUpperCase()}_STATUS, ${status}`,
          '',
        ];
  return [`# Instructions of ${set} for GNU as.`, '', ...csr, ...macros].join('\n');
}

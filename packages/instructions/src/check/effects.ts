import { documentProblem } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { loadedOf } from '../core/understood.ts';
import { fieldsOf, operandsOf } from '../encoding/fields.ts';
import { say } from '../wording/sentences.ts';
import type { Sound } from './checkInsn.ts';

/** An instruction does something, and reads what it is given. */
export function checkEffects({ instructions }: Insn, { name, behaviour, access }: Sound): Diagnostic[] {
  const at = ['instructions', name, 'behaviour'];
  const idle =
    behaviour.writes.size === 0 && access?.kind !== 'store'
      ? [documentProblem({ code: 'INSN-EFFECT', said: say('insn-effect-none', {}), at })]
      : [];
  const instruction = instructions[name]!;
  const operands = [...operandsOf(fieldsOf(instruction.encoding)), ...loadedOf(instruction)];
  const unread = operands.filter(
    ({ name: operand }) => !behaviour.reads.has(operand) && !access?.reads.has(operand),
  );
  return [
    ...idle,
    ...unread.map(({ name: operand }) =>
      documentProblem({
        code: 'INSN-OPERAND',
        severity: 'warning',
        said: say('insn-operand-unread', { operand }),
        at,
      }),
    ),
  ];
}

import { documentProblem } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { fieldsOf, operandsOf } from '../encoding/fields.ts';
import { say } from '../wording/sentences.ts';
import type { Sound } from './checkInsn.ts';

/** An instruction does something, and reads what it is given. */
export function checkEffects({ instructions }: Insn, { name, behaviour }: Sound): Diagnostic[] {
  const at = ['instructions', name, 'behaviour'];
  const idle =
    behaviour.writes.size === 0
      ? [documentProblem({ code: 'INSN-EFFECT', said: say('insn-effect-none', {}), at })]
      : [];
  const unread = operandsOf(fieldsOf(instructions[name]!.encoding)).filter(
    ({ name: operand }) => !behaviour.reads.has(operand),
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

import { fixOf } from '@netloom/model';
import type { RegisterField } from '@netloom/model';
import type { ElaboratedField, ElaboratedRegister } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';
import { say } from '../wording/sentences.ts';
import type { FieldSentence } from '../wording/sentences.ts';

type UnresetSentence = Extract<FieldSentence, `unreset/${string}`>;

/** REG-UNRESET: fields whose storage is compared, counted or collected before anything gave it a value. */
export function unresetProblems({ source, fields }: ElaboratedRegister): LocalProblem[] {
  if (source.external || source.aliasOf !== undefined) return [];
  return fields.flatMap((field) => {
    const result = field.source.reset === undefined && consequence(field.source, source.shadowed);
    return result ? [unreset(field, result)] : [];
  });
}

function unreset({ name, index }: ElaboratedField, result: UnresetSentence): LocalProblem {
  const at = `/fields/${index}/reset`;
  return {
    code: 'REG-UNRESET',
    ...say('REG-UNRESET', { field: name, reason: say(result, {}) }),
    at,
    fix: fixOf(say('reg-fix/reset', { field: name }), [{ pointer: at, value: 0 }]),
  };
}

function consequence(field: RegisterField, isShadowed: boolean): UnresetSentence | undefined {
  if (followsHardware(field)) return undefined;
  if (field.parity) return 'unreset/parity';
  if (isShadowed) return 'unreset/shadow';
  if (field.counter) return 'unreset/counter';
  if (field.interrupt) return 'unreset/interrupt';
  return undefined;
}

/** Takes hardware's value on each clock: what it held before is gone after the first. */
function followsHardware({ hardware, hardwareEnable, counter, interrupt }: RegisterField): boolean {
  if (interrupt) return interrupt.sticky === 'none';
  return !counter && hardware.includes('w') && hardwareEnable === 'always';
}

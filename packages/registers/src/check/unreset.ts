import type { RegisterField } from '@netloom/model';
import type { ElaboratedField, ElaboratedRegister } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';

/** REG-UNRESET: fields whose storage is compared, counted or collected before anything gave it a value. */
export function unresetProblems({ source, fields }: ElaboratedRegister): LocalProblem[] {
  if (source.external || source.aliasOf !== undefined) return [];
  return fields.flatMap((field) => {
    const result = field.source.reset === undefined && consequence(field.source, source.shadowed);
    return result ? [unreset(field, result)] : [];
  });
}

function unreset({ name, index }: ElaboratedField, result: string): LocalProblem {
  const at = `/fields/${index}/reset`;
  return {
    code: 'REG-UNRESET',
    message: `${name} has no reset value: ${result}`,
    at,
    fix: { title: `Reset ${name} to 0`, edits: [{ pointer: at, value: 0 }] },
  };
}

function consequence(field: RegisterField, isShadowed: boolean): string | undefined {
  if (followsHardware(field)) return undefined;
  if (field.parity) return 'parity_error is unknown until it is written';
  if (isShadowed) return 'shadow_storage_error is unknown until it is written';
  if (field.counter) return 'it counts from an unknown value until it is written';
  if (field.interrupt) return 'it may be pending after power-up without an event';
  return undefined;
}

/** Takes hardware's value on each clock: what it held before is gone after the first. */
function followsHardware({ hardware, hardwareEnable, counter, interrupt }: RegisterField): boolean {
  if (interrupt) return interrupt.sticky === 'none';
  return !counter && hardware.includes('w') && hardwareEnable === 'always';
}

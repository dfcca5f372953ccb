import { saidOf } from '@netloom/model';
import type { Register, RegisterEnum, RegisterField } from '@netloom/model';
import type { LocalProblem } from './problem.ts';
import { quantityValue } from './quantity.ts';
import { say } from '../wording/sentences.ts';
import type { ElaboratedField, ParameterValues } from './types.ts';

export interface FieldFacts {
  fields: ElaboratedField[];
  problems: LocalProblem[];
}

type Enums = Readonly<Record<string, RegisterEnum>>;

const known = new WeakMap<ParameterValues, WeakMap<Register, { enums: Enums; facts: FieldFacts }>>();

/** Fields of a register by lowest bit; kept with the register, so that an edit elsewhere does not repeat the work. */
export function elaborateFields(register: Register, values: ParameterValues, enums: Enums): FieldFacts {
  let registers = known.get(values);
  if (!registers) known.set(values, (registers = new WeakMap()));
  const kept = registers.get(register);
  if (kept?.enums === enums) return kept.facts;
  const problems: LocalProblem[] = [];
  const fields = register.fields.map((field, index) => elaborateField(field, index, values, enums, problems));
  fields.sort((a, b) => a.lsb - b.lsb || a.index - b.index);
  const facts = { fields, problems };
  registers.set(register, { enums, facts });
  return facts;
}

function elaborateField(
  field: RegisterField,
  index: number,
  values: ParameterValues,
  enums: Enums,
  problems: LocalProblem[],
): ElaboratedField {
  const at = `/fields/${index}`;
  const small = (member: 'lsb' | 'width', otherwise: number) => {
    const result = quantityValue(field[member], values);
    const value = result.ok ? result.value : 0n;
    const isFine = result.ok && value <= 1024n && (member === 'lsb' || value > 0n);
    if (isFine) return Number(value);
    const said = result.ok
      ? say('REG-VALUE/range', { field: field.name, member, value: String(value) })
      : say('REG-VALUE/wrong', { field: field.name, member, reason: saidOf(result) });
    problems.push({ code: 'REG-VALUE', ...said, at: `${at}/${member}` });
    return otherwise;
  };
  const reset = field.reset === undefined ? undefined : quantityValue(field.reset, values);
  if (reset?.ok === false)
    problems.push({
      code: 'REG-VALUE',
      ...say('REG-VALUE/wrong', { field: field.name, member: 'reset', reason: saidOf(reset) }),
      at: `${at}/reset`,
    });
  const enumeration =
    field.enum !== undefined && Object.hasOwn(enums, field.enum) ? enums[field.enum] : undefined;
  return {
    name: field.name,
    index,
    lsb: small('lsb', 0),
    width: small('width', 1),
    reset: reset?.ok ? reset.value : undefined,
    enumeration,
    source: field,
  };
}

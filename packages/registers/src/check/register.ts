import { maskOf } from '../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../elaborate/index.ts';
import { quantityValue } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';
import { bitsSaid } from '../wording/bits.ts';
import { say } from '../wording/sentences.ts';
import { accessProblems } from './access.ts';
import { counterProblems } from './counter.ts';
import { clashes } from './names.ts';
import { signalClashes } from './signals.ts';
import { unresetProblems } from './unreset.ts';

/** Kept with the elaborated fields, which last as long as the register is not edited. */
const known = new WeakMap<
  readonly ElaboratedField[],
  { resets: unknown; width: number; problems: LocalProblem[] }
>();

/** What is wrong within one register: fields, resets, enumerations, options that exclude each other. */
export function checkRegister(register: ElaboratedRegister, map: ElaboratedMap): readonly LocalProblem[] {
  const { resets } = map.source;
  const kept = known.get(register.fields);
  if (kept?.resets === resets && kept.width === register.width) return kept.problems;
  const problems = [
    ...[...clashes(register.fields)].map(({ index, message, wording }): LocalProblem => ({
      code: 'REG-NAME',
      message,
      wording,
      at: `/fields/${index}/name`,
    })),
    ...signalClashes(register),
    ...rangeProblems(register),
    ...unresetProblems(register),
    ...register.fields.flatMap((field) => [
      ...resetProblems(field, map),
      ...enumProblems(field, map),
      ...accessProblems(field, register.source),
      ...counterProblems(field, map),
    ]),
  ];
  known.set(register.fields, { resets, width: register.width, problems });
  return problems;
}

function rangeProblems({ fields, width, name }: ElaboratedRegister): LocalProblem[] {
  const problems: LocalProblem[] = [];
  let highest: ElaboratedField | undefined;
  for (const field of fields) {
    const top = field.lsb + field.width - 1;
    const at = `/fields/${field.index}/lsb`;
    if (top >= width) {
      const bits = { high: top, low: field.lsb, width };
      const said = say('REG-FIELD-RANGE', { field: field.name, ...bits, register: name });
      problems.push({ code: 'REG-FIELD-RANGE', ...said, at });
    }
    if (highest && field.lsb < highest.lsb + highest.width) {
      const shared = maskOf(field) & maskOf(highest);
      const bits = [...shared.toString(2)].reverse().flatMap((bit, index) => (bit === '1' ? [index] : []));
      const sentence = bits.length > 1 ? 'REG-FIELD-OVERLAP/bits' : 'REG-FIELD-OVERLAP/bit';
      const said = say(sentence, { field: field.name, other: highest.name, bits: bits.join(', ') });
      problems.push({ code: 'REG-FIELD-OVERLAP', ...said, at });
    }
    if (!highest || top >= highest.lsb + highest.width) highest = field;
  }
  return problems;
}

function resetProblems(
  { name, index, reset, width, source }: ElaboratedField,
  map: ElaboratedMap,
): LocalProblem[] {
  const problems: LocalProblem[] = [];
  if (reset !== undefined && reset >> BigInt(width) !== 0n) {
    const value = `0x${reset.toString(16).toUpperCase()}`;
    const said = say('REG-RESET/value', { field: name, value, bits: bitsSaid(width) });
    problems.push({ code: 'REG-RESET', ...said, at: `/fields/${index}/reset` });
  }
  if (source.resetBy !== undefined && !map.source.resets.some((each) => each.name === source.resetBy)) {
    const names = map.source.resets.map((each) => each.name).join(', ');
    const said = say('REG-RESET/none', { field: name, reset: source.resetBy, resets: names });
    problems.push({ code: 'REG-RESET', ...said, at: `/fields/${index}/resetBy` });
  }
  return problems;
}

function enumProblems(
  { name, index, width, source, enumeration }: ElaboratedField,
  map: ElaboratedMap,
): LocalProblem[] {
  if (source.enum === undefined) return [];
  const at = `/fields/${index}/enum`;
  if (!enumeration)
    return [{ code: 'REG-ENUM', ...say('REG-ENUM/none', { field: name, enum: source.enum }), at }];
  return enumeration.values.flatMap((member): LocalProblem[] => {
    const result = quantityValue(member.value, map.values);
    if (!result.ok || result.value >> BigInt(width) === 0n) return [];
    const value = { enum: source.enum!, member: member.name, value: String(result.value) };
    const said = say('REG-ENUM/wide', { field: name, ...value, bits: bitsSaid(width) });
    return [{ code: 'REG-ENUM', ...said, at }];
  });
}

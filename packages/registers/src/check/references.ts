import type { FieldPath, Register } from '@netloom/model';
import { aliasTarget, findField } from '../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';
import { bufferProblems } from './buffers.ts';
import { copiedAround } from './copied.ts';

/** REG-REFERENCE: gates, interrupt enables, masks and tests, triggers of buffers, and aliases. */
export function checkReferences(register: ElaboratedRegister, map: ElaboratedMap): readonly LocalProblem[] {
  if (!refersToOthers(register.source)) return NONE;
  const problems: LocalProblem[] = [];
  const { gate } = register.source;
  if (gate) problems.push(...gateProblems(register, map, gate.field, '/gate/field'));
  problems.push(...bufferProblems(register, map));
  if (register.source.aliasOf !== undefined) problems.push(...aliasProblems(register, map));
  for (const field of register.fields) {
    const { source, index } = field;
    const at = `/fields/${index}`;
    if (source.gate) problems.push(...gateProblems(register, map, source.gate.field, `${at}/gate/field`));
    for (const role of ['enable', 'mask', 'test'] as const) {
      const path = source.interrupt?.[role];
      if (path !== undefined)
        problems.push(...interruptPartner(register, map, field, path, `${at}/interrupt/${role}`));
    }
  }
  return problems;
}

const NONE: readonly LocalProblem[] = [];
const referring = new WeakMap<Register, boolean>();

/** Most registers refer to nothing: asked once for each. */
function refersToOthers(register: Register): boolean {
  let refers = referring.get(register);
  if (refers === undefined) {
    const { gate, aliasOf, readBuffer, writeBuffer, fields } = register;
    const own = [gate, aliasOf, readBuffer, writeBuffer].some((each) => each !== undefined);
    refers = own || fields.some((each) => each.gate ?? each.interrupt);
    referring.set(register, refers);
  }
  return refers;
}

/** A field that is not there, or one of several copies of which none is meant. */
function unreachable(
  register: ElaboratedRegister,
  map: ElaboratedMap,
  path: FieldPath,
  at: string,
): LocalProblem[] {
  const found = findField(map, register, path);
  const report = (message: string): LocalProblem[] => [
    { code: 'REG-REFERENCE', message: `${register.path}: ${message}`, at },
  ];
  if (!found) return report(`there is no field ${path}`);
  const copied = copiedAround(found.register, register);
  return copied ? report(`${copied.path} has several copies, and ${path} does not say which`) : [];
}

function gateProblems(
  register: ElaboratedRegister,
  map: ElaboratedMap,
  path: FieldPath,
  at: string,
): LocalProblem[] {
  const problems = unreachable(register, map, path, at);
  const width = findField(map, register, path)?.field.width ?? 1;
  if (problems.length > 0 || width === 1) return problems;
  const message = `${register.path}: a gate is a field of one bit, and ${path} has ${width}`;
  return [{ code: 'REG-REFERENCE', message, at }];
}

/** Enable, mask and test have a bit for each bit of the status. */
function interruptPartner(
  register: ElaboratedRegister,
  map: ElaboratedMap,
  { name, width }: ElaboratedField,
  path: FieldPath,
  at: string,
): LocalProblem[] {
  const partner = findField(map, register, path);
  const problems = unreachable(register, map, path, at);
  if (!partner || problems.length > 0 || partner.field.width === width) return problems;
  const message = `${register.path}.${name} has ${width} bits and ${path} ${partner.field.width}`;
  return [{ code: 'REG-REFERENCE', message, at }];
}

function aliasProblems(register: ElaboratedRegister, map: ElaboratedMap): LocalProblem[] {
  const target = aliasTarget(map, register);
  const { aliasOf } = register.source;
  const report = (message: string, at: string): LocalProblem => ({
    code: 'REG-REFERENCE',
    message: `${register.path}: ${message}`,
    at,
  });
  if (!target) return [report(`there is no register ${aliasOf} in its group`, '/aliasOf')];
  if (target.source.aliasOf !== undefined) return [report(`${aliasOf} is an alias itself`, '/aliasOf')];
  if (target.source.external)
    return [report(`${aliasOf} is external and has no storage to share`, '/aliasOf')];
  if (target.dimensions.join() !== register.dimensions.join())
    return [report(`${aliasOf} has another number of copies`, '/array')];
  return register.fields.flatMap(({ name, index, lsb, width }) => {
    const shared = target.fields.find((field) => field.name === name);
    if (!shared) return [report(`${aliasOf} has no field ${name}`, `/fields/${index}/name`)];
    if (shared.lsb === lsb && shared.width === width) return [];
    const bits = `[${shared.lsb + shared.width - 1}:${shared.lsb}]`;
    return [report(`${name} has other bits than in ${aliasOf}, ${bits}`, `/fields/${index}/lsb`)];
  });
}

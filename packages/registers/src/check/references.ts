import type { FieldPath, Register, Said } from '@netloom/model';
import { aliasTarget, findField } from '../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';
import { say } from '../wording/sentences.ts';
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
  if (!found) return [unfit(register, say('reference/no-field', { path }), at)];
  const copied = copiedAround(found.register, register);
  return copied ? [unfit(register, say('reference/copies', { copied: copied.path, path }), at)] : [];
}

function unfit({ path }: ElaboratedRegister, reason: Said, at: string): LocalProblem {
  return { code: 'REG-REFERENCE', ...say('REG-REFERENCE/at', { register: path, reason }), at };
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
  return [unfit(register, say('reference/gate', { path, width }), at)];
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
  const field = `${register.path}.${name}`;
  const said = say('REG-REFERENCE/bits', { field, width, other: path, given: partner.field.width });
  return [{ code: 'REG-REFERENCE', ...said, at }];
}

function aliasProblems(register: ElaboratedRegister, map: ElaboratedMap): LocalProblem[] {
  const target = aliasTarget(map, register);
  const alias = register.source.aliasOf ?? '';
  if (!target) return [unfit(register, say('alias/none', { alias }), '/aliasOf')];
  if (target.source.aliasOf !== undefined)
    return [unfit(register, say('alias/itself', { alias }), '/aliasOf')];
  if (target.source.external) return [unfit(register, say('alias/external', { alias }), '/aliasOf')];
  if (target.dimensions.join() !== register.dimensions.join())
    return [unfit(register, say('alias/copies', { alias }), '/array')];
  return register.fields.flatMap(({ name, index, lsb, width }) => {
    const shared = target.fields.find((field) => field.name === name);
    const at = `/fields/${index}`;
    if (!shared) return [unfit(register, say('alias/no-field', { alias, field: name }), `${at}/name`)];
    if (shared.lsb === lsb && shared.width === width) return [];
    const bits = `[${shared.lsb + shared.width - 1}:${shared.lsb}]`;
    return [unfit(register, say('alias/bits', { field: name, alias, bits }), `${at}/lsb`)];
  });
}

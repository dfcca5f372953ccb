import { KEYWORDS } from '@netloom/hdl/keywords';
import { aliasTarget } from '../../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../../elaborate/index.ts';
import { planFile } from '../rtl/plan.ts';
import { Names } from '../text/names.ts';

/** Where the generated register file stores a field; undefined for what it does not store. */
export type StorageOf = (register: ElaboratedRegister, field: ElaboratedField) => string | undefined;

/** Names of the register file's storage, as its plan gives them; an alias has that of its target. */
export function storageOf(map: ElaboratedMap): StorageOf {
  const reserved = [...KEYWORDS, ...map.source.parameters.map(({ name }) => name)];
  const { registerOf } = planFile(map, new Names(reserved));
  const names = new Map<ElaboratedRegister, Map<string, string>>();
  const namesIn = (register: ElaboratedRegister): Map<string, string> => {
    const known = names.get(register);
    if (known) return known;
    const fields = register.source.external ? [] : (registerOf.get(register)?.fields ?? []);
    const stored = fields.filter(({ kind }) => kind === 'stored');
    const found = new Map(stored.map(({ source, value }) => [source.name, value]));
    names.set(register, found);
    return found;
  };
  return (register, field) => namesIn(aliasTarget(map, register) ?? register).get(field.name);
}

import { RegisterField } from '@netloom/model';
import type { RegisterMap, Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { RegisterEdit } from './edit.ts';
import { withBits, withFieldText } from './fieldCells.ts';
import type { FieldColumn } from './fieldCells.ts';
import { addField, withFields } from './fields.ts';
import { nameOfPath, registerAt } from './place.ts';
import type { NodePath } from './place.ts';
import { renameField } from './rename.ts';

/** New texts of the cells of one field. An index behind the last field adds one. */
export interface FieldCellEdit {
  node: NodePath;
  field: number;
  texts: Partial<Record<FieldColumn, string>>;
}

/** Sets cells of many fields, as a paste or a fill does: all of them, or none with the reason for the first that fails. */
export function setFieldCells(map: RegisterMap, edits: readonly FieldCellEdit[]): RegisterEdit {
  let next = map;
  for (const edit of edits) {
    const result = setOne(next, edit);
    if (result.map === undefined) return refuse(at(nameOfPath(map, edit.node), result.refused));
    next = result.map;
  }
  return { map: next };
}

const at = (place: string, reason: Worded) => say('reg-edit/at', { place, reason });

function setOne(map: RegisterMap, { node, field: index, texts }: FieldCellEdit): RegisterEdit {
  const register = registerAt(map, node);
  if (!register) return refuse(say('reg-edit/fields', {}));
  const { name, ...others } = texts;
  let next = map;
  const isNew = index >= register.fields.length;
  if (isNew) {
    const added = addBlank(map, node, name);
    if (added.map === undefined) return added;
    next = added.map;
  } else if (name !== undefined && name.trim() !== register.fields[index]!.name) {
    const renamed = renameField(map, node, index, name.trim());
    if (renamed.map === undefined) return renamed;
    next = renamed.map;
  }
  const last = Math.min(index, register.fields.length);
  let field = registerAt(next, node)!.fields[last]!;
  for (const [column, text] of ordered(others)) {
    const isChosen = isNew && column === 'bits';
    const changed = isChosen ? withBits(field, text) : withFieldText(field, column, text, next.enums);
    if (changed.refused !== undefined) return refuse(at(field.name, changed.refused));
    field = changed.field;
  }
  if (field === registerAt(next, node)!.fields[last]) return { map: next };
  return { map: withFields(next, node, (fields) => fields.with(last, field)) };
}

/** The enumeration first: a reset may be one of its names. */
function ordered(texts: Partial<Record<Exclude<FieldColumn, 'name'>, string>>) {
  const entries = Object.entries(texts) as [Exclude<FieldColumn, 'name'>, string][];
  return entries.sort(([a], [b]) => Number(b === 'enum') - Number(a === 'enum'));
}

function addBlank(map: RegisterMap, node: NodePath, name: string | undefined): RegisterEdit {
  const wanted = name?.trim();
  if (wanted === undefined || wanted === '') return addField(map, node);
  if (!RegisterField.shape.name.safeParse(wanted).success) {
    return refuse(say('reg-edit/name', { name: wanted }));
  }
  return addField(map, node, undefined, { name: wanted });
}

import type { RegisterMap } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { RegisterEdit } from './edit.ts';
import type { FieldColumn } from './fieldCells.ts';
import { insertNode } from './nodes.ts';
import { registerAt } from './place.ts';
import type { NodePath } from './place.ts';
import { quantityOf } from './quantityOf.ts';
import { renameNode } from './rename.ts';
import { setFieldCells } from './setCells.ts';
import { setNodeMembers } from './setMembers.ts';

/** A row of a spreadsheet: a field with the register that it belongs to. */
export interface TableRow {
  /** Name of the register; the one of the row above when it is empty. */
  register?: string | undefined;
  offset?: string | undefined;
  texts: Partial<Record<FieldColumn, string>>;
}

/** Adds rows at the end of the map: registers that do not exist are made, fields are added to theirs. All rows or none. */
export function appendRows(map: RegisterMap, rows: readonly TableRow[]): RegisterEdit {
  let next = map;
  let at: NodePath | undefined;
  for (const row of rows) {
    const name = row.register?.trim().split('.').at(-1) ?? '';
    if (name !== '') {
      const found = registerNamed(next, name, row.offset);
      if (found.map === undefined) return found;
      next = found.map;
      at = found.at;
    }
    if (Object.values(row.texts).every((text) => text.trim() === '')) continue;
    if (at === undefined) return refuse(say('reg-edit/first-row', {}));
    const field = registerAt(next, at)?.fields.length ?? 0;
    const set = setFieldCells(next, [{ node: at, field, texts: row.texts }]);
    if (set.map === undefined) return set;
    next = set.map;
  }
  return { map: next, at };
}

function registerNamed(map: RegisterMap, name: string, offset: string | undefined): RegisterEdit {
  const index = map.children.findIndex((child) => child.kind === 'register' && child.name === name);
  if (index >= 0) return { map, at: [index] };
  const inserted = insertNode(map, [], 'register');
  if (inserted.map === undefined || inserted.at === undefined) return inserted;
  const renamed = renameNode(inserted.map, inserted.at, name);
  if (renamed.map === undefined || offset === undefined || offset.trim() === '') return renamed;
  return setNodeMembers(renamed.map, inserted.at, { offset: quantityOf(offset) });
}

import type { RegisterMap } from '@netloom/model';
import {
  FIELD_COLUMNS,
  appendRows,
  quantityOf,
  removeFields,
  removeNodes,
  renameNode,
  setFieldCells,
  setNodeMembers,
} from '@netloom/registers';
import type { FieldColumn, NodePath, RegisterEdit, TableRow } from '@netloom/registers';
import { useMemo } from 'react';
import type { CellChange, GridCell, GridSource } from '../grid/gridTypes.ts';
import { addressOf, markKey, marksOf } from '../store/derived.ts';
import type { Marks } from '../store/derived.ts';
import { useChecked } from '../store/useChecked.ts';
import { takeEdit } from '../store/history.ts';
import { mapRows, pathOfRow } from './mapRows.ts';
import type { MapRow } from './mapRows.ts';
import { choicesOf, fieldCell, fieldProblem } from './useFieldSource.ts';

export const MAP_COLUMNS = ['register', 'offset', ...FIELD_COLUMNS] as const;
type MapColumn = (typeof MAP_COLUMNS)[number];

const isFieldColumn = (column: MapColumn): column is FieldColumn =>
  column !== 'register' && column !== 'offset';

export interface MapTableSource extends GridSource {
  all: readonly MapRow[];
}

/** The whole map, one row a field. Rows written behind the last one become registers and fields. */
export function useMapSource(map: RegisterMap): MapTableSource {
  const marks = marksOf(useChecked(map));
  return useMemo(() => {
    const all = mapRows(map);
    return {
      all,
      rows: all.length,
      grows: true,
      cell: (row, column) => mapCell(all[row]!, MAP_COLUMNS[column]!, marks),
      set: (changes) => takeEdit(changed(map, all, changes)),
      remove: (rows) =>
        takeEdit(
          removed(
            map,
            rows.map((row) => all[row]!),
          ),
        ),
      choices: (_row, column) => {
        const key = MAP_COLUMNS[column]!;
        return isFieldColumn(key) ? choicesOf(map, key) : [];
      },
    };
  }, [map, marks]);
}

function mapCell(row: MapRow, column: MapColumn, marks: Marks): GridCell {
  const { node, field, leads } = row;
  const path = pathOfRow(row);
  if (column === 'register') {
    const copies = node.dimensions.map((count) => `[${count}]`).join('');
    const problem = marks.members.get(markKey(path, undefined, 'name'));
    return { text: node.path, shown: node.path + copies, dim: !leads, problem };
  }
  if (column === 'offset') {
    const address = `0x${addressOf(node).toString(16).toUpperCase().padStart(4, '0')}`;
    const problem = marks.members.get(markKey(path, undefined, 'offset'));
    return { text: String(node.source.offset), shown: address, dim: !leads, problem };
  }
  if (field) return fieldCell(field.source, field, column, fieldProblem(marks, path, field.index, column));
  const isMemory = node.kind === 'memory';
  const shown = isMemory && column === 'name' ? `${node.entries} × ${node.width}` : '';
  return { text: '', shown, dim: true, readOnly: isMemory };
}

function changed(map: RegisterMap, all: readonly MapRow[], changes: readonly CellChange[]): RegisterEdit {
  let edit: RegisterEdit = { map };
  const appended = new Map<number, TableRow>();
  for (const { row, column, text } of changes) {
    const key = MAP_COLUMNS[column]!;
    const existing = all[row];
    if (!existing) addTo(appended, row, key, text);
    else edit = then(edit, (next) => setOne(next, existing, key, text));
  }
  return then(edit, (next) => appendRows(next, [...appended.values()]));
}

function then(edit: RegisterEdit, next: (map: RegisterMap) => RegisterEdit): RegisterEdit {
  return edit.map === undefined ? edit : next(edit.map);
}

function setOne(map: RegisterMap, row: MapRow, column: MapColumn, text: string): RegisterEdit {
  const { node, field } = row;
  const path = pathOfRow(row);
  if (column === 'offset') return setNodeMembers(map, path, { offset: quantityOf(text) });
  if (column === 'register') {
    const name = text.trim().split('.').at(-1) ?? '';
    return name === node.name ? { map } : renameNode(map, path, name);
  }
  if (node.kind === 'memory') return { map };
  const index = field?.index ?? node.fields.length;
  return setFieldCells(map, [{ node: path, field: index, texts: { [column]: text } }]);
}

function addTo(rows: Map<number, TableRow>, row: number, column: MapColumn, text: string): void {
  const entry = rows.get(row) ?? { texts: {} };
  if (isFieldColumn(column)) entry.texts[column] = text;
  else entry[column] = text;
  rows.set(row, entry);
}

/** Without the chosen fields; a register or memory that has none goes whole. */
function removed(map: RegisterMap, rows: readonly MapRow[]): RegisterEdit {
  const fields = new Map<string, { path: NodePath; indices: Set<number> }>();
  const nodes: NodePath[] = [];
  for (const row of rows) {
    const { node, field } = row;
    const path = pathOfRow(row);
    if (!field) nodes.push(path);
    else {
      const entry = fields.get(node.pointer) ?? { path, indices: new Set<number>() };
      entry.indices.add(field.index);
      fields.set(node.pointer, entry);
    }
  }
  let edit: RegisterEdit = { map };
  for (const { path, indices } of fields.values())
    edit = then(edit, (next) => removeFields(next, path, indices));
  return then(edit, (next) => ({ map: nodes.length > 0 ? removeNodes(next, nodes).map! : next }));
}

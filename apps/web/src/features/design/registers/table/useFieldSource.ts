import type { RegisterField, RegisterMap } from '@netloom/model';
import {
  ACCESS_NAMES,
  fieldText,
  isPlain,
  registerAt,
  removeFields,
  setFieldCells,
  writtenBits,
} from '@netloom/registers';
import type {
  ElaboratedField,
  ElaboratedRegister,
  FieldCellEdit,
  FieldColumn,
  NodePath,
} from '@netloom/registers';
import { useMemo } from 'react';
import type { CellChange, GridCell, GridSource } from '../grid/gridTypes.ts';
import { elaboratedRegister, markKey, marksOf } from '../store/derived.ts';
import type { Marks } from '../store/derived.ts';
import { useChecked } from '../store/useChecked.ts';
import { takeEdit } from '../store/history.ts';

/** Members of a field that problems of a column name. */
const MEMBERS: Record<FieldColumn, readonly string[]> = {
  name: ['name', ''],
  bits: ['lsb', 'width'],
  access: ['software', 'softwareEnable', 'onRead', 'onWrite'],
  hardware: ['hardware', 'hardwareEnable', 'hardwareSet', 'hardwareClear', 'counter', 'interrupt'],
  reset: ['reset', 'resetBy'],
  enum: ['enum'],
  description: ['description'],
};

/** Usual texts of a column. */
export function choicesOf(map: RegisterMap, column: FieldColumn): readonly string[] {
  if (column === 'access') return ACCESS_NAMES;
  if (column === 'hardware') return ['r', 'w', 'rw', 'none'];
  if (column === 'enum') return Object.keys(map.enums);
  return [];
}

/** One cell of a field: numbers are shown worked out, expressions as written while they are edited. */
export function fieldCell(
  field: RegisterField,
  elaborated: ElaboratedField,
  column: FieldColumn,
  problem: GridCell['problem'],
): GridCell {
  const text = fieldText(field, column);
  const worth = column === 'bits' || column === 'reset' ? workedOut(elaborated, field, column) : undefined;
  if (worth !== undefined) return { text, shown: worth, formula: true, problem };
  return { text, shown: column === 'description' ? text.replace(/\s+/g, ' ') : text, problem };
}

/** What an expression comes to; undefined for a plain number. */
function workedOut(
  { lsb, width, reset }: ElaboratedField,
  field: RegisterField,
  column: 'bits' | 'reset',
): string | undefined {
  if (column === 'bits') {
    return isPlain(field.lsb) && isPlain(field.width) ? undefined : writtenBits({ lsb, width });
  }
  if (field.reset === undefined || isPlain(field.reset) || reset === undefined) return undefined;
  return `0x${reset.toString(16).toUpperCase()}`;
}

export function fieldProblem(
  marks: Marks,
  node: NodePath,
  field: number,
  column: FieldColumn,
): GridCell['problem'] {
  for (const member of MEMBERS[column]) {
    const found = marks.members.get(markKey(node, field, member));
    if (found) return found;
  }
  return undefined;
}

/** Fields of one register by lowest bit, the last row being a new one. */
export function useFieldSource(
  map: RegisterMap,
  node: NodePath,
  columns: readonly FieldColumn[],
): GridSource {
  const register = registerAt(map, node);
  const elaborated = elaboratedRegister(map, node);
  const marks = marksOf(useChecked(map));
  return useMemo(
    () => sourceOf({ map, node, marks, elaborated, columns }),
    // The fields of other registers may change without a row of this one doing so.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [register, elaborated?.fields, marks, map, columns],
  );
}

interface Parts {
  map: RegisterMap;
  node: NodePath;
  marks: Marks;
  elaborated: ElaboratedRegister | undefined;
  columns: readonly FieldColumn[];
}

function sourceOf({ map, node, marks, elaborated, columns }: Parts): GridSource {
  const fields = elaborated?.fields ?? [];
  return {
    rows: fields.length,
    grows: elaborated !== undefined,
    cell(row, column) {
      const field = fields[row]!;
      const key = columns[column]!;
      return fieldCell(field.source, field, key, fieldProblem(marks, node, field.index, key));
    },
    set: (changes) => takeEdit(setFieldCells(map, editsOf(changes, node, fields, columns))),
    remove: (rows) => takeEdit(removeFields(map, node, new Set(rows.map((row) => fields[row]!.index)))),
    choices: (row, column) => {
      const key = columns[column]!;
      const field = fields[row];
      if (key === 'reset' && field?.enumeration) return field.enumeration.values.map(({ name }) => name);
      return choicesOf(map, key);
    },
  };
}

function editsOf(
  changes: readonly CellChange[],
  node: NodePath,
  fields: readonly ElaboratedField[],
  columns: readonly FieldColumn[],
): FieldCellEdit[] {
  const edits = new Map<number, FieldCellEdit>();
  for (const { row, column, text } of changes) {
    const edit = edits.get(row) ?? { node, field: fields[row]?.index ?? row, texts: {} };
    edit.texts[columns[column]!] = text;
    edits.set(row, edit);
  }
  return [...edits.values()];
}

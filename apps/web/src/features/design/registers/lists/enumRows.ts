import { EnumValue } from '@netloom/model';
import type { RegisterEnum, RegisterMap } from '@netloom/model';
import { freeName, quantityOf, renameEnum, setMapMembers, unfit } from '@netloom/registers';
import type { RegisterEdit } from '@netloom/registers';
import type { CellChange } from '../grid/gridTypes.ts';

export const ENUM_COLUMNS = ['enum', 'name', 'value', 'description'] as const;
export type EnumColumn = (typeof ENUM_COLUMNS)[number];

/** One value of an enumeration; `index` is its place there. */
export interface EnumRow {
  name: string;
  index: number;
  value: RegisterEnum['values'][number];
}

export function enumRows({ enums }: RegisterMap): EnumRow[] {
  return Object.entries(enums).flatMap(([name, { values }]) =>
    values.map((value, index) => ({ name, index, value })),
  );
}

/** Sets cells; rows behind the last one are new values, of a new enumeration where they name one. */
export function setEnumCells(map: RegisterMap, changes: readonly CellChange[]): RegisterEdit {
  const rows = enumRows(map);
  let edit: RegisterEdit = { map };
  const added = new Map<number, Partial<Record<EnumColumn, string>>>();
  for (const { row, column, text } of changes) {
    const key = ENUM_COLUMNS[column]!;
    const existing = rows[row];
    if (existing === undefined) added.set(row, { ...added.get(row), [key]: text.trim() });
    else if (edit.map !== undefined) edit = setCell(edit.map, existing, key, text.trim());
  }
  for (const texts of added.values()) {
    if (edit.map !== undefined) edit = addValue(edit.map, texts, rows.at(-1)?.name);
  }
  return edit;
}

function setCell(
  map: RegisterMap,
  { name, index, value }: EnumRow,
  key: EnumColumn,
  text: string,
): RegisterEdit {
  // Every row of an enumeration shows its name: a paste over several renames it once.
  if (key === 'enum') return Object.hasOwn(map.enums, name) ? renameEnum(map, name, text) : { map };
  const next = key === 'value' ? quantityOf(text) : text === '' ? undefined : text;
  return withValues(map, name, (values) =>
    values.with(index, { ...value, ...values[index], [key]: next } as never),
  );
}

function addValue(
  map: RegisterMap,
  texts: Partial<Record<EnumColumn, string>>,
  last: string | undefined,
): RegisterEdit {
  const name = texts.enum ?? Object.keys(map.enums).at(-1) ?? last ?? 'ENUM0';
  const values = map.enums[name]?.values ?? [];
  const value = {
    name:
      texts.name ??
      freeName(
        'VALUE0',
        values.map((each) => each.name),
      ),
    value: texts.value === undefined ? nextValue(values) : quantityOf(texts.value),
    ...(texts.description && { description: texts.description }),
  };
  return withValues(map, name, (before) => [...before, value]);
}

function nextValue(values: RegisterEnum['values']): number {
  const last = Number(values.at(-1)?.value ?? -1);
  return Number.isSafeInteger(last) ? last + 1 : values.length;
}

function withValues(
  map: RegisterMap,
  name: string,
  change: (values: RegisterEnum['values']) => RegisterEnum['values'],
): RegisterEdit {
  const values = change(map.enums[name]?.values ?? []);
  for (const value of values) {
    const parsed = EnumValue.safeParse(value);
    if (!parsed.success) return { refused: unfit(parsed.error, name) };
  }
  return setMapMembers(map, { enums: { ...map.enums, [name]: { ...map.enums[name], values } } });
}

/** Without the chosen values; an enumeration without values goes whole. */
export function removeEnumRows(map: RegisterMap, chosen: readonly number[]): RegisterEdit {
  const gone = new Set(chosen.map((row) => enumRows(map)[row]));
  const enums: RegisterMap['enums'] = {};
  const isGone = (name: string, index: number) =>
    [...gone].some((row) => row?.name === name && row.index === index);
  for (const [name, enumeration] of Object.entries(map.enums)) {
    const values = enumeration.values.filter((_, index) => !isGone(name, index));
    if (values.length > 0) enums[name] = { ...enumeration, values };
  }
  return setMapMembers(map, { enums });
}

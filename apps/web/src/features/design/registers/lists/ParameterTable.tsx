import { IpParameter } from '@netloom/model';
import type { RegisterMap } from '@netloom/model';
import { freeName, renameParameter, setMapMembers, unfit } from '@netloom/registers';
import type { RegisterEdit } from '@netloom/registers';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellChange, GridSource } from '../grid/gridTypes.ts';
import { elaborationOf, problemsOf } from '../store/derived.ts';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { ListGrid } from './ListGrid.tsx';

const COLUMNS = ['name', 'value', 'worth', 'minimum', 'maximum', 'local', 'description'] as const;
type Column = (typeof COLUMNS)[number];
const WIDTHS: Record<Column, number> = {
  name: 140,
  value: 120,
  worth: 80,
  minimum: 80,
  maximum: 84,
  local: 64,
  description: 220,
};

/** Parameters of the map: counts, widths, offsets and resets may depend on them. */
export function ParameterTable({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const titleOf = useCallback((column: Column) => t(`parameter.${column}`), [t]);
  const source = useMemo(() => sourceOf(open.map), [open.map]);
  return (
    <ListGrid
      hint={t('parameter.hint')}
      label={t('mode.parameters')}
      order={COLUMNS}
      widths={WIDTHS}
      titleOf={titleOf}
      source={source}
      readOnly={open.readOnly}
    />
  );
}

function sourceOf(map: RegisterMap): GridSource {
  const { parameters } = map;
  const { values } = elaborationOf(map).map;
  return {
    rows: parameters.length,
    grows: true,
    cell(row, column) {
      const parameter = parameters[row]!;
      const key = COLUMNS[column]!;
      if (key === 'worth') {
        const value = values[parameter.name];
        return { text: String(value ?? ''), shown: String(value ?? '?'), readOnly: true, dim: true };
      }
      const text = key === 'local' ? (parameter.local ? 'yes' : '') : (parameter[key] ?? '');
      const at = `/parameters/${row}/${key}`;
      const problem = problemsOf(map).find(({ place }) => place?.kind === 'document' && place.pointer === at);
      return { text, shown: text, problem };
    },
    set: (changes) => takeEdit(changed(map, changes)),
    remove: (rows) =>
      takeEdit(setMapMembers(map, { parameters: parameters.filter((_, index) => !rows.includes(index)) })),
    choices: (_row, column) => (COLUMNS[column] === 'local' ? ['yes', 'no'] : []),
  };
}

function changed(map: RegisterMap, changes: readonly CellChange[]): RegisterEdit {
  let edit: RegisterEdit = { map };
  for (const { row, column, text } of changes) {
    if (edit.map === undefined) return edit;
    edit = setOne(edit.map, row, COLUMNS[column]!, text.trim());
  }
  return edit;
}

function setOne(map: RegisterMap, row: number, column: Column, text: string): RegisterEdit {
  if (column === 'worth') return { map };
  const { parameters } = map;
  const existing = parameters[row];
  if (existing && column === 'name') return renameParameter(map, row, text);
  const taken = parameters.map(({ name }) => name);
  const draft = existing ?? { name: freeName('PARAM0', taken), value: '1', type: 'integer', local: false };
  const value =
    column === 'local'
      ? /^(?:yes|true|1)$/i.test(text)
      : text === '' && column !== 'value'
        ? undefined
        : text;
  const parsed = IpParameter.safeParse({ ...draft, [column]: value });
  if (!parsed.success) return { refused: unfit(parsed.error, draft.name) };
  const next = existing ? parameters.with(row, parsed.data) : [...parameters, parsed.data];
  return setMapMembers(map, { parameters: next });
}

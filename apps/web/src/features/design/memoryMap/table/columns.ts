import { describeAddress, rename, resizeAddress, moveAddress, addAddress } from '@netloom/soc';
import { takeEdit, useSoc } from '../../soc/index.ts';
import { addressText, readSize, sizeText } from '../map/sizes.ts';
import { aliasText, readAliases } from './aliasText.ts';
import type { Row } from './rows.ts';

export type ColumnId =
  | 'name'
  | 'base'
  | 'end'
  | 'size'
  | 'attributes'
  | 'aliases'
  | 'managers'
  | 'description';

export interface TableColumn {
  id: ColumnId;
  /** Pixels; the last one takes what is left. */
  width: number;
  mono: boolean;
  /** Text to edit; columns without one have an editor of their own. */
  text?: (row: Row) => string;
  /** Takes a text over. False for one that cannot be read: `problem.<id>` says what is expected. */
  commit?: (row: Row, text: string) => boolean;
  /** Numbers to sort by; by text otherwise. */
  order?: (row: Row) => bigint;
}

const LAST = 1n << 65n;

export const COLUMNS: readonly TableColumn[] = [
  {
    id: 'name',
    width: 132,
    mono: true,
    text: ({ endpoint }) => endpoint.split('.')[0]!,
    commit: renameOwner,
  },
  {
    ...{ id: 'base', width: 112, mono: true, commit: setBase },
    text: ({ base }) => (base === undefined ? '' : addressText(base)),
    order: ({ base }) => base ?? LAST,
  },
  {
    ...{ id: 'end', width: 112, mono: true, commit: setEnd },
    text: ({ base, size }) => (base === undefined ? '' : addressText(base + size! - 1n)),
    order: ({ base, size }) => (base === undefined ? LAST : base + size!),
  },
  {
    ...{ id: 'size', width: 82, mono: false, commit: setSize },
    text: ({ size }) => (size === undefined ? '' : sizeText(size)),
    order: ({ size }) => size ?? LAST,
  },
  { id: 'attributes', width: 126, mono: false },
  {
    ...{ id: 'aliases', width: 130, mono: true, commit: setAliases },
    text: ({ block }) => aliasText(block?.aliases ?? []),
  },
  { id: 'managers', width: 130, mono: true },
  {
    ...{ id: 'description', width: 160, mono: false, commit: setDescription },
    text: ({ block }) => block?.description ?? '',
  },
];

export function columnById(id: ColumnId): TableColumn {
  return COLUMNS.find((column) => column.id === id)!;
}

function renameOwner({ endpoint }: Row, to: string): boolean {
  const { document, layout } = useSoc.getState();
  takeEdit(rename({ document, layout }, endpoint.split('.')[0]!, to));
  return true;
}

function setBase({ endpoint, block }: Row, text: string): boolean {
  const base = readSize(text);
  if (base === undefined) return false;
  const { document, library } = useSoc.getState();
  takeEdit(block ? moveAddress(document, { endpoint }, base) : addAddress(document, library, endpoint, base));
  return true;
}

function setEnd({ endpoint, base }: Row, text: string): boolean {
  const end = readSize(text);
  if (end === undefined || base === undefined || end < base) return false;
  takeEdit(resizeAddress(useSoc.getState().document, { endpoint }, end - base + 1n));
  return true;
}

function setSize({ endpoint }: Row, text: string): boolean {
  const size = readSize(text);
  if (size === undefined) return false;
  takeEdit(resizeAddress(useSoc.getState().document, { endpoint }, size));
  return true;
}

function setAliases({ endpoint, block }: Row, text: string): boolean {
  const aliases = readAliases(text, block?.aliases ?? []);
  if (aliases === undefined) return false;
  takeEdit(describeAddress(useSoc.getState().document, endpoint, { aliases }));
  return true;
}

function setDescription({ endpoint }: Row, text: string): boolean {
  takeEdit(
    describeAddress(useSoc.getState().document, endpoint, { description: text === '' ? undefined : text }),
  );
  return true;
}

import { byName, readFormat, treeKind } from '@netloom/model';
import type { Shape, TreeRules } from '@netloom/model';
import { ViewFile, rowKindOf } from './viewFile.ts';
import type { SavedPart, SavedRow } from './viewFile.ts';
import { writeView } from './writeView.ts';

const FORMAT = { kind: 'view', schema: ViewFile, versions: { newest: 1, migrations: [] } };

const partText = ({ signal, bits }: SavedPart) => (bits === undefined ? signal : `${signal}[${bits}]`);

function nameOfRow(element: unknown): string {
  const row = element as SavedRow;
  if ('signal' in row) return partText(row);
  if ('vector' in row) return `{${row.vector.map(partText).join(', ')}}`;
  if ('group' in row) return `[${row.group}]`;
  return 'separator' in row ? `– ${row.separator}` : row.transactions;
}

const ROWS: Shape = { kind: 'list', of: 'row', nameOf: nameOfRow };
const LISTS: Readonly<Record<string, Shape>> = {
  panes: { kind: 'list', of: 'pane', nameOf: (_, index) => String(index + 1) },
  markers: { kind: 'list', of: 'marker', nameOf: byName },
  bookmarks: { kind: 'list', of: 'bookmark', nameOf: byName },
};

const rules: TreeRules = {
  shapeOf(steps) {
    const [head = '', ...below] = steps;
    if (below.length === 0) return Object.hasOwn(LISTS, head) ? LISTS[head] : undefined;
    if (head !== 'panes') return undefined;
    // Below a pane rows and their members take turns: panes, <pane>, <row>, rows, <row>, <member>.
    const members = below.filter((_, index) => index > 0 && index % 2 === 0);
    const isBelowRows = members.slice(0, -1).every((member) => member === 'rows');
    if (!isBelowRows || below.length % 2 === 0) return undefined;
    const last = members.at(-1);
    if (last === undefined || last === 'rows') return ROWS;
    if (last === 'names') return { kind: 'record', of: 'valueName' };
    return last === 'decoder' ? { kind: 'value' } : undefined;
  },
  // Times of different timescales cannot stand beside each other.
  sortOf: (value, steps) => (steps.length === 0 ? value['timescale'] : rowKindOf(value)),
};

export const viewKind = treeKind<ViewFile>({
  id: 'view',
  suffix: '.view.json',
  read: (text, path) => readFormat(text, path, FORMAT),
  write: writeView,
  title: () => undefined,
  rules,
  parse: (tree) => ViewFile.safeParse(tree).data,
});

import type { SavedRow, ViewFile } from './viewFile.ts';

const SIGNAL_ORDER = [
  'signal',
  'vector',
  'separator',
  'transactions',
  'bits',
  'name',
  'radix',
  'fraction',
  'signed',
  'names',
  'analog',
  'low',
  'high',
  'height',
  'color',
  'decoder',
];

/** A value on one line, with blanks after commas and colons; members without a value are left out. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}: ${inline(member)}`).join(', ')}}`;
}

/** The row's members in their fixed order. */
function ordered(row: SavedRow): object {
  const members = Object.entries(row);
  return Object.fromEntries(
    members.sort(([a], [b]) => SIGNAL_ORDER.indexOf(a) - SIGNAL_ORDER.indexOf(b)),
  ) as object;
}

function rowLines(rows: readonly SavedRow[], indent: string): string {
  const lines = rows.map((row) => {
    if (!('group' in row)) return indent + inline(ordered(row));
    const { group, open, rows: inner } = row;
    const head = inline({ group, open: open === false ? false : undefined }).slice(0, -1);
    return `${indent}${head}, "rows": [${listed(rowLines(inner, `${indent}  `), indent)}]}`;
  });
  return lines.join(',\n');
}

/** Lines between brackets: nothing at all, or each on its own. */
function listed(lines: string, indent: string): string {
  return lines === '' ? '' : `\n${lines}\n${indent}`;
}

function list(items: readonly unknown[], indent: string): string {
  return `[${listed(items.map((item) => `${indent}  ${inline(item)}`).join(',\n'), indent)}]`;
}

/** The text of a view: ordered members, one row a line, so that a change of one row is a change of one line. */
export function writeView(view: ViewFile): string {
  const panes = view.panes.map((rows) => `    [${listed(rowLines(rows, '      '), '    ')}]`);
  const markers = view.markers.map(({ name, time }) => ({ name, time }));
  const bookmarks = view.bookmarks.map(({ name, from, to }) => ({ name, from, to }));
  const members = [
    '"netloom": "view"',
    `"version": ${view.version}`,
    `"timescale": ${view.timescale}`,
    `"from": ${view.from}`,
    `"to": ${view.to}`,
    `"cursor": ${view.cursor}`,
    ...(view.direction === 'beside' ? ['"direction": "beside"'] : []),
    `"panes": [\n${panes.join(',\n')}\n  ]`,
    `"markers": ${list(markers, '  ')}`,
    `"bookmarks": ${list(bookmarks, '  ')}`,
  ];
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}

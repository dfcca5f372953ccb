import type { DrawingDocument } from './writeDrawing.ts';

/** A group `[title, …rows]` as an object, so that its rows are a list of their own. */
interface Group {
  '[]': unknown;
  rows: unknown[];
}

export function isGroup(row: unknown): row is Group {
  return typeof row === 'object' && row !== null && '[]' in row && 'rows' in row && Array.isArray(row.rows);
}

export function toTree(document: DrawingDocument): DrawingDocument {
  const { signal } = document;
  return Array.isArray(signal) ? { ...document, signal: signal.map(rowOf) } : document;
}

export function fromTree(tree: DrawingDocument): DrawingDocument {
  const { signal } = tree;
  return Array.isArray(signal) ? { ...tree, signal: signal.map(itemOf) } : tree;
}

function rowOf(item: unknown): unknown {
  if (!Array.isArray(item)) return item;
  const [title] = item as unknown[];
  const isNamed = typeof title !== 'object' || isMarkup(title);
  return { '[]': isNamed ? title : undefined, rows: item.slice(isNamed ? 1 : 0).map(rowOf) };
}

function itemOf(row: unknown): unknown {
  if (!isGroup(row)) return row;
  const rows = row.rows.map(itemOf);
  return row['[]'] === undefined ? rows : [row['[]'], ...rows];
}

function isMarkup(value: unknown): boolean {
  return Array.isArray(value) && value[0] === 'tspan';
}

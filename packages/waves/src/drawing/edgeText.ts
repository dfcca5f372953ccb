import type { Edge } from './types.ts';

/** Reads `a~>b text`; null when it names no two nodes. */
export function readEdge(text: string): Omit<Edge, 'index'> | null {
  const [, from, shape, to, label] = /^\s*(\S)(\S*)(\S)(?:\s+(.*?))?\s*$/.exec(text) ?? [];
  if (from === undefined || to === undefined || !shape) return null;
  return { from, to, shape, label: label ?? '' };
}

export function writeEdge({ from, shape, to, label }: Omit<Edge, 'index'>): string {
  return label === '' ? `${from}${shape}${to}` : `${from}${shape}${to} ${label}`;
}

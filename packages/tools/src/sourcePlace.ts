import type { SourcePlace } from '@netloom/model';

/** The place that a tool's message names as text; undefined without a file, or for line 0, which no file has. */
export function sourcePlace(file?: string, line?: string, column?: string): SourcePlace | undefined {
  if (!file || !(Number(line) > 0)) return undefined;
  const place: SourcePlace = { kind: 'source', file: file.replace(/^(\.\/)+/, ''), line: Number(line) };
  return Number(column) > 0 ? { ...place, column: Number(column) } : place;
}

import type { Diagnostic, Severity, Worded } from '@netloom/model';

/** What the import has to say about a line of a file. */
export function at(
  file: string,
  line: number,
  code: string,
  said: Worded,
  severity: Severity = 'error',
): Diagnostic {
  return { code, severity, ...said, place: { kind: 'source', file, line: Math.max(1, line) } };
}

import type { Diagnostic, Severity } from '@netloom/model';

/** What the import has to say about a line of a file. */
export function at(
  file: string,
  line: number,
  code: string,
  message: string,
  severity: Severity = 'error',
): Diagnostic {
  return { code, severity, message, place: { kind: 'source', file, line: Math.max(1, line) } };
}

import type { Diagnostic } from '@netloom/model';

/** An error of the option at a JSON pointer (RFC 6901). */
export function problem(code: string, pointer: string, message: string): Diagnostic {
  return { code, severity: 'error', message, place: { kind: 'document', pointer } };
}

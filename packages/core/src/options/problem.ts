import type { Diagnostic, Said } from '@netloom/model';

/** An error of the option at a JSON pointer (RFC 6901). */
export function problem(code: string, pointer: string, { message, wording }: Said): Diagnostic {
  const place = { kind: 'document' as const, pointer };
  return { code, severity: 'error', message, ...(wording && { wording }), place };
}

import { pointerOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';

/** An error at a member of a chip. */
export function problem(code: string, message: string, ...path: readonly PropertyKey[]): Diagnostic {
  return {
    code,
    severity: 'error',
    message,
    place: { kind: 'document', pointer: pointerOf(...path) },
  };
}

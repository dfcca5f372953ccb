import { pointerOf } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';

/** An error at a member of a chip. */
export function problem(code: string, said: Worded, ...path: readonly PropertyKey[]): Diagnostic {
  return {
    code,
    severity: 'error',
    ...said,
    place: { kind: 'document', pointer: pointerOf(...path) },
  };
}

import { pointerOf } from '@netloom/model';
import type { Diagnostic, Fix, Said, Severity } from '@netloom/model';

interface Problem {
  code: string;
  severity?: Severity;
  said: Said;
  /** Members and names from the document's root. */
  at: readonly string[];
  fix?: Fix;
}

export function problem({ code, severity = 'error', said, at, fix }: Problem): Diagnostic {
  return {
    code,
    severity,
    ...said,
    place: { kind: 'document', pointer: pointerOf(...at) },
    ...(fix && { fix }),
  };
}

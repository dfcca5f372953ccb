import type { Diagnostic, Fix, Severity } from '../diagnostic.ts';
import { pointerOf } from '../format/pointer.ts';
import type { Said } from '../wording.ts';

interface Problem {
  code: string;
  severity?: Severity;
  said: Said;
  /** Members and names from the document's root. */
  at: readonly string[];
  fix?: Fix;
}

/** What is wrong at a place of a document. */
export function documentProblem({ code, severity = 'error', said, at, fix }: Problem): Diagnostic {
  return {
    code,
    severity,
    ...said,
    place: { kind: 'document', pointer: pointerOf(...at) },
    ...(fix && { fix }),
  };
}

import type { Diagnostic, Fix, Said } from '@netloom/model';
import { REGISTER_CODES } from '../check/codes.ts';
import type { RegisterCode } from '../check/codes.ts';

/** A problem of one node; `at` is a JSON pointer relative to the node. */
export interface LocalProblem extends Said {
  code: RegisterCode;
  at: string;
  /** Edits with pointers relative to the node. */
  fix?: Fix | undefined;
}

/** The problem as said of the whole description. */
export function diagnosticOf({ code, message, wording, at, fix }: LocalProblem, pointer = ''): Diagnostic {
  const { severity } = REGISTER_CODES[code];
  const place = { kind: 'document' as const, pointer: pointer + at };
  const problem = { code, severity, message, ...(wording && { wording }), place };
  if (!fix) return problem;
  const edits = fix.edits.map((edit) => ({ ...edit, pointer: pointer + edit.pointer }));
  return { ...problem, fix: { ...fix, edits } };
}

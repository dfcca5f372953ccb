import type { Diagnostic, Fix } from '@netloom/model';
import { REGISTER_CODES } from '../check/codes.ts';
import type { RegisterCode } from '../check/codes.ts';

/** A problem of one node; `at` is a JSON pointer relative to the node. */
export interface LocalProblem {
  code: RegisterCode;
  message: string;
  at: string;
  /** Edits with pointers relative to the node. */
  fix?: Fix | undefined;
}

/** The problem as said of the whole description. */
export function diagnosticOf({ code, message, at, fix }: LocalProblem, pointer = ''): Diagnostic {
  const { severity } = REGISTER_CODES[code];
  const place = { kind: 'document' as const, pointer: pointer + at };
  if (!fix) return { code, severity, message, place };
  const edits = fix.edits.map((edit) => ({ ...edit, pointer: pointer + edit.pointer }));
  return { code, severity, message, place, fix: { title: fix.title, edits } };
}

import { fixOf } from '@netloom/model';
import type { Diagnostic, Fix, Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';

/** An error in the LIN configuration. Edits that set nothing are left out: there is no default to go back to. */
export function linProblem(
  code: string,
  pointer: string,
  said: Worded,
  edits: Fix['edits'] = [],
): Diagnostic {
  return {
    code: `PINS-LIN-${code}`,
    severity: 'error',
    ...said,
    place: { kind: 'document', pointer },
    ...(edits.length > 0 && { fix: fixOf(fixTitle(edits), edits) }),
  };
}

export function linWarning(
  code: string,
  pointer: string,
  said: Worded,
  edits: Fix['edits'] = [],
): Diagnostic {
  return { ...linProblem(code, pointer, said, edits), severity: 'warning' };
}

function fixTitle([edit]: Fix['edits']): Worded {
  const name = edit!.pointer.split('/').at(-1)!;
  if (edit!.value === undefined) return say('lin-fix/remove', { name });
  return say('pins-fix/set', { name, value: JSON.stringify(edit!.value) });
}

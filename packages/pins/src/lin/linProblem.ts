import type { Diagnostic, Fix } from '@netloom/model';

/** An error in the LIN configuration. Edits that set nothing are left out: there is no default to go back to. */
export function linProblem(
  code: string,
  pointer: string,
  message: string,
  edits: Fix['edits'] = [],
): Diagnostic {
  return {
    code: `PINS-LIN-${code}`,
    severity: 'error',
    message,
    place: { kind: 'document', pointer },
    ...(edits.length > 0 && { fix: { title: fixTitle(edits), edits } }),
  };
}

export function linWarning(
  code: string,
  pointer: string,
  message: string,
  edits: Fix['edits'] = [],
): Diagnostic {
  return { ...linProblem(code, pointer, message, edits), severity: 'warning' };
}

function fixTitle([edit]: Fix['edits']): string {
  const name = edit!.pointer.split('/').at(-1)!;
  return edit!.value === undefined ? `Remove ${name}` : `Set ${name} to ${JSON.stringify(edit!.value)}`;
}

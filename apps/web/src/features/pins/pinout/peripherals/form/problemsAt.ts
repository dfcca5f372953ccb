import type { Diagnostic } from '@netloom/model';
import type { Analysis } from '@netloom/pins';

/** Problems of the value at a JSON pointer. */
export function problemsAt({ diagnostics }: Analysis, pointer: string): Diagnostic[] {
  return diagnostics.filter(({ place }) => place?.kind === 'document' && place.pointer === pointer);
}

/** Said at the signals. */
const AT_SIGNALS = ['PINS-NO-PIN', 'PINS-UNPLACED'];

/** Problems of a peripheral that no field of its form shows. */
export function otherProblems({ diagnostics }: Analysis, instance: string): Diagnostic[] {
  return diagnostics.filter(
    ({ code, place }) =>
      !AT_SIGNALS.includes(code) &&
      place?.kind === 'document' &&
      place.instance === instance &&
      !place.pointer.includes('/parameters/') &&
      !place.pointer.startsWith('/lin/'),
  );
}

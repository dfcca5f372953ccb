import type { Diagnostic } from '@netloom/model';
import type { Project } from './project/project.ts';

/** Every interrupt must have a vector of the very device: no handler that nothing would call. */
export function checkVectors({ device, units }: Project): Diagnostic[] {
  const known = new Set(device.vectors.values());
  return units.flatMap(({ instance, interrupts }) =>
    interrupts
      .filter(({ vector }) => !known.has(vector))
      .map(({ vector }) => ({
        code: 'PINS-NO-VECTOR',
        severity: 'error' as const,
        message: `${instance} cannot interrupt: ${device.define} has no vector ${vector}. Switch its interrupt off.`,
        place: { kind: 'document' as const, pointer: `/peripherals/${instance}/interrupt` },
      })),
  );
}

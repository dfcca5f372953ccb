import type { Diagnostic } from '@netloom/model';
import type { Project } from './project/project.ts';
import { say } from '../wording/sentences.ts';

/** Every interrupt must have a vector of the very device: no handler that nothing would call. */
export function checkVectors({ device, units }: Project): Diagnostic[] {
  const known = new Set(device.vectors.values());
  return units.flatMap(({ instance, interrupts }) =>
    interrupts
      .filter(({ vector }) => !known.has(vector))
      .map(({ vector }) => ({
        code: 'PINS-NO-VECTOR',
        severity: 'error' as const,
        ...say('PINS-NO-VECTOR', { instance, device: device.define, vector }),
        place: { kind: 'document' as const, pointer: `/peripherals/${instance}/interrupt` },
      })),
  );
}

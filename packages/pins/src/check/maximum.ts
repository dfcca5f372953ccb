import type { Chip } from '../chip/chip.ts';
import { spiMaximumOf } from '../clock/index.ts';
import type { Parameter } from '../definitions/definition.ts';

/** Most that a derived rate may be: the definition's, which the data sheet of a real chip may raise. */
export function maximumOf({ derived, max }: Parameter, instance: string, chip: Chip): number | undefined {
  const ofChip =
    derived === 'spiBaudRate' && chip.family !== 'Sample' ? spiMaximumOf(instance, chip) : undefined;
  return ofChip ?? max;
}

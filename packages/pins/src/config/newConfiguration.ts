import type { Chip } from '../chip/chip.ts';
import type { PinConfiguration } from './configuration.ts';

/** A configuration with everything at reset. `name` is a C identifier of at most 40 characters. */
export function newConfiguration(name: string, chip: Chip): PinConfiguration {
  return { netloom: 'pins', version: 1, name, chip: chip.id, peripherals: {}, pins: {} };
}

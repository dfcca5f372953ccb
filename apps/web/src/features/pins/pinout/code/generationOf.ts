import { generatePins } from '@netloom/pins';
import type { Chip, Generation, PinConfiguration } from '@netloom/pins';

/** Texts of the project by path relative to the folder of the configuration. */
export type Existing = ReadonlyMap<string, string>;

interface Known {
  chip: Chip;
  existing: Existing;
  generation: Generation;
}

const known = new WeakMap<PinConfiguration, Known>();

/** What a configuration generates, user code of existing files included; worked out once for each. */
export function generationOf(configuration: PinConfiguration, chip: Chip, existing: Existing): Generation {
  const kept = known.get(configuration);
  if (kept?.chip === chip && kept.existing === existing) return kept.generation;
  const generation = generatePins(configuration, chip, existing);
  known.set(configuration, { chip, existing, generation });
  return generation;
}

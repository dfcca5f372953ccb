import { generatePins } from '@netloom/pins';
import type { Generation, PinConfiguration } from '@netloom/pins';
import type { OpenPins } from '../store/pinsStore.ts';

const known = new WeakMap<PinConfiguration, { chip: object; generation: Generation }>();

/** What a configuration generates, worked out once for each; user code that lies in the project is not in it. */
export function generationOf({ configuration, chip }: Pick<OpenPins, 'configuration' | 'chip'>): Generation {
  const kept = known.get(configuration);
  if (kept?.chip === chip) return kept.generation;
  const generation = generatePins(configuration, chip);
  known.set(configuration, { chip, generation });
  return generation;
}

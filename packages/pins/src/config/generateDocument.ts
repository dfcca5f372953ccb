import type { Generated, GenerationSite } from '@netloom/model';
import type { Chip } from '../chip/chip.ts';
import { generatePins } from '../generate/generatePins.ts';
import type { PinConfiguration } from './configuration.ts';

/** All that a configuration makes for its chip; code between the markers of what lies there is taken over. */
export function generate(
  configuration: PinConfiguration,
  { context: { chip }, existing }: GenerationSite<{ chip: Chip }>,
): Generated {
  return generatePins(configuration, chip, existing);
}

import type { Chip } from '../chip/chip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { alternatives } from './alternatives.ts';
import type { Rival } from './solution.ts';

/** One side of a conflict: a signal, the pin that it is on (undefined: none), and where else it could be. */
export function rivalOf(
  configuration: PinConfiguration,
  chip: Chip,
  signal: string,
  at: string | undefined,
): Rival {
  const locked = at !== undefined && configuration.pins[at]?.lock === true;
  return { signal, at, locked, alternatives: alternatives(configuration, chip, signal) };
}

import { analyse } from '@netloom/pins';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { PinsSubject } from './loadPins.ts';

/** `netloom pins check`: every problem of a configuration. */
export function checkPins({ path, configuration, chip, diagnostics }: PinsSubject): Outcome {
  const { diagnostics: found, peripherals, isSafe } = analyse(configuration, chip);
  const pins = Object.keys(configuration.pins).length;
  const enabled = [...peripherals.values()].filter(({ mode }) => mode !== undefined).length;
  const summary = `${path}: safe to generate; ${chip.model}, ${pins} pins assigned, ${enabled} peripherals enabled`;
  return outcomeOf(path, [...diagnostics, ...found], summary, {
    chip: chip.id,
    pins,
    peripherals: enabled,
    isSafe,
  });
}

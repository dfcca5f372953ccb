import type { Chip } from '../chip/chip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { definitionOf } from '../definitions/definitions.ts';
import { holds, setValues } from '../definitions/values.ts';

/** Full names of the signals that the enabled modes need, e.g. `USART1_TX`. */
export function neededSignals({ peripherals }: PinConfiguration, chip: Chip): ReadonlySet<string> {
  const needed = new Set<string>();
  for (const [instance, setting] of Object.entries(peripherals)) {
    const definition = definitionOf(chip, instance);
    const mode = definition?.modes.find(({ name }) => name === setting.mode);
    if (!definition || !mode) continue;
    const values = setValues(definition, mode, setting.parameters);
    for (const { name, when } of mode.signals) if (holds(when, values)) needed.add(`${instance}_${name}`);
  }
  return needed;
}

import type { Chip } from '../chip/chip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import type { Parameter, Value } from '../definitions/definition.ts';
import { GPIO } from '../definitions/gpio.ts';
import { defaultOf, optionsOf, parametersOf } from '../definitions/values.ts';
import { indexOf } from './chipIndex.ts';
import { assignments } from './context.ts';
import { pinValuesOf } from './pinValues.ts';
import { commonRemap, remapUses, routeOf } from './routes.ts';

export interface PinSetting {
  /** With the options and the default of the mode that the pin's signal puts it in. */
  parameter: Parameter;
  value: Value;
  isDefault: boolean;
}

/** What can be set on an assigned pin, and what it is set to; nothing for a free pin. */
export function pinSettingsOf(
  configuration: PinConfiguration,
  chip: Chip,
  pinName: string,
): readonly PinSetting[] {
  const index = indexOf(chip);
  const assignment = configuration.pins[pinName];
  const pin = index.pins.get(pinName);
  if (!assignment || !pin) return [];
  const { held } = assignments(configuration, index);
  const remaps = new Map(
    [...remapUses(held, index)].map(([instance, uses]) => [instance, commonRemap(uses)]),
  );
  const route = routeOf(assignment.signal, pin, { index, remaps });
  const { gpioMode, values } = pinValuesOf(assignment, route, chip, index);
  if (gpioMode === undefined) return [];
  return parametersOf(GPIO, gpioMode)
    .filter(({ visible }) => visible)
    .map((parameter) => {
      const value = values[parameter.name]!;
      const standard = defaultOf(parameter, gpioMode);
      const options = optionsOf(parameter, gpioMode);
      return {
        parameter: { ...parameter, options, default: standard },
        value,
        isDefault: value === standard,
      };
    });
}

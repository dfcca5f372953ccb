import type { Chip, Route } from '../chip/chip.ts';
import { definitionOf } from '../definitions/definitions.ts';
import { instanceOf } from './chipIndex.ts';
import type { ChipIndex } from './chipIndex.ts';

/** Voltages; triggers of converters (`ADC1_EXTI11`) are digital. */
const ANALOG = /^(?:ADC|DAC|COMP|OPAMP)(?!.*EXTI)/;
const EITHER = 'AlternateFunctionOpenDrainAndPushPullDefaultPP';

/** The function of a pin as GPIO: `Output` of `GPIO_Output`; undefined for a peripheral's signal. */
export function gpioFunctionOf(signal: string): string | undefined {
  return signal.startsWith('GPIO_') ? signal.slice('GPIO_'.length) : undefined;
}

/**
 * Mode of the GPIO definition that a signal puts its pin in. Undefined where the hardware takes the pin without one,
 * e.g. for an oscillator.
 */
export function gpioModeOf(
  signal: string,
  route: Route | undefined,
  chip: Chip,
  index: ChipIndex,
): string | undefined {
  const own = gpioFunctionOf(signal);
  if (own !== undefined) return own;
  const instance = instanceOf(signal, index);
  const name = signal.slice((instance?.length ?? 0) + 1);
  const defined = instance === undefined ? undefined : definitionOf(chip, instance);
  const mode = defined?.signals.find((one) => one.name === name)?.gpioModes[0];
  if (mode !== undefined) return mode;
  if (ANALOG.test(signal) && route?.alternate === undefined) return 'Analog';
  return route === undefined ? undefined : EITHER;
}

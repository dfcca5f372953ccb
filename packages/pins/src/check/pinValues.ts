import type { Chip, Route } from '../chip/chip.ts';
import type { PinAssignment } from '../config/configuration.ts';
import type { Mode, Value } from '../definitions/definition.ts';
import { GPIO } from '../definitions/gpio.ts';
import { setValues } from '../definitions/values.ts';
import type { ChipIndex } from './chipIndex.ts';
import { gpioModeOf } from './gpioMode.ts';

const MODES = new Map<string, Mode>(GPIO.modes.map((mode) => [mode.name, mode]));

/** Alternate function of the event output of the core (RM0090, 8.3.2, AF15). */
const EVENTOUT = 15;

export interface PinValues {
  gpioMode: string | undefined;
  values: Readonly<Record<string, Value>>;
}

const known = new WeakMap<PinAssignment, { chip: Chip; route: Route | undefined; pin: PinValues }>();

/** What an assigned pin is set to; worked out once, as an edit leaves the assignments of other pins as they are. */
export function pinValuesOf(
  assignment: PinAssignment,
  route: Route | undefined,
  chip: Chip,
  index: ChipIndex,
): PinValues {
  const kept = known.get(assignment);
  if (kept?.chip === chip && kept.route === route) return kept.pin;
  const pin = workedOut(assignment, route, chip, index);
  known.set(assignment, { chip, route, pin });
  return pin;
}

function workedOut(
  { signal, settings }: PinAssignment,
  route: Route | undefined,
  chip: Chip,
  index: ChipIndex,
): PinValues {
  const gpioMode = gpioModeOf(signal, route, chip, index);
  const mode = MODES.get(gpioMode ?? '');
  if (!mode) return { gpioMode: undefined, values: {} };
  const values = setValues(GPIO, mode, settings);
  const alternate = gpioMode === 'EVENTOUT' ? EVENTOUT : route?.alternate;
  if ('GPIO_AF' in values) values['GPIO_AF'] = alternate ?? 0;
  return { gpioMode, values };
}

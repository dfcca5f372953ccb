import { assign, obstaclesTo, pinSettingsOf, release, setLabel, setLock } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { offers } from '../package/actions/offers.ts';
import { withSetting } from '../package/actions/withSetting.ts';
import { edit } from '../files/boards.ts';
import { usePins } from '../store/pinsStore.ts';

type Step = (configuration: PinConfiguration, pin: string, chip: Chip) => PinConfiguration;

/** Changes several pins in one step that undo takes back. */
function editEach(pins: readonly string[], step: Step): void {
  const { open } = usePins.getState();
  if (open) edit((configuration) => pins.reduce((next, pin) => step(next, pin, open.chip), configuration));
}

/** Sets what those of the pins that are assigned and have the setting can be set to. */
export function settle(pins: readonly string[], name: string, value: string | number): void {
  editEach(pins, (configuration, pin, chip) => {
    const setting = pinSettingsOf(configuration, chip, pin).find(({ parameter }) => parameter.name === name);
    const isOffered = setting?.parameter.options?.some((option) => option.value === value);
    return isOffered ? withSetting(configuration, chip, pin, name, value) : configuration;
  });
}

/** Makes those of the pins general-purpose that can be, are not locked, and whose lead and bit nobody else has. */
export function assignAll(pins: readonly string[], signal: string): void {
  editEach(pins, (configuration, name, chip) => {
    const pin = chip.pins.find((each) => each.name === name);
    if (!pin || !offers(pin, signal) || configuration.pins[name]?.lock) return configuration;
    if (obstaclesTo(configuration, chip, pin, [signal]).length > 0) return configuration;
    return assign(configuration, name, signal);
  });
}

export function lockAll(pins: readonly string[], locked: boolean): void {
  editEach(pins, (configuration, pin) =>
    configuration.pins[pin] ? setLock(configuration, pin, locked) : configuration,
  );
}

export function freeAll(pins: readonly string[]): void {
  editEach(pins, (configuration, pin) => release(configuration, pin));
}

/** One pin gets the label as it is; several get it with a number behind, since a label names one pin. */
export function labelAll(pins: readonly string[], label: string): void {
  const text = label.trim();
  editEach(pins, (configuration, pin) => {
    if (!configuration.pins[pin]) return configuration;
    const numbered = pins.length === 1 || text === '' ? text : `${text}${pins.indexOf(pin)}`;
    return setLabel(configuration, pin, numbered === '' ? undefined : numbered);
  });
}

import { pinSettingsOf, setPinSetting } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';

/** Sets a setting of a pin; the value that it has anyway is not stored. */
export function withSetting(
  configuration: PinConfiguration,
  chip: Chip,
  pin: string,
  name: string,
  value: string | number,
): PinConfiguration {
  const reset = setPinSetting(configuration, pin, name, undefined);
  const usual = pinSettingsOf(reset, chip, pin).find(({ parameter }) => parameter.name === name)?.value;
  return value === usual ? reset : setPinSetting(configuration, pin, name, value);
}

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
  const setting = pinSettingsOf(configuration, chip, pin).find(({ parameter }) => parameter.name === name);
  const isUsual = value === setting?.parameter.default;
  return setPinSetting(configuration, pin, name, isUsual ? undefined : value);
}

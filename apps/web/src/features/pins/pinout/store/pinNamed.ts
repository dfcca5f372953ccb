import type { Chip } from '@netloom/pins';
import { shortName } from '../package/drawing/names.ts';

/** The name of the pin that people call so: in full, or as `PC14` for `PC14-OSC32_IN`; undefined where there is none. */
export function pinNamed({ pins }: Pick<Chip, 'pins'>, called: string): string | undefined {
  const found =
    pins.find(({ name }) => name === called) ?? pins.find(({ name }) => shortName(name) === called);
  return found?.name;
}

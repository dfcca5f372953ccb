import { pins } from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';

/** The bench's first line of the CLIC's pins, behind those of every core. */
export const FIRST_LOCAL = 4;
/** So many of them; pins beyond share them again. */
const MOST = 24;

export const localLines = (options: CoreOptions): number => Math.min(pins(options), MOST);

/** The bench's line of each pin. */
export const lineOfPin = (options: CoreOptions, pin: number): number =>
  FIRST_LOCAL + (pin % localLines(options));

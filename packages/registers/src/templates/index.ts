import { LIN } from './lin.ts';
import { PINMUX } from './pinmux.ts';

/** Register maps to begin with, beside those of the IP library. */
export const REGISTER_TEMPLATES = [PINMUX, LIN] as const;

import { z } from 'zod';

/** Simple identifier of IEEE 1800-2017, 5.6, without `$`, so that it is also a C identifier. */
export const Identifier = z
  .string()
  .max(128)
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected a letter or underscore, then letters, digits or underscores');
export type Identifier = z.infer<typeof Identifier>;

/** Unsigned hexadecimal number as text, e.g. "0x80005000"; text because 64-bit addresses exceed a double. */
export const Hex = z
  .string()
  .regex(/^0x[0-9A-Fa-f]{1,16}$/, 'expected a hexadecimal number such as 0x80005000');
export type Hex = z.infer<typeof Hex>;

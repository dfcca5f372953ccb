import { z } from 'zod';

/**
 * A number, or a constant expression over the map's parameters (IEEE 1800-2017, 11.2.1) in which hexadecimal may also
 * be written as in C, e.g. 4, "0x10", "WIDTH-1", "32'hDEAD_BEEF".
 */
export const Quantity = z.union([
  z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
  z.string().min(1).max(1024),
]);
export type Quantity = z.infer<typeof Quantity>;

/** Markdown (CommonMark) for documents; at most 64 KiB. */
export const Markdown = z.string().max(65_536);

/** A field elsewhere in the map: `REGISTER.FIELD`, looked up from the own group outwards, e.g. "LOCK.EN". */
export const FieldPath = z
  .string()
  .max(600)
  .regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)+$/, 'expected REGISTER.FIELD');
export type FieldPath = z.infer<typeof FieldPath>;

/** A register elsewhere in the map: `REGISTER` or `GROUP.REGISTER`, looked up from the own group outwards. */
export const RegisterPath = z
  .string()
  .max(600)
  .regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/, 'expected REGISTER or GROUP.REGISTER');
export type RegisterPath = z.infer<typeof RegisterPath>;

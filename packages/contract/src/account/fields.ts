import { z } from 'zod';
import { secret } from '../fields.ts';

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** A password to be set. Length is what counts (NIST SP 800-63B, 5.1.1.2). */
export const passwordText = secret(
  z
    .string()
    .min(PASSWORD_LENGTH.min, `expected at least ${PASSWORD_LENGTH.min} characters`)
    .max(PASSWORD_LENGTH.max, `expected at most ${PASSWORD_LENGTH.max} characters`),
);

/** 0 may sign in, 1 is disabled. */
export const Status = z.union([z.literal(0), z.literal(1)]);
export type Status = z.infer<typeof Status>;

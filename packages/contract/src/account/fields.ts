import { z } from 'zod';
import { secret } from '../fields.ts';

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** A password to be set. Length is what counts (NIST SP 800-63B, 5.1.1.2). */
export const passwordText = secret(z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max));

/** A user name; no two look the same by invisible characters or by how an accent is encoded. */
export const userNameText = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1, 'Please enter your username')
  .max(64)
  .refine((name) => !/[\p{C}\p{Z}]/u.test(name.replaceAll(' ', '')), 'expected no invisible characters');

export const emailText = z
  .string()
  .trim()
  .min(1, 'Please enter your email')
  .max(254)
  .pipe(z.email('Please enter a valid email address'));

export const phoneText = z
  .string()
  .regex(/^\d{11}$/, 'Please enter the correct 11-digit mobile phone number');

/** A form that sets the password in field `name`, typed a second time as confirmPassword. */
export function samePasswords<S extends z.ZodRawShape>(name: keyof S & string, fields: S) {
  return z.object(fields).refine((form: Record<string, unknown>) => form[name] === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });
}

/** 0 may sign in, 1 is disabled. */
export const Status = z.union([z.literal(0), z.literal(1)]);
export type Status = z.infer<typeof Status>;

import { Refusal } from '../../../http/refusal.ts';

/** Told only to who has proven the address, or administers users. */
export function emailTaken(path: string): Error {
  return new Refusal('email-taken', { field: path });
}

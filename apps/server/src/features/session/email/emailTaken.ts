import { warning } from '../../../http/problem.ts';

/** Told only to who has proven the address, or administers users. */
export function emailTaken(path: string): Error {
  const message =
    'This mail address is confirmed for another account: use another, or have that account changed';
  return warning(`${path}: ${message}`, { issues: [{ path, message }] });
}

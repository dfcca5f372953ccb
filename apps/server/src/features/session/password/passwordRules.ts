import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../../../http/refusal.ts';

const common = new Set(dictionary['passwords-common']);

/** Letters of any script, without what is put before or after them to please a rule. */
const core = (text: string) => text.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, '');

/**
 * What NIST SP 800-63B, 5.1.1.2 has refused: the passwords that are tried first, and names that the attacker knows. No
 * rule of composition. @throws a 601 that names the field.
 */
export function checkNewPassword(
  password: string,
  user: { userName: string; email: string },
  field: string,
): void {
  const known = ['netloom', user.userName, user.email, user.email.split('@')[0]!];
  const isCommon = common.has(password.toLowerCase());
  const isName = known.some(
    (name) => name !== '' && (password.toLowerCase() === name.toLowerCase() || core(password) === core(name)),
  );
  if (!isCommon && !isName) return;
  throw new Refusal(isCommon ? 'password-common' : 'password-is-name', { field });
}

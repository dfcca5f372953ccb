import type { BodyOf, updateSysUser } from '@netloom/contract';
import { takenIndex } from '../../database/unlessTaken.ts';
import { forbidden } from '../../http/refuse.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { changeAskedMail, changedMail, emailTaken, requirePassword } from '../session/index.ts';
import type { Editor } from './policy.ts';

export type EmailWish = Pick<BodyOf<typeof updateSysUser>, 'email' | 'emailConfirmed' | 'currentPassword'>;

/** What becomes of a wish for a mail address: what is stored at once, or the address that a link is mailed to. */
export interface EmailOutcome {
  stored?: { email: string; emailConfirmed: boolean };
  asked?: string;
}

/**
 * One's own address changes by password and by the link that is mailed to the new one; another's by the word of who
 * administers users, or by that link too. @throws a 601 or 403 for what is neither.
 */
export async function emailOutcome(
  { email: wished, emailConfirmed, currentPassword }: EmailWish,
  { caller, user, administers }: Editor,
  services: Services,
): Promise<EmailOutcome> {
  const { mail } = services;
  const email = wished ?? user.email;
  const changed = email !== user.email;
  const vouched = emailConfirmed ?? (!changed && user.emailConfirmed);
  if (!changed && vouched === user.emailConfirmed) return {};
  const own = user.userId === caller.userId;
  if (emailConfirmed !== undefined && !administers) throw forbidden();
  if (own && vouched && mail.enabled) throw new Refusal('email-by-link', { field: 'body.emailConfirmed' });
  if (own) await requireOwnPassword(services, user, currentPassword);
  if (email === '') return { stored: { email, emailConfirmed: false } };
  if (vouched || !changed) return { stored: { email, emailConfirmed: vouched } };
  if (mail.enabled) return { asked: email };
  if (!administers) throw new Refusal('email-by-administrator', { field: 'body.email' });
  return { stored: { email, emailConfirmed: false } };
}

async function requireOwnPassword(
  services: Services,
  user: Editor['user'],
  password: string | undefined,
): Promise<void> {
  if (user.passwordHash === '') throw new Refusal('email-of-provider', { field: 'body.email' });
  if (!password) throw new Refusal('password-missing', { field: 'body.currentPassword' });
  await requirePassword(services, user, password, 'body.currentPassword');
}

/** Tells the address that held of what happens to it. */
export async function noticeOldAddress(
  { stored, asked }: EmailOutcome,
  { email, userName }: Editor['user'],
  { mail }: Services,
): Promise<void> {
  if (email === '' || !mail.enabled) return;
  if (asked !== undefined) await mail.send({ to: email, ...changeAskedMail(userName) });
  else if (stored !== undefined && stored.email !== email)
    await mail.send({ to: email, ...changedMail(userName) });
}

/** The problem that a write of users ran into, when it is one of the caller's. */
export function takenProblem(error: unknown, nameTaken: () => Error): Error | undefined {
  const index = takenIndex(error);
  if (index === 'users_confirmed_email') return emailTaken('body.email');
  return index === undefined ? undefined : nameTaken();
}

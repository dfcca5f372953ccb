import { mailConfirmation } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { unauthenticated } from '../../http/refuse.ts';
import { Refusal } from '../../http/refusal.ts';
import { implement } from '../../http/route.ts';
import { askConfirmation, findUserById, pendingEmails } from '../session/index.ts';

export const mailConfirmationRoute = implement(
  mailConfirmation,
  signedIn,
  async (_incoming, { caller: { userId } }, services) => {
    const { database, mail } = services;
    if (!mail.enabled) throw new Refusal('no-confirmation-mails');
    const user = await findUserById(database, userId);
    if (user === undefined) throw unauthenticated();
    const pending = (await pendingEmails(database, [userId])).get(userId);
    const email = pending ?? (user.emailConfirmed ? '' : user.email);
    if (email === '') throw new Refusal('nothing-to-confirm');
    await askConfirmation(services, user, email);
    return null;
  },
);

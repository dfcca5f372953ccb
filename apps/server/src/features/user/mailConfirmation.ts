import { mailConfirmation } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { unauthenticated, warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { askConfirmation, findUserById, pendingEmails } from '../session/index.ts';

export const mailConfirmationRoute = implement(
  mailConfirmation,
  signedIn,
  async (_incoming, { caller: { userId } }, services) => {
    const { database, mail } = services;
    if (!mail.enabled)
      throw warning('This installation sends no mails: ask an administrator to confirm your address.');
    const user = await findUserById(database, userId);
    if (user === undefined) throw unauthenticated();
    const pending = (await pendingEmails(database, [userId])).get(userId);
    const email = pending ?? (user.emailConfirmed ? '' : user.email);
    if (email === '') throw warning('No mail address of yours waits to be confirmed.');
    await askConfirmation(services, user, email);
    return null;
  },
);

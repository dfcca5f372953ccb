import { confirmEmail } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { Refusal } from '../../http/refusal.ts';
import { implement } from '../../http/route.ts';
import { confirmByToken, hashToken } from '../session/index.ts';
import { takenProblem } from './changeEmail.ts';
import { sysUsers } from './reply.ts';

/** By the user himself alone: who gets a mail that he did not ask for cannot be led to confirm another's account. */
export const confirmEmailRoute = implement(
  confirmEmail,
  signedIn,
  async ({ body: { token } }, { caller: { userId } }, { database }) => {
    const confirmed = await confirmByToken(database, userId, hashToken(token)).catch((error: unknown) => {
      throw takenProblem(error, () => error as Error) ?? error;
    });
    if (!confirmed) throw new Refusal('email-link-void');
    return (await sysUsers(database, [userId]))[0]!;
  },
);

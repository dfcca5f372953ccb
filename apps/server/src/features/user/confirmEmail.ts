import { confirmEmail } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { warning } from '../../http/problem.ts';
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
    if (!confirmed)
      throw warning(
        'This link was used already, is too old, or belongs to another account: have a new one mailed under Profile.',
      );
    return (await sysUsers(database, [userId]))[0]!;
  },
);

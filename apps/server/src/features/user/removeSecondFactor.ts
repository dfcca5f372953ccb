import { removeSecondFactor } from '@netloom/contract';
import { Refusal } from '../../http/refusal.ts';
import { implement } from '../../http/route.ts';
import { removeFactor } from '../session/index.ts';
import { editorOf } from './policy.ts';

export const removeSecondFactorRoute = implement(
  removeSecondFactor,
  editorOf(({ body }) => body.userId),
  async (_incoming, { caller, user }, services) => {
    if (user.userId === caller.userId) throw new Refusal('factor-own');
    await removeFactor(services, user);
    return null;
  },
);

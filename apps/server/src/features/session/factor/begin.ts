import { beginSecondFactor } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { requireOwner } from './requireOwner.ts';
import { beginSetUp } from './setUp.ts';

export const beginSecondFactorRoute = implement(
  beginSecondFactor,
  signedIn,
  async ({ body: { password } }, { caller }, services) =>
    beginSetUp(services, await requireOwner(services, caller, password)),
);

import { AttemptDelay } from '../../../attemptDelay.ts';
import { Refusal } from '../../../http/refusal.ts';
import { perServer } from '../../../perServer.ts';
import { RateLimit } from '../../../rateLimit.ts';
import type { Services } from '../../../services.ts';
import { networkOf } from '../client.ts';

const HOUR = 3_600_000;

/**
 * Wrong codes that an account, and an address, may send in an hour. Who tries them knows the password already, so that
 * no picture stops him: 240 of a million codes a day, three of which are good at a time, is what is left to luck.
 */
const limits = perServer(() => ({
  turns: new AttemptDelay({ free: 3, longestMilliseconds: 30_000, waitingAtMost: 5, forgives: true }),
  accounts: new RateLimit({ most: 10, milliseconds: HOUR }),
  addresses: new RateLimit({ most: 100, milliseconds: HOUR }),
}));

/**
 * Runs a try of a code, false being a wrong one; tries of one account take turns. What is under way counts as wrong, so
 * that many at once gain nothing. @throws a 601 when too many were wrong.
 */
export async function guardedCode(
  services: Services,
  { userId, address }: { userId: number; address: string },
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const { turns, accounts, addresses } = limits(services);
  const [account, network] = [String(userId), networkOf(address)];
  const right = await turns.attempt(account, async () => {
    if (!accounts.has(account) || !addresses.has(network)) throw new Refusal('too-many-codes');
    accounts.take(account);
    addresses.take(network);
    if (!(await verify())) return undefined;
    accounts.giveBack(account);
    addresses.giveBack(network);
    return true;
  });
  return right ?? false;
}

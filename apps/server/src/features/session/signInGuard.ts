import { AttemptDelay } from '../../attemptDelay.ts';
import { perServer } from '../../perServer.ts';
import { RateLimit } from '../../rateLimit.ts';
import type { Services } from '../../services.ts';
import { requireCaptcha } from './captcha/captcha.ts';
import { networkOf } from './client.ts';

/** Failures of one name from one address after which a captcha is asked for. */
const CAPTCHA_FROM = 2;
const QUARTER_HOUR = 15 * 60_000;

/**
 * What goes without a captcha: at one name from anywhere, and from one address at any names. An address may be that of
 * a whole firm, so that beyond it people answer a picture and nobody waits for another.
 */
const limits = perServer(() => ({
  names: new AttemptDelay({ free: 0, longestMilliseconds: 30_000, waitingAtMost: 5, forgives: true }),
  accounts: new RateLimit({ most: 10, milliseconds: QUARTER_HOUR }),
  addresses: new RateLimit({ most: 50, milliseconds: QUARTER_HOUR }),
}));

export interface Attempt {
  address: string;
  userName: string;
  uuid?: string;
  code?: string;
}

const addressKey = ({ address }: Attempt) => networkOf(address);
const accountKey = ({ userName }: Attempt) => userName.toLowerCase();
const nameKey = (attempt: Attempt) => `${addressKey(attempt)} ${accountKey(attempt)}`;

export function needsCaptcha(services: Services, attempt: Attempt): boolean {
  const { names, accounts, addresses } = limits(services);
  return (
    names.failures(nameKey(attempt)) >= CAPTCHA_FROM ||
    !accounts.has(accountKey(attempt)) ||
    !addresses.has(addressKey(attempt))
  );
}

/**
 * Runs an attempt to sign in, undefined being a failure: attempts at one name from one address take turns and wait
 * longer after each failure, and soon need a captcha, which is looked at before a place in the line is taken. Nothing
 * depends on whether the name exists.
 */
export function guarded<T>(
  services: Services,
  attempt: Attempt,
  verify: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const answered = needsCaptcha(services, attempt);
  if (answered) requireCaptcha(attempt);
  return limits(services).names.attempt(nameKey(attempt), async () => {
    if (answered) return verify();
    // Others may have failed meanwhile.
    if (needsCaptcha(services, attempt)) {
      requireCaptcha(attempt);
      return verify();
    }
    return withoutCaptcha(services, attempt, verify);
  });
}

/** What is under way counts as failed, so that a thousand at once gain nothing. */
async function withoutCaptcha<T>(
  services: Services,
  attempt: Attempt,
  verify: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { accounts, addresses } = limits(services);
  accounts.take(accountKey(attempt));
  addresses.take(addressKey(attempt));
  const result = await verify();
  if (result === undefined) return undefined;
  accounts.giveBack(accountKey(attempt));
  addresses.giveBack(addressKey(attempt));
  return result;
}

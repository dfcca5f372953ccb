import { requireCaptcha } from './captcha.ts';
import { networkOf } from './client.ts';
import { AttemptDelay } from '../../attemptDelay.ts';

/** Failures after which a captcha is asked for: with one name from one address, and with any names from one address. */
const CAPTCHA_FROM = { name: 2, address: 10 };

const names = new AttemptDelay({ free: 0, longestMilliseconds: 30_000, waitingAtMost: 5, forgives: true });
/** A success does not forgive: who has an account could guess others' in between. */
const addresses = new AttemptDelay({
  free: CAPTCHA_FROM.address,
  longestMilliseconds: 4000,
  waitingAtMost: 1000,
  forgives: false,
});

export interface Attempt {
  address: string;
  userName: string;
  uuid?: string;
  code?: string;
}

const addressKey = ({ address }: Attempt) => networkOf(address);
const nameKey = (attempt: Attempt) => `${addressKey(attempt)} ${attempt.userName.toLowerCase()}`;

export function needsCaptcha(attempt: Attempt): boolean {
  return (
    names.failures(nameKey(attempt)) >= CAPTCHA_FROM.name ||
    addresses.failures(addressKey(attempt)) >= CAPTCHA_FROM.address
  );
}

/**
 * Runs an attempt to sign in, undefined being a failure: attempts at one name and those from one address take turns,
 * wait longer after each failure, and soon need a captcha. Nothing depends on whether the name exists.
 */
export function guarded<T>(attempt: Attempt, verify: () => Promise<T | undefined>): Promise<T | undefined> {
  // At once for who sent none; the answer itself goes only when the turn has come.
  if (needsCaptcha(attempt) && !attempt.uuid) requireCaptcha({});
  return names.attempt(nameKey(attempt), () =>
    addresses.attempt(addressKey(attempt), async () => {
      if (needsCaptcha(attempt)) requireCaptcha(attempt);
      return verify();
    }),
  );
}

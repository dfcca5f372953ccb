import { setTimeout as sleep } from 'node:timers/promises';
import { warning } from '../../http/problem.ts';

const FIRST_MILLISECONDS = 250;
const LONGEST_MILLISECONDS = 30_000;
const FORGOTTEN_AFTER_MILLISECONDS = 15 * 60_000;
const WAITING_AT_MOST = 5;

interface Attempts {
  failures: number;
  waiting: number;
  last: number;
  /** Ends with the newest attempt: attempts on one name take turns, so that parallel guessing gains nothing. */
  turn: Promise<unknown>;
}

/** Slows guessing down: after each failure the next attempt of the same key waits twice as long. */
export class SignInDelay {
  private readonly attempts = new Map<string, Attempts>();

  /** Runs one attempt in its turn; a result of undefined counts as a failure. */
  async attempt<T>(key: string, verify: () => Promise<T | undefined>): Promise<T | undefined> {
    this.forgetOld();
    const state = this.attempts.get(key) ?? { failures: 0, waiting: 0, last: 0, turn: Promise.resolve() };
    if (state.waiting >= WAITING_AT_MOST)
      throw warning('Too many sign-in attempts: wait a moment, then try again.');
    this.attempts.set(key, state);
    state.waiting += 1;
    const mine = state.turn.then(() => this.run(state, verify));
    state.turn = mine.catch(() => undefined);
    return mine.finally(() => (state.waiting -= 1));
  }

  private async run<T>(state: Attempts, verify: () => Promise<T | undefined>): Promise<T | undefined> {
    if (state.failures > 0) {
      await sleep(Math.min(FIRST_MILLISECONDS * 2 ** (state.failures - 1), LONGEST_MILLISECONDS));
    }
    const result = await verify();
    state.failures = result === undefined ? state.failures + 1 : 0;
    state.last = Date.now();
    return result;
  }

  private forgetOld(): void {
    const limit = Date.now() - FORGOTTEN_AFTER_MILLISECONDS;
    for (const [key, state] of this.attempts) {
      if (state.waiting === 0 && state.last < limit) this.attempts.delete(key);
    }
  }
}

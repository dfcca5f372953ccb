import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from './http/refusal.ts';

const FIRST_MILLISECONDS = 250;
const FORGOTTEN_AFTER_MILLISECONDS = 15 * 60_000;
const SWEEP_MILLISECONDS = 60_000;

interface Attempts {
  failures: number;
  waiting: number;
  last: number;
  /** Ends with the newest attempt: attempts of one key take turns, so that parallel guessing gains nothing. */
  turn: Promise<unknown>;
}

export interface DelayRules {
  /** Failures that cost no wait. */
  free: number;
  longestMilliseconds: number;
  /** Attempts in line; more are refused. */
  waitingAtMost: number;
  /** Whether a success wipes the failures out. */
  forgives: boolean;
}

/** Slows guessing down: after each failure beyond the free ones the next attempt of the same key waits twice as long. */
export class AttemptDelay {
  private readonly attempts = new Map<string, Attempts>();
  private readonly rules: DelayRules;
  private swept = Date.now();

  constructor(rules: DelayRules) {
    this.rules = rules;
  }

  failures(key: string): number {
    this.forgetOld();
    return this.attempts.get(key)?.failures ?? 0;
  }

  /** Runs one attempt in its turn; a result of undefined counts as a failure, an error as no attempt. */
  async attempt<T>(key: string, verify: () => Promise<T | undefined>): Promise<T | undefined> {
    this.forgetOld();
    const state = this.attempts.get(key) ?? { failures: 0, waiting: 0, last: 0, turn: Promise.resolve() };
    if (state.waiting >= this.rules.waitingAtMost) throw new Refusal('too-many-attempts');
    this.attempts.set(key, state);
    state.waiting += 1;
    const mine = state.turn.then(() => this.run(state, verify));
    state.turn = mine.catch(() => undefined);
    return mine.finally(() => {
      state.waiting -= 1;
      // What is kept are failures alone, so that no flood of refused attempts fills the memory.
      if (state.waiting === 0 && state.failures === 0) this.attempts.delete(key);
    });
  }

  private async run<T>(state: Attempts, verify: () => Promise<T | undefined>): Promise<T | undefined> {
    const { free, longestMilliseconds, forgives } = this.rules;
    const counted = state.failures - free;
    if (counted > 0) await sleep(Math.min(FIRST_MILLISECONDS * 2 ** (counted - 1), longestMilliseconds));
    const result = await verify();
    if (result === undefined) state.failures += 1;
    else if (forgives) state.failures = 0;
    state.last = Date.now();
    return result;
  }

  private forgetOld(): void {
    const now = Date.now();
    if (now - this.swept < SWEEP_MILLISECONDS) return;
    this.swept = now;
    for (const [key, state] of this.attempts) {
      if (state.waiting === 0 && state.last < now - FORGOTTEN_AFTER_MILLISECONDS) this.attempts.delete(key);
    }
  }
}

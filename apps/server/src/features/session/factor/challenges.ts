import { Refusal } from '../../../http/refusal.ts';
import { perServer } from '../../../perServer.ts';
import type { User } from '../repository.ts';
import { hashToken, newToken } from '../token.ts';

const MINUTES = { code: 5, setup: 15 };
const TRIES = 5;
const AT_MOST = 10_000;

/** What is still asked of who has proven the password: a code, or to set a second factor up. */
export type ChallengeStep = keyof typeof MINUTES;

/** Somebody half-way through a sign-in. He has no session: the challenge is good for this step alone. */
interface Challenge {
  step: ChallengeStep;
  user: User;
  until: number;
  triesLeft: number;
}

/** By the hash of what the browser holds; kept in memory, so that a restart asks for the password again. */
export class Challenges {
  private readonly open = new Map<string, Challenge>();

  make(step: ChallengeStep, user: User): string {
    this.forget();
    const token = newToken();
    const until = Date.now() + MINUTES[step] * 60_000;
    this.open.set(hashToken(token), { step, user, until, triesLeft: TRIES });
    return token;
  }

  /** Whose challenge it is. @throws a 601 for one that is over or was made for another step. */
  of(token: string, step: ChallengeStep): User {
    return this.find(token, step).user;
  }

  /** Like `of`, and one of its few tries is used up. */
  try(token: string, step: ChallengeStep): User {
    const challenge = this.find(token, step);
    challenge.triesLeft -= 1;
    return challenge.user;
  }

  /** Ends a challenge that was met; of several that met it at once one alone goes on. @throws like `of`. */
  end(token: string): void {
    if (!this.open.delete(hashToken(token))) throw new Refusal('challenge-over');
  }

  private find(token: string, step: ChallengeStep): Challenge {
    const found = this.open.get(hashToken(token));
    if (found?.step !== step || found.until <= Date.now() || found.triesLeft <= 0)
      throw new Refusal('challenge-over');
    return found;
  }

  private forget(): void {
    for (const [key, { until }] of this.open) {
      if (until <= Date.now() || this.open.size >= AT_MOST) this.open.delete(key);
    }
  }
}

export const challengesOf = perServer(() => new Challenges());

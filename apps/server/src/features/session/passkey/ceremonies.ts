import { Refusal } from '../../../http/refusal.ts';
import { perServer } from '../../../perServer.ts';

export const CEREMONY_MILLISECONDS = 5 * 60_000;
const AT_MOST = 10_000;

/** Challenges that devices are to sign, each under one key. Kept in memory: a restart asks anew. */
export class Ceremonies {
  private readonly open = new Map<string, { challenge: string; until: number }>();

  /** Keeps a challenge, in place of an earlier one of the key. */
  keep(key: string, challenge: string): void {
    this.open.delete(key);
    this.open.set(key, { challenge, until: Date.now() + CEREMONY_MILLISECONDS });
    this.forget();
  }

  /** The challenge of a key, which is void from then on. @throws a 601 when there is none. */
  take(key: string): string {
    const found = this.open.get(key);
    this.open.delete(key);
    if (found === undefined || found.until <= Date.now()) throw new Refusal('passkey-over');
    return found.challenge;
  }

  /** The oldest first: they are in the order of their ends. */
  private forget(): void {
    for (const [key, { until }] of this.open) {
      if (until > Date.now() && this.open.size <= AT_MOST) return;
      this.open.delete(key);
    }
  }
}

/** Of sign-ins by the hash of their tickets, of additions by the session's. Neither can be taken for the other. */
export const ceremoniesOf = perServer(() => ({ signIns: new Ceremonies(), additions: new Ceremonies() }));

import type { Caller } from '../../caller.ts';
import { Mutex } from '../../projects/index.ts';

/** The projects of a user, and those among them whose runs he may watch. */
export interface Reach {
  departments: ReadonlySet<number>;
  runs: ReadonlySet<number>;
}

const NOTHING: Reach = { departments: new Set(), runs: new Set() };

/** What is open for a user and must follow what he may see. */
export interface Holder {
  caller: Caller;
  learned(reach: Reach): void;
  /** What he may see could not be read: nothing more may be shown. */
  lost(error: unknown): void;
}

/** Tells all that is open for a user when his projects change. */
export class Access {
  private readonly holders = new Set<Holder>();
  /** Readings of one user take turns, so that an old one never comes last. */
  private readonly turns = new Mutex();
  /** Readings that have not begun: who asks meanwhile shares them. */
  private readonly asked = new Map<number, Promise<void>>();
  private read: ((caller: Caller) => Promise<Reach>) | undefined;

  serve(read: (caller: Caller) => Promise<Reach>): void {
    this.read = read;
  }

  /** Returns when `holder` has learned what the user may see now; call the answer when it is closed. */
  async hold(holder: Holder): Promise<() => void> {
    this.holders.add(holder);
    await this.learn(holder.caller);
    return () => this.holders.delete(holder);
  }

  /** Reads anew for all whom it concerns, and returns when what is open for them has learned it. */
  async learnAnew(concerned: (caller: Caller) => boolean): Promise<void> {
    const callers = [...this.holders].map(({ caller }) => caller).filter(concerned);
    await Promise.all(callers.map((caller) => this.learn(caller)));
  }

  /** What is open for them shows nothing any more: their sessions have ended. */
  revoke(concerned: (caller: Caller) => boolean): void {
    for (const holder of this.holders) if (concerned(holder.caller)) holder.learned(NOTHING);
  }

  private learn(caller: Caller): Promise<void> {
    const { userId } = caller;
    const known = this.asked.get(userId);
    if (known !== undefined) return known;
    const reading = this.turns.run(String(userId), () => {
      this.asked.delete(userId);
      return this.tell(caller);
    });
    this.asked.set(userId, reading);
    return reading;
  }

  private async tell(caller: Caller): Promise<void> {
    const told = (tell: (holder: Holder) => void) => {
      for (const holder of this.holders) if (holder.caller.userId === caller.userId) tell(holder);
    };
    try {
      const reach = await this.read?.(caller);
      if (reach !== undefined) told((holder) => holder.learned(reach));
    } catch (error) {
      told((holder) => holder.lost(error));
    }
  }
}

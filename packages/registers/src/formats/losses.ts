import type { Diagnostic, Worded } from '@netloom/model';
import { say } from '../wording/formats/sentences.ts';

type Place = NonNullable<Diagnostic['place']>;

/** Collects what a format could not carry: one warning for each distinct thing, at its first place. */
export class Losses {
  readonly #found = new Map<string, { loss: Worded; place: Place | undefined; count: number }>();

  add(loss: Worded, place?: Place): void {
    const known = this.#found.get(loss.message);
    if (known) known.count++;
    else this.#found.set(loss.message, { loss, place, count: 1 });
  }

  diagnostics(): Diagnostic[] {
    return Array.from(this.#found.values(), ({ loss, place, count }) => ({
      code: 'REG-LOSS',
      severity: 'warning' as const,
      ...(count === 1 ? loss : say('REG-LOSS/times', { loss, count })),
      ...(place && { place }),
    }));
  }
}

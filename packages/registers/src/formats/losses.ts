import type { Diagnostic } from '@netloom/model';

type Place = NonNullable<Diagnostic['place']>;

/** Collects what a format could not carry: one warning for each distinct thing, at its first place. */
export class Losses {
  readonly #found = new Map<string, { place: Place | undefined; count: number }>();

  add(message: string, place?: Place): void {
    const known = this.#found.get(message);
    if (known) known.count++;
    else this.#found.set(message, { place, count: 1 });
  }

  diagnostics(): Diagnostic[] {
    return Array.from(this.#found, ([message, { place, count }]) => ({
      code: 'REG-LOSS',
      severity: 'warning' as const,
      message: count === 1 ? message : `${message} (${count} times)`,
      ...(place && { place }),
    }));
  }
}

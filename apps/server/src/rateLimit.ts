interface Rule {
  /** That may be taken at once by one key; they come back evenly over the time. */
  most: number;
  milliseconds: number;
}

const SWEEP_AT = 10_000;

/** Counts what each key takes (a token bucket); kept in memory, so that a restart forgives. */
export class RateLimit {
  private readonly buckets = new Map<string, { left: number; at: number }>();
  private readonly rule: Rule;
  private readonly now: () => number;

  constructor(rule: Rule, now = () => performance.now()) {
    this.rule = rule;
    this.now = now;
  }

  /** Takes one; false when none is left. */
  take(key: string): boolean {
    const left = this.leftOf(key);
    if (left < 1) return false;
    if (this.buckets.size >= SWEEP_AT) this.forgetFull();
    this.buckets.set(key, { left: left - 1, at: this.now() });
    return true;
  }

  /** Takes one back. */
  giveBack(key: string): void {
    const left = Math.min(this.rule.most, this.leftOf(key) + 1);
    this.buckets.set(key, { left, at: this.now() });
  }

  /** Whether `take` would succeed. */
  has(key: string): boolean {
    return this.leftOf(key) >= 1;
  }

  private leftOf(key: string): number {
    const { most, milliseconds } = this.rule;
    const bucket = this.buckets.get(key);
    if (bucket === undefined) return most;
    return Math.min(most, bucket.left + ((this.now() - bucket.at) * most) / milliseconds);
  }

  private forgetFull(): void {
    for (const key of [...this.buckets.keys()]) {
      if (this.leftOf(key) >= this.rule.most) this.buckets.delete(key);
    }
  }
}

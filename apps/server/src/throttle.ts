/** Does work for a key at once, and what is asked again within `milliseconds` once after them. */
export class Throttle<K> {
  private readonly resting = new Map<K, { again: boolean }>();
  private readonly milliseconds: number;
  private readonly work: (key: K) => void;

  constructor(milliseconds: number, work: (key: K) => void) {
    this.milliseconds = milliseconds;
    this.work = work;
  }

  ask(key: K): void {
    const rest = this.resting.get(key);
    if (rest !== undefined) rest.again = true;
    else this.act(key);
  }

  private act(key: K): void {
    const rest = { again: false };
    this.resting.set(key, rest);
    setTimeout(() => {
      this.resting.delete(key);
      if (rest.again) this.act(key);
    }, this.milliseconds).unref();
    this.work(key);
  }
}

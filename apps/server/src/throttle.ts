/** Does work for a key at once, and what is asked again within its rest in milliseconds once after that. */
export class Throttle<K> {
  private readonly resting = new Map<K, { again: boolean }>();
  private readonly restOf: (key: K) => number;
  private readonly work: (key: K) => void;

  constructor(restOf: (key: K) => number, work: (key: K) => void) {
    this.restOf = restOf;
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
    }, this.restOf(key)).unref();
    this.work(key);
  }
}

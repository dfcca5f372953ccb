/** Keeps what was used last within a budget of bytes; concurrent requests of one key share one load. */
export class ByteCache<T> {
  private readonly budget: number;
  private readonly sizeOf: (value: T) => number;
  private readonly kept = new Map<string, { value: T; bytes: number }>();
  private readonly loading = new Map<string, Promise<T>>();
  private bytes = 0;

  constructor(budget: number, sizeOf: (value: T) => number) {
    this.budget = budget;
    this.sizeOf = sizeOf;
  }

  /** What is kept, which counts as a use. */
  peek(key: string): T | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.value;
  }

  async get(key: string, load: () => Promise<T>): Promise<T> {
    const found = this.peek(key);
    if (found !== undefined) return found;
    let pending = this.loading.get(key);
    if (!pending) {
      pending = load().finally(() => this.loading.delete(key));
      this.loading.set(key, pending);
      this.put(key, await pending);
    }
    return pending;
  }

  put(key: string, value: T): void {
    this.bytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
    const bytes = this.sizeOf(value);
    this.kept.set(key, { value, bytes });
    this.bytes += bytes;
    for (const [oldKey, old] of this.kept) {
      if (this.bytes <= this.budget || oldKey === key) break;
      this.kept.delete(oldKey);
      this.bytes -= old.bytes;
    }
  }
}

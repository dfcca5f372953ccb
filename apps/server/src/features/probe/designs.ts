import { DesignThread } from './designThread.ts';

/** Designs that are open at a time; each may take a gigabyte. */
const MOST_OPEN = 4;

/** Keeps the designs that were asked about last open. */
class Designs {
  readonly #open = new Map<string, DesignThread>();

  of(file: string): DesignThread {
    const known = this.#open.get(file);
    const thread = known && !known.ended ? known : new DesignThread(file);
    // Set again: a map keeps the order of insertion, so that the first is the one longest unused.
    this.#open.delete(file);
    this.#open.set(file, thread);
    for (const oldest of [...this.#open.keys()]) {
      if (this.#open.size <= MOST_OPEN) break;
      this.#drop(oldest);
    }
    return thread;
  }

  #drop(file: string): void {
    const thread = this.#open.get(file);
    this.#open.delete(file);
    void thread?.close();
  }

  async close(): Promise<void> {
    const threads = [...this.#open.values()];
    this.#open.clear();
    await Promise.all(threads.map((thread) => thread.close()));
  }
}

export const openDesigns = new Designs();

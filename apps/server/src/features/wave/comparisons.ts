import { warning } from '../../http/refuse.ts';
import type { ComparedFiles } from './compare.worker.ts';
import { Comparison } from './comparison.ts';
import { placeOf, statAt } from './dumpFile.ts';
import type { DumpFile } from './dumpFile.ts';

/** Comparisons that are at work at the same time; each may take a gigabyte. */
const MOST_RUNNING = 2;
const MOST_KEPT = 8;
/** One that nobody asks for is given up after this long, or forgotten. */
const IDLE_MS = 20_000;
const KEPT_MS = 5 * 60_000;

interface Entry {
  comparison: Comparison;
  idle?: NodeJS.Timeout;
}

/** Comparisons under way and lately finished: who asks again for the same gets the same. */
export class Comparisons {
  private readonly entries = new Map<string, Entry>();

  /** @throws a 601 when too many others are at work */
  of(files: ComparedFiles): Comparison {
    const key = JSON.stringify([stamp(files.a), stamp(files.b), files.options]);
    const entry = this.entries.get(key) ?? this.begin(key, files);
    clearTimeout(entry.idle);
    entry.idle = setTimeout(() => void this.drop(key), entry.comparison.isOver ? KEPT_MS : IDLE_MS);
    entry.idle.unref();
    return entry.comparison;
  }

  private begin(key: string, files: ComparedFiles): Entry {
    const running = [...this.entries.values()].filter(({ comparison }) => !comparison.isOver);
    if (running.length >= MOST_RUNNING)
      throw warning('too-many-comparisons', { values: { most: MOST_RUNNING } });
    for (const [old, { comparison }] of this.entries)
      if (this.entries.size >= MOST_KEPT && comparison.isOver) void this.drop(old);
    const entry = { comparison: new Comparison(files) };
    this.entries.set(key, entry);
    return entry;
  }

  private async drop(key: string): Promise<void> {
    const entry = this.entries.get(key);
    this.entries.delete(key);
    clearTimeout(entry?.idle);
    await entry?.comparison.close();
  }

  async close(): Promise<void> {
    await Promise.all([...this.entries.keys()].map((key) => this.drop(key)));
  }
}

/** Changes when the file is written anew. */
function stamp(dump: DumpFile): unknown[] {
  const found = statAt(dump, dump.path);
  return [placeOf(dump), found?.size, found?.mtimeMs, found?.ino];
}

export const openComparisons = new Comparisons();

import { openWaveFile } from '@netloom/waves/node';
import type { OpenWaveFile } from '@netloom/waves/node';
import type { WaveFile } from '@netloom/waves';

interface Entry {
  file: Promise<OpenWaveFile>;
  /** Queries that are reading. */
  users: number;
  dropped: boolean;
}

/** Keeps the dumps that were looked at last open, since opening one reads its whole hierarchy. */
export class WaveCache {
  private readonly entries = new Map<string, Entry>();
  private readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** `hierarchy` is the `.hier` file of an unfinished dump. */
  async use<T>(
    path: string,
    hierarchy: string | undefined,
    work: (wave: WaveFile) => Promise<T>,
  ): Promise<T> {
    const key = `${path} ${hierarchy ?? ''}`;
    const entry = this.entries.get(key) ?? { file: openWaveFile(path, hierarchy), users: 0, dropped: false };
    entry.users += 1;
    // Set again: a map keeps the order of insertion, so that the first is the one longest unused.
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.dropOldest();
    try {
      return await work((await entry.file).wave);
    } catch (error) {
      await entry.file.catch(() => this.entries.delete(key));
      throw error;
    } finally {
      entry.users -= 1;
      await closeIfUnused(entry);
    }
  }

  /** For a dump that was deleted: while it is open it takes its room. */
  forget(path: string): void {
    for (const [key, entry] of this.entries) {
      if (!key.startsWith(`${path} `)) continue;
      this.entries.delete(key);
      void drop(entry);
    }
  }

  async close(): Promise<void> {
    const entries = [...this.entries.values()];
    this.entries.clear();
    await Promise.all(entries.map(drop));
  }

  private dropOldest(): void {
    for (const [key, entry] of this.entries) {
      if (this.entries.size <= this.capacity) return;
      this.entries.delete(key);
      void drop(entry);
    }
  }
}

function drop(entry: Entry): Promise<void> {
  entry.dropped = true;
  return closeIfUnused(entry);
}

async function closeIfUnused({ dropped, users, file }: Entry): Promise<void> {
  if (!dropped || users > 0) return;
  const opened = await file.catch(() => undefined);
  await opened?.close();
}

export const openWaves = new WaveCache(8);

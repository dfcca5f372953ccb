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

  async use<T>(path: string, work: (wave: WaveFile) => Promise<T>): Promise<T> {
    const entry = this.entries.get(path) ?? { file: openWaveFile(path), users: 0, dropped: false };
    entry.users += 1;
    // Set again: a map keeps the order of insertion, so that the first is the one longest unused.
    this.entries.delete(path);
    this.entries.set(path, entry);
    this.dropOldest();
    try {
      return await work((await entry.file).wave);
    } catch (error) {
      await entry.file.catch(() => this.entries.delete(path));
      throw error;
    } finally {
      entry.users -= 1;
      await closeIfUnused(entry);
    }
  }

  async close(): Promise<void> {
    const entries = [...this.entries.values()];
    this.entries.clear();
    await Promise.all(entries.map(drop));
  }

  private dropOldest(): void {
    for (const [path, entry] of this.entries) {
      if (this.entries.size <= this.capacity) return;
      this.entries.delete(path);
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

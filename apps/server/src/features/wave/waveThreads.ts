import { randomUUID } from 'node:crypto';
import type { RemoteWave } from '@netloom/waves';
import type { Refusal } from '../../http/refusal.ts';
import { warning } from '../../http/refuse.ts';
import { placeOf } from './dumpFile.ts';
import type { DumpFile } from './dumpFile.ts';
import { WaveThread } from './waveThread.ts';

/** Dumps that are open at the same time; each may take a gigabyte. */
const MOST_OPEN = 6;
const IDLE_MS = 5 * 60_000;
const QUERY_MS = 30_000;
/** A thread that does not even answer this fast after its query was withdrawn is stuck. */
const STUCK_MS = 5_000;

interface Entry {
  /** Changes when the dump is opened anew: ids of signals hold as long as it stays. */
  version: string;
  thread: WaveThread;
  opened: Promise<unknown>;
  users: number;
  idle?: NodeJS.Timeout;
}

/** Keeps the dumps that were looked at last open, each in a thread, since opening one reads its whole hierarchy. */
export class WaveThreads {
  private readonly entries = new Map<string, Entry>();

  /** @throws a 601 when the thread ends, or the query takes too long */
  async use<T>(
    file: DumpFile,
    work: (wave: RemoteWave, abort: AbortSignal, version: string) => Promise<T>,
    caller?: AbortSignal,
  ): Promise<T> {
    const entry = await this.entryOf(file);
    entry.users += 1;
    clearTimeout(entry.idle);
    const stop = new AbortController();
    const late = setTimeout(() => {
      stop.abort(tookTooLong(file.name));
      void this.endIfStuck(entry);
    }, QUERY_MS);
    const abort = AbortSignal.any(caller ? [stop.signal, caller] : [stop.signal]);
    try {
      await this.opened(keyOf(file), entry);
      return await work(entry.thread.wave, abort, entry.version);
    } finally {
      clearTimeout(late);
      entry.users -= 1;
      this.rest(keyOf(file), entry);
    }
  }

  /** A dump that cannot be opened is tried anew by the next query. */
  private async opened(key: string, entry: Entry): Promise<void> {
    try {
      await entry.opened;
    } catch (error) {
      void this.drop(key, entry);
      throw error;
    }
  }

  private async entryOf(file: DumpFile): Promise<Entry> {
    const key = keyOf(file);
    const found = this.entries.get(key);
    // Set again: a map keeps the order of insertion, so that the first is the one longest unused.
    if (found) {
      this.entries.delete(key);
      this.entries.set(key, found);
      return found;
    }
    await this.makeRoom(file);
    return this.entries.get(key) ?? this.open(key, file);
  }

  private open(key: string, file: DumpFile): Entry {
    const thread = new WaveThread(file, () => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    const entry: Entry = { version: randomUUID(), thread, opened: thread.wave.info(), users: 0 };
    entry.opened.catch(() => undefined);
    this.entries.set(key, entry);
    return entry;
  }

  /** @throws a 601 when all that are open are in use */
  private async makeRoom({ name }: DumpFile): Promise<void> {
    for (const [key, entry] of this.entries) {
      if (this.entries.size < MOST_OPEN) return;
      if (entry.users === 0) await this.drop(key, entry);
    }
    if (this.entries.size >= MOST_OPEN) {
      throw warning('too-many-dumps', { values: { name, most: MOST_OPEN } });
    }
  }

  private rest(key: string, entry: Entry): void {
    if (entry.users > 0 || this.entries.get(key) !== entry) return;
    entry.idle = setTimeout(() => void this.drop(key, entry), IDLE_MS);
    entry.idle.unref();
  }

  private async endIfStuck({ thread }: Entry): Promise<void> {
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, STUCK_MS, 'late').unref());
    const first = await Promise.race([thread.wave.info().catch(() => undefined), late]);
    if (first === 'late') thread.end(tookTooLong(thread.name));
  }

  private async drop(key: string, entry: Entry): Promise<void> {
    clearTimeout(entry.idle);
    if (this.entries.get(key) === entry) this.entries.delete(key);
    await entry.thread.close();
  }

  /** For a dump that was replaced, or deleted: while it is open it takes its room. */
  async forget(path: string): Promise<void> {
    const gone = [...this.entries].filter(([key]) => key.startsWith(`${path}\n`));
    await Promise.all(gone.map(([key, entry]) => this.drop(key, entry)));
  }

  async close(): Promise<void> {
    await Promise.all([...this.entries].map(([key, entry]) => this.drop(key, entry)));
  }
}

function tookTooLong(name: string): Refusal {
  return warning('query-too-long', { values: { name, seconds: QUERY_MS / 1000 } });
}

function keyOf(dump: DumpFile): string {
  return `${placeOf(dump)}\n${dump.hierarchy ?? ''}`;
}

export const openWaves = new WaveThreads();

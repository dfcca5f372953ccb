import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventPage } from '@netloom/executor';
import { Throttle } from '../../../throttle.ts';

/** How often at most the log of one run is looked at. */
const LOOK_MILLISECONDS = 20;
/** All logs are looked at in turn, for the file systems that tell of no change, as shared ones do not. */
const ROUND_MILLISECONDS = 100;
const LOOKS_A_ROUND = 200;
/** How often a run is asked whether its process still lives. */
const LIVENESS_MILLISECONDS = 2000;

export interface Followed {
  /** Complete events from a byte offset of the run's event log. */
  read(offset: number): Promise<EventPage>;
  /** Finds out whether the run's process lives; one that is gone gets its end written into the log. */
  check(): Promise<unknown>;
  advanced(): void;
}

interface Entry extends Followed {
  offset: number;
  checked: number;
  looking: Promise<void> | undefined;
  watcher: FSWatcher | undefined;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Follows the event logs of all runs that go on, with one loop for all of them. */
export class Follower {
  private readonly entries = new Map<string, Entry>();
  private readonly looks = new Throttle<string>(
    () => LOOK_MILLISECONDS,
    (path) => void this.lookAt(path),
  );
  private readonly stopping: AbortSignal;

  constructor(stopping: AbortSignal) {
    this.stopping = stopping;
    void this.goRound();
  }

  /** Follows the event log at `path`; resolves when it holds the end of the run, or when the server stops. */
  follow(path: string, followed: Followed): Promise<void> {
    if (this.stopping.aborted) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const state = { offset: 0, checked: performance.now(), looking: undefined };
      this.entries.set(path, { ...followed, ...state, watcher: this.changesOf(path), resolve, reject });
      this.looks.ask(path);
    });
  }

  private leave(path: string): Entry | undefined {
    const entry = this.entries.get(path);
    this.entries.delete(path);
    entry?.watcher?.close();
    return entry;
  }

  private fail(path: string, error: unknown): void {
    this.leave(path)?.reject(error);
  }

  private changesOf(path: string): FSWatcher | undefined {
    try {
      const watcher = watch(path, { persistent: false }, () => this.looks.ask(path));
      return watcher.on('error', () => watcher.close());
    } catch {
      // There are no watches left: the round comes by.
      return undefined;
    }
  }

  private async goRound(): Promise<void> {
    while (!this.stopping.aborted) {
      for (const [path, entry] of [...this.entries].slice(0, LOOKS_A_ROUND)) {
        // To the end of the line.
        this.entries.delete(path);
        this.entries.set(path, entry);
        await this.lookAt(path);
        this.checkAt(path, entry);
      }
      await sleep(ROUND_MILLISECONDS, undefined, { signal: this.stopping }).catch(() => undefined);
    }
    for (const path of [...this.entries.keys()]) this.leave(path)?.resolve();
  }

  private lookAt(path: string): Promise<void> {
    const entry = this.entries.get(path);
    if (entry === undefined || this.stopping.aborted) return Promise.resolve();
    entry.looking ??= this.readOn(path, entry)
      .catch((error: unknown) => this.fail(path, error))
      .finally(() => (entry.looking = undefined));
    return entry.looking;
  }

  private async readOn(path: string, entry: Entry): Promise<void> {
    const page = await entry.read(entry.offset);
    if (page.nextOffset === entry.offset) return;
    entry.offset = page.nextOffset;
    entry.advanced();
    if (page.events.some(({ type }) => type === 'finished')) this.leave(path)?.resolve();
    else this.looks.ask(path);
  }

  private checkAt(path: string, entry: Entry): void {
    if (performance.now() - entry.checked < LIVENESS_MILLISECONDS) return;
    entry.checked = Infinity;
    entry
      .check()
      .catch((error: unknown) => this.fail(path, error))
      .finally(() => (entry.checked = performance.now()));
  }
}

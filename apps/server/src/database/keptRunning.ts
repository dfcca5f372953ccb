import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Rests before each new start; the last one failed is the end of it. */
const RESTS = [100, 500, 1000, 2000, 5000];
/** What ran for as long is as good as new. */
const SOUND_MILLISECONDS = 60_000;

export interface Watcher {
  /** The process ended unasked; it is started again. */
  ended(how: string): void;
  startedAgain(): void;
  /** It cannot be started any more. */
  lost(error: Error): void;
}

/** A process that is started again when it ends unasked. */
export class KeptRunning {
  private readonly start: () => Promise<ChildProcess>;
  private readonly watcher: Watcher;
  private readonly stopping = new AbortController();
  private present: ChildProcess | undefined;
  private restarting: Promise<void> | undefined;
  private failures = 0;

  constructor(start: () => Promise<ChildProcess>, watcher: Watcher) {
    this.start = start;
    this.watcher = watcher;
  }

  /** @throws when it cannot be started */
  async open(): Promise<void> {
    this.watch(await this.begin());
  }

  /** Nothing is started any more; answers the process that runs, if one does. */
  async stop(): Promise<ChildProcess | undefined> {
    this.stopping.abort();
    await this.restarting;
    return this.present;
  }

  /** At once, whatever becomes of it. */
  kill(): void {
    this.stopping.abort();
    this.present?.kill('SIGKILL');
  }

  private async begin(): Promise<ChildProcess> {
    this.present = await this.start();
    return this.present;
  }

  private watch(child: ChildProcess): void {
    const since = performance.now();
    const again = () => {
      if (this.stopping.signal.aborted) return;
      if (performance.now() - since > SOUND_MILLISECONDS) this.failures = 0;
      this.watcher.ended(child.signalCode ?? `exit code ${child.exitCode}`);
      this.restarting = this.restart();
    };
    if (child.exitCode !== null || child.signalCode !== null) again();
    else child.once('exit', again);
  }

  private async restart(): Promise<void> {
    const { signal } = this.stopping;
    for (let failure: unknown; !signal.aborted;) {
      const rest = RESTS[this.failures++];
      if (rest === undefined)
        return this.watcher.lost((failure as Error | undefined) ?? new Error('it ends again and again'));
      await sleep(rest, undefined, { signal }).catch(() => undefined);
      try {
        if (signal.aborted) return;
        const child = await this.begin();
        this.watcher.startedAgain();
        this.restarting = undefined;
        return this.watch(child);
      } catch (error) {
        failure = error;
      }
    }
  }
}

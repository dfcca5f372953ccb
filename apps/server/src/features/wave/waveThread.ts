import type { Worker } from 'node:worker_threads';
import { remoteWave } from '@netloom/waves';
import type { PortWave } from '@netloom/waves';
import type { Refusal } from '../../http/refusal.ts';
import { warning } from '../../http/refuse.ts';
import type { DumpFile } from './dumpFile.ts';
import { limitedWorker } from './limitedWorker.ts';

/** A dump that is open in a thread of its own, within limits of memory. */
export class WaveThread {
  readonly wave: PortWave;
  private readonly worker: Worker;
  readonly name: string;

  /** @param ended is told when the thread is gone, by whatever cause */
  constructor(file: DumpFile, ended: () => void) {
    this.name = file.name;
    const script = new URL('./wave.worker.ts', import.meta.url);
    const worker = limitedWorker(script, file, file.name, (why) => this.wave.fail(why));
    this.worker = worker;
    const port = {
      send: (message: unknown) => worker.postMessage(message),
      receive: (handler: (message: unknown) => void) => void worker.on('message', handler),
    };
    this.wave = remoteWave(port, () => void worker.terminate());
    worker.once('exit', ended);
  }

  /** Everybody who waits is told why. */
  end(why: Refusal): void {
    this.wave.fail(why);
    void this.worker.terminate();
  }

  /** Resolves when the thread has ended and its file is closed. */
  async close(): Promise<void> {
    this.wave.fail(warning('dump-closed', { values: { name: this.name } }));
    await this.worker.terminate();
  }
}

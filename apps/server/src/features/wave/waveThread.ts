import { Worker } from 'node:worker_threads';
import { remoteWave } from '@netloom/waves';
import type { PortWave } from '@netloom/waves';
import { warning } from '../../http/problem.ts';
import type { DumpFile } from './dumpFile.ts';

const MEGABYTES = 1024;
const LOOK_MS = 500;

/** A dump that is open in a thread of its own, within limits of memory. */
export class WaveThread {
  readonly wave: PortWave;
  private readonly worker: Worker;
  private readonly watch: NodeJS.Timeout;
  private readonly name: string;

  /** @param ended is told when the thread is gone, by whatever cause */
  constructor(file: DumpFile, ended: () => void) {
    this.name = file.name;
    const worker = new Worker(new URL('./wave.worker.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    this.worker = worker;
    const port = {
      send: (message: unknown) => worker.postMessage(message),
      receive: (handler: (message: unknown) => void) => void worker.on('message', handler),
    };
    this.wave = remoteWave(port, () => void worker.terminate());
    // Buffers lie outside of the heap that resourceLimits bounds.
    this.watch = setInterval(() => void this.checkMemory(), LOOK_MS);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') this.fail(`needs more than ${MEGABYTES} MB of memory`);
      else this.fail(`could not be read on: ${error.message}`);
    });
    worker.once('exit', () => {
      clearInterval(this.watch);
      this.fail('the thread that read it has ended');
      ended();
    });
    worker.unref();
    this.watch.unref();
  }

  private async checkMemory(): Promise<void> {
    const statistics = await this.worker.getHeapStatistics().catch(() => undefined);
    if (!statistics) return;
    const bytes = statistics.used_heap_size + statistics.external_memory;
    if (bytes > MEGABYTES << 20) this.end(`needs more than ${MEGABYTES} MB of memory`);
  }

  private fail(reason: string): void {
    this.wave.fail(warning(`${this.name}: ${reason}`));
  }

  /** Everybody who waits is told why. */
  end(reason: string): void {
    this.fail(reason);
    void this.worker.terminate();
  }

  /** Resolves when the thread has ended and its file is closed. */
  async close(): Promise<void> {
    this.fail('was closed');
    await this.worker.terminate();
  }
}

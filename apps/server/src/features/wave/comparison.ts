import type { Worker } from 'node:worker_threads';
import type { Comparison as Result, Difference } from '@netloom/waves';
import { warning } from '../../http/refuse.ts';
import type { ComparedFiles, ComparisonNews } from './compare.worker.ts';
import { limitedWorker } from './limitedWorker.ts';

/** Two dumps that are compared in a thread, and what is known so far. */
export class Comparison {
  readonly differences: Difference[] = [];
  share = 0;
  result: Result | null = null;
  failure: Error | null = null;
  private readonly worker: Worker;
  private readonly ended: Promise<void>;

  constructor(files: ComparedFiles) {
    const both = `${files.a.name}, ${files.b.name}`;
    let resolve = () => {};
    this.ended = new Promise((done) => (resolve = done));
    const end = (failure: Error | null) => {
      if (!this.result) this.failure ??= failure;
      resolve();
    };
    const script = new URL('./compare.worker.ts', import.meta.url);
    this.worker = limitedWorker(script, files, both, end);
    this.worker.on('message', (news: ComparisonNews) => {
      if ('failure' in news) return end(warning('in-its-words', { values: { message: news.failure } }));
      if ('result' in news) {
        this.result = news.result;
        return end(null);
      }
      this.share = Math.max(this.share, news.share);
      for (const one of news.found) this.differences.push(one);
    });
  }

  get isOver(): boolean {
    return this.result !== null || this.failure !== null;
  }

  /** Until it is over, or the time has passed. */
  async wait(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
    await Promise.race([this.ended, late]);
    clearTimeout(timer);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

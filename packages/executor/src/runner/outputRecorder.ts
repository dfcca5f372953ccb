import { closeSync, openSync, fstatSync, writeSync } from 'node:fs';
import type { RunStep } from '@netloom/model';
import { readerFor, type Finding, type OutputReader, type StepResult } from '@netloom/tools/reading';
import { runFolder } from '../runFolder.ts';
import { LineSplitter } from './lineSplitter.ts';
import type { Run } from './run.ts';

/** What a step said, where in the log, and what it means. */
export type StepOutput = Pick<StepResult, 'errors' | 'warnings' | 'firstError' | 'result'> & {
  ranOutOfMemory: boolean;
  output: { offset: number; length: number };
};

const BATCH_MILLISECONDS = 100;
/** A tool that complains about every line must not make the event log as long as its own. */
const DIAGNOSTICS_PER_STEP = 1000;
const METRICS_PER_STEP = 1000;

/** Takes a step's output: raw bytes into the log, what they mean into events. */
export class OutputRecorder {
  readonly #run: Run;
  readonly #step: RunStep;
  readonly #read: OutputReader;
  readonly #lines = new LineSplitter((line, offset) => this.#line(line, offset));
  readonly #log: number;
  readonly #begin: number;
  #size: number;
  /** Bytes of the log that events have announced. */
  #announced: number;
  #batch: NodeJS.Timeout | undefined;
  /** How far the step is, where no event has said it yet. */
  #progress: Extract<Finding, { type: 'progress' }> | undefined;
  #metrics = 0;
  #errors = 0;
  #warnings = 0;
  #firstError: string | undefined;
  #result: StepResult['result'];
  #ranOutOfMemory = false;

  constructor(run: Run, step: RunStep) {
    this.#run = run;
    this.#step = step;
    this.#read = readerFor(step, run.adapters);
    this.#log = openSync(runFolder(run.folder).log, 'a');
    this.#begin = this.#size = this.#announced = fstatSync(this.#log).size;
  }

  write(chunk: Buffer): void {
    for (let written = 0; written < chunk.length;) written += writeSync(this.#log, chunk, written);
    this.#lines.write(chunk, this.#size);
    this.#size += chunk.length;
    this.#batch ??= setTimeout(() => this.#announce(), BATCH_MILLISECONDS);
  }

  /** Call once, after the last write. */
  end(): StepOutput {
    this.#lines.end();
    this.#announce();
    closeSync(this.#log);
    return {
      errors: this.#errors,
      warnings: this.#warnings,
      firstError: this.#firstError,
      result: this.#result,
      ranOutOfMemory: this.#ranOutOfMemory,
      output: { offset: this.#begin, length: this.#size - this.#begin },
    };
  }

  #announce(): void {
    clearTimeout(this.#batch);
    this.#batch = undefined;
    if (this.#progress) this.#run.emit({ step: this.#step.id, ...this.#progress });
    this.#progress = undefined;
    if (this.#size === this.#announced) return;
    const [offset, length] = [this.#announced, this.#size - this.#announced];
    this.#announced = this.#size;
    this.#run.emit({ type: 'log', step: this.#step.id, offset, length });
  }

  #line(line: string, offset: number): void {
    for (const finding of this.#read(line)) this.#take(finding, offset);
  }

  #take(finding: Finding, offset: number): void {
    const step = this.#step.id;
    if (finding.type === 'progress') this.#progress = finding;
    if (finding.type === 'metric' && this.#metrics++ < METRICS_PER_STEP)
      this.#run.emit({ ...finding, offset });
    if (finding.type === 'out-of-memory') this.#ranOutOfMemory = true;
    if (finding.type === 'result' && this.#result?.passed !== false) this.#result = finding;
    if (finding.type !== 'diagnostic') return;
    const { diagnostic } = finding;
    if (this.#errors + this.#warnings < DIAGNOSTICS_PER_STEP) this.#run.emit({ step, ...finding, offset });
    if (diagnostic.severity === 'error') {
      this.#errors += 1;
      this.#firstError ??= diagnostic.message;
    } else if (diagnostic.severity === 'warning') this.#warnings += 1;
  }
}

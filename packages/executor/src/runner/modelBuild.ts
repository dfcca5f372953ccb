import type { RunStep } from '@netloom/model';
import type { StepResult } from '@netloom/tools/reading';
import { openArtifact } from '../artifact.ts';
import { descend } from '../beneath/index.ts';
import { readLog } from '../log.ts';
import { storeModel } from '../models/storeModel.ts';
import { takeModel } from '../models/takeModel.ts';
import { cacheFolders, notedCaches } from '../runCaches.ts';
import { runFolder } from '../runFolder.ts';
import { OutputRecorder } from './outputRecorder.ts';
import type { FinishedStep } from './runningStep.ts';
import type { Run } from './run.ts';

/** What building a model prints is kept with it; a build that prints more than this many bytes is not kept. */
const OUTPUT_BYTES = 1 << 24;

/** The leading steps of a run that build a model, which may be there already. */
export class ModelBuild {
  readonly steps: RunStep[];
  readonly #run: Run;
  readonly #key: string;
  readonly #product: string;
  readonly #models: string;
  readonly #limit: number;

  private constructor(run: Run, models: string, limit: number, build: NonNullable<Run['plan']['cache']>) {
    this.#run = run;
    this.#models = models;
    this.#limit = limit;
    this.#key = build.key;
    this.#product = build.product;
    this.steps = run.plan.steps.slice(0, build.steps.length);
  }

  /** Undefined where models are not kept. Without a sandbox nothing would protect them. */
  static of(run: Run): ModelBuild | undefined {
    const caches = notedCaches(run.folder);
    const { cache } = run.plan;
    if (!caches || !cache || run.sandbox.confinement === 'none') return undefined;
    if (cache.steps.some((id, index) => id !== run.plan.steps[index]?.id))
      throw new Error('cache.steps: these are not the first steps of the run');
    return new ModelBuild(run, cacheFolders(caches).models, caches.modelBytes, cache);
  }

  /** Takes the model that is there: the results of the steps it stands for, none if there is none. */
  async take(): Promise<StepResult[]> {
    const { work } = runFolder(this.#run.folder);
    const outputs = await descend(work, this.#product, {}, (descent) => {
      descent.makeFolders();
      return takeModel(this.#models, this.#key, descent.entry);
    });
    return (outputs ?? []).map((output, index) => this.#replay(this.steps[index] as RunStep, output));
  }

  /** Keeps what the steps have made, before any other step can change it. */
  async keep(results: FinishedStep[]): Promise<void> {
    const bytes = results.reduce((sum, { output }) => sum + output.length, 0);
    const clean = results.every(({ errors }) => errors === 0);
    if (!clean || bytes > OUTPUT_BYTES) return;
    const product = await openArtifact(this.#run.folder, this.#product);
    if (!product) return;
    const outputs = await Promise.all(
      results.map(({ output }) => readLog(this.#run.folder, output.offset, output.length)),
    );
    // The file that was opened, whatever its path leads to by now.
    const built = { product: `/proc/self/fd/${product.fd}`, outputs };
    await storeModel(this.#models, this.#limit, this.#key, built)
      .catch((error: unknown) => process.stderr.write(`the model was not kept: ${String(error)}\n`))
      .finally(() => product.close());
  }

  /** Says again what the step said when it ran: its warnings hold for every run of the model. */
  #replay(step: RunStep, output: Buffer): StepResult {
    const started = performance.now();
    this.#run.emit({ type: 'step-started', step: step.id });
    this.#run.emit({ type: 'step-cached', step: step.id });
    const recorder = new OutputRecorder(this.#run, step);
    recorder.write(output);
    const said = recorder.end();
    const seconds = (performance.now() - started) / 1000;
    this.#run.emit({ type: 'step-finished', step: step.id, exitCode: 0, signal: null, seconds });
    return { ...said, step, exitCode: 0, signal: null };
  }
}

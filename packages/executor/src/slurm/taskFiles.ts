import { join } from 'node:path';

/** The files that a run under Slurm has in its folder besides those of every run. All lie outside the sandbox. */
export function taskFiles(folder: string) {
  return {
    /** Which batch the run belongs to; written before the batch is submitted. */
    intent: join(folder, 'slurm.json'),
    /** There when somebody wants the run to end. */
    cancel: join(folder, 'cancel'),
    /** Text for the standard input of the step: a named pipe does not reach another machine. */
    typed: join(folder, 'typed'),
    /** What lay in `work` before the first step. */
    snapshot: join(folder, 'work.json'),
  };
}

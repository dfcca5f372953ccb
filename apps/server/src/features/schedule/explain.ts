import { Problem } from '../../http/problem.ts';

/** Why a run could not be started, in English. */
export function explain(error: unknown): string {
  return error instanceof Problem
    ? error.message
    : 'the run could not be started; the log of the server has the reason';
}

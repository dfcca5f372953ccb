import { readVerilog } from '@netloom/hdl';
import type { ReadOptions } from '@netloom/hdl';
import { answerTasks } from '../../../inWorker/answerTasks.ts';

/** Reads in a thread of its own, so that a large upload holds nobody else up. */
answerTasks(({ others, ...options }: ReadOptions & { others: Map<string, string> }) =>
  readVerilog({ ...options, resolveInclude: (path) => others.get(path) }),
);

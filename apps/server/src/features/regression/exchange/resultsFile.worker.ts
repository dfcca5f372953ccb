import { readResultsFile, WrongResults } from '@netloom/executor';
import type { ResultsFile } from '@netloom/model/regression';
import { answerTasks } from '../../../inWorker/answerTasks.ts';

export type ReadResults = { file: ResultsFile } | { why: string };

answerTasks(({ format, text }: { format: 'junit' | 'json'; text: string }): ReadResults => {
  try {
    return { file: readResultsFile(format, text) };
  } catch (error) {
    if (error instanceof WrongResults) return { why: error.message };
    throw error;
  }
});

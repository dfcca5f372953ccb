import { answerTasks } from '../../../inWorker/answerTasks.ts';
import { readResultsFile, WrongResults } from './resultsFile.ts';
import type { ResultsFile } from './resultsFile.ts';

export type ReadResults = { file: ResultsFile } | { why: string };

answerTasks(({ format, text }: { format: 'junit' | 'json'; text: string }): ReadResults => {
  try {
    return { file: readResultsFile(format, text) };
  } catch (error) {
    if (error instanceof WrongResults) return { why: error.message };
    throw error;
  }
});

import { readDvsim } from '@netloom/tools/dvsim';
import type { DvsimImport } from '@netloom/tools/dvsim';
import { answerTasks } from '../../../inWorker/answerTasks.ts';

export interface DvsimTask {
  path: string;
  /** Texts by path; null for a file that is not there. */
  texts: Readonly<Record<string, string | null>>;
}

/** What is asked for beside, before it can be read. */
export type DvsimRead = DvsimImport & { wanted: string[] };

answerTasks(({ path, texts }: DvsimTask): DvsimRead => {
  const wanted = new Set<string>();
  const read = readDvsim(path, (file) => {
    if (!Object.hasOwn(texts, file)) wanted.add(file);
    return texts[file] ?? undefined;
  });
  return { ...read, wanted: [...wanted] };
});

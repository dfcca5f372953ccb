import type { Generated } from '@netloom/model';
import { inWorker } from '../../inWorker/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import type { ServedKind } from './kinds.ts';
import { madeHere } from './madeHere.ts';
import type { MakingTask } from './madeHere.ts';

/** What a thread of its own is told. */
export interface ThreadTask extends MakingTask {
  kind: string;
  /** Of the tree. */
  root: string;
}

interface Limits {
  /** What the document came in, as refusals name it. */
  field: string;
  seconds?: number | undefined;
}

/** All that a document makes among the files of a tree. @throws a 601 when a limit of time or memory is reached. */
export function makeFiles(
  served: ServedKind,
  task: MakingTask,
  tree: ProjectTree,
  { field, seconds }: Limits,
): Promise<Generated> {
  const { id, generator } = served.kind;
  if (!generator?.isLong) return madeHere(served, task, tree);
  const data: ThreadTask = { ...task, kind: id, root: tree.root };
  const program = new URL('./makeFiles.worker.ts', import.meta.url);
  return inWorker({
    program,
    data,
    field,
    task: 'generate-files',
    ...(seconds !== undefined && { seconds }),
  });
}

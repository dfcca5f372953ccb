import { answerTasks } from '../../inWorker/answerTasks.ts';
import { ProjectTree } from '../../projects/index.ts';
import { KINDS } from './kinds.ts';
import { madeHere } from './madeHere.ts';
import type { ThreadTask } from './makeFiles.ts';

answerTasks(({ kind: id, root, ...task }: ThreadTask) =>
  madeHere(
    KINDS.find(({ kind }) => kind.id === id)!,
    task,
    new ProjectTree(root),
  ),
);

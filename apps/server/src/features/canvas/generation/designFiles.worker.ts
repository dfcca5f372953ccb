import { answerTasks } from '../../../inWorker/answerTasks.ts';
import { ProjectTree } from '../../../projects/index.ts';
import { designFiles } from './designFiles.ts';
import type { DesignInput } from './generateDesign.ts';

answerTasks(({ documentText, root }: DesignInput) => designFiles(documentText, new ProjectTree(root)));

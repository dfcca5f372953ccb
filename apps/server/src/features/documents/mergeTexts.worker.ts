import { answerTasks } from '../../inWorker/answerTasks.ts';
import { mergeAll } from './mergeTexts.ts';

answerTasks(mergeAll);

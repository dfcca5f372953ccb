import { answerTasks } from '../../../inWorker/answerTasks.ts';
import { readResults } from './readResults.ts';

answerTasks(readResults);

import { answerTasks } from '../../../inWorker/answerTasks.ts';
import { readReached } from './readReached.ts';

answerTasks(readReached);

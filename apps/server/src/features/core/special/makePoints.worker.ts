import { answerTasks } from '../../../inWorker/answerTasks.ts';
import { makePoints } from './makePoints.ts';

answerTasks(makePoints);

import { answerTasks } from '../../inWorker/answerTasks.ts';
import { writeOutputs } from './writeOutputs.ts';

answerTasks(writeOutputs);

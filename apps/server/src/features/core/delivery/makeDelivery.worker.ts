import { answerTasks } from '../../../inWorker/answerTasks.ts';
import { makeDelivery } from './makeDelivery.ts';

answerTasks(makeDelivery);

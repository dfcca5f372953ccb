import { answerTasks } from '../../../inWorker/answerTasks.ts';
import { instanceToggles } from './toggles.ts';

answerTasks(instanceToggles);

import { answerTasks } from '../../inWorker/answerTasks.ts';
import { newErrors } from './newErrors.ts';

answerTasks(newErrors);

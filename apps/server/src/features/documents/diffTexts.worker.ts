import { answerTasks } from '../../inWorker/answerTasks.ts';
import { changesBetween } from './diffTexts.ts';

answerTasks(changesBetween);

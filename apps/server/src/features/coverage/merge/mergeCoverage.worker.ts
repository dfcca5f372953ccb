import { answerTasks } from '../../../inWorker/answerTasks.ts';
import { mergeCoverage } from './mergeCoverage.ts';

answerTasks(mergeCoverage);

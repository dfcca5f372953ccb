import { generateCore } from '@netloom/core';
import { answerTasks } from '../../inWorker/answerTasks.ts';

answerTasks(generateCore);

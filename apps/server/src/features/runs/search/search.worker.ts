import { answerTasks } from '../../../inWorker/answerTasks.ts';
import { findLines } from './findLines.ts';

/** Searches in a thread of its own: neither a long log nor a costly expression holds anybody else up. */
answerTasks(findLines);

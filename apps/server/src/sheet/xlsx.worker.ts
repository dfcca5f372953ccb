import { writeXlsx } from '@netloom/registers/sheet';
import { answerTasks } from '../inWorker/answerTasks.ts';

// Every cell is text (ECMA-376, 18.3.1.40), so that no name is taken for a formula.
answerTasks(({ name, rows }: { name: string; rows: string[][] }) => writeXlsx(rows, name));

import { readTimingReport } from '@netloom/tools';
import { answerTasks } from '../../inWorker/answerTasks.ts';

type Arguments = Parameters<typeof readTimingReport>;

answerTasks(({ files, known }: { files: Arguments[0]; known: Arguments[1] }) =>
  readTimingReport(files, known),
);

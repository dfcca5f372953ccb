import { downloadTicket } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { implement } from '../../http/route.ts';
import { Tickets } from '../../http/tickets.ts';
import { artifactFile } from './artifactFile.ts';
import { memberOfRun } from './policy.ts';

export const downloads = new Tickets<{ caller: Caller; runId: string; file: string | undefined }>();

export const ticketRoute = implement(
  downloadTicket,
  memberOfRun('run:view', ({ body }) => body.runId),
  async ({ body: { runId, file } }, { caller, run }, services) => {
    // Now, while there is somebody to tell.
    if (file !== undefined) await artifactFile(run, file, services);
    return { ticket: downloads.issue({ caller, runId, file }) };
  },
);

import { basename } from 'node:path/posix';
import { downloadFile } from '@netloom/contract';
import { runFolder } from '@netloom/executor';
import type { Download } from '../../http/download.ts';
import { forbidden, notFound } from '../../http/refuse.ts';
import { implementDownload } from '../../http/route.ts';
import type { Incoming, Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { artifactAt } from './artifactFile.ts';
import { requireRunMember } from './policy.ts';
import type { RunRecord } from './repository.ts';
import { downloads } from './ticket.ts';

/** Enough of an id to tell the files of two runs apart. */
const ID_CHARACTERS = 8;

interface Ticketed {
  run: RunRecord;
  file: string | undefined;
}

const holderOfTicket: Policy<Incoming<typeof downloadFile>, Ticketed> = {
  who: 'who holds a ticket, and is still a member of the run’s department',
  open: true,
  permission: null,
  async admit({ query }, _caller, services) {
    const held = downloads.redeem(query.ticket);
    if (held === undefined) throw forbidden('ticket-void', { field: 'ticket' });
    const { run } = await requireRunMember('run:view', held.caller, held.runId, services);
    return { run, file: held.file };
  },
};

async function downloadOf({ run, file }: Ticketed, services: Services): Promise<Download> {
  const title = `${run.title}-${run.runId.slice(0, ID_CHARACTERS)}`;
  if (file === undefined) {
    const { log } = runFolder(services.runs.folderOf(run.runId));
    return { file: log, name: `${title}.log`, mediaType: 'text/plain; charset=utf-8' };
  }
  const artifact = await artifactAt(run, file, services);
  if (artifact === undefined) throw notFound('no-result', { values: { path: file } });
  const { sha256, mediaType } = artifact;
  return { file: services.store.path(sha256), name: `${title}-${basename(file)}`, mediaType };
}

export const downloadRoute = implementDownload(
  downloadFile,
  holderOfTicket,
  (_incoming, ticketed, services) => downloadOf(ticketed, services),
);

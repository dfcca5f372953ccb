import { downloadFile, downloadTicket, runArtifacts } from '@netloom/contract';
import { Client } from './client.ts';

/** Reads what a run left behind as the administrator's own client would. */
export class RunFiles extends Client {
  async paths(runId: string): Promise<string[]> {
    const files = await this.call(runArtifacts, { query: { runId } });
    return files.map(({ path }) => path);
  }

  async read(runId: string, file: string): Promise<string> {
    const { ticket } = await this.call(downloadTicket, { body: { runId, file } });
    const reply = await fetch(`${this.server.address}/api${downloadFile.path}?ticket=${ticket}`);
    if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
    return reply.text();
  }
}

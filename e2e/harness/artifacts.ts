import { downloadFile, downloadTicket, login, runArtifacts } from '@netloom/contract';
import type { Reply, ReplyOf } from '@netloom/contract';
import { adminPassword } from './server.ts';
import type { RunningServer } from './server.ts';

/** Reads what a run left behind as the administrator's own client would. */
export class RunFiles {
  readonly #server: RunningServer;
  #token = '';

  constructor(server: RunningServer) {
    this.#server = server;
  }

  async #call<T>(path: string, body?: object): Promise<T> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const reply = await fetch(`${this.#server.address}/api${path}`, request);
    return ((await reply.json()) as Reply<T>).data;
  }

  async signIn(): Promise<void> {
    const body = { userName: 'admin', password: adminPassword };
    this.#token = (await this.#call<ReplyOf<typeof login>>(login.path, body)).token;
  }

  async paths(runId: string): Promise<string[]> {
    const files = await this.#call<ReplyOf<typeof runArtifacts>>(`${runArtifacts.path}?runId=${runId}`);
    return files.map(({ path }) => path);
  }

  async read(runId: string, file: string): Promise<string> {
    const { ticket } = await this.#call<ReplyOf<typeof downloadTicket>>(downloadTicket.path, { runId, file });
    const reply = await fetch(`${this.#server.address}/api${downloadFile.path}?ticket=${ticket}`);
    if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
    return reply.text();
  }
}

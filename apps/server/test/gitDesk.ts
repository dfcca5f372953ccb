import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getUserInfo, gitCommit, gitStage, gitStatus } from '@netloom/contract';
import { joinGitProject, newGitProject } from './gitProject.ts';
import { startGitServer } from './gitServer.ts';
import type { GitServer } from './gitServer.ts';
import { startTestServer } from './testServer.ts';
import type { Client, TestServer } from './testServer.ts';

/** Two members, and what they do in their working trees beside the calls of git. */
export class GitDesk {
  readonly server: TestServer;
  readonly remote: GitServer;
  readonly ann: Client;
  readonly bob: Client;
  #projects = 0;

  private constructor(server: TestServer, remote: GitServer, ann: Client, bob: Client) {
    [this.server, this.remote, this.ann, this.bob] = [server, remote, ann, bob];
  }

  static async open(): Promise<GitDesk> {
    const [server, remote] = await Promise.all([startTestServer(), startGitServer()]);
    remote.commit({ 'rtl/a.sv': 'module a; endmodule\n', 'doc/b.md': '# b\n' }, 'Start');
    const [ann, bob] = await Promise.all([server.newUser('ann'), server.newUser('bob')]);
    return new GitDesk(server, remote, ann, bob);
  }

  async close(): Promise<void> {
    await this.remote.close();
    await this.server.close();
  }

  /** A project of its own for a test: with the remote, or living here alone. */
  async project({ alone = false, members = [this.ann, this.bob] } = {}): Promise<number> {
    this.#projects += 1;
    const address = alone ? '' : this.remote.address();
    const deptId = await newGitProject(this.server, `project ${this.#projects}`, address);
    for (const member of members) {
      await joinGitProject(this.server, member, deptId);
      await this.root(member, deptId);
    }
    return deptId;
  }

  /** Where the member's working tree is. */
  async root(client: Client, deptId: number): Promise<string> {
    const { userId } = await client.call(getUserInfo);
    return (await this.server.services.projects.tree(deptId, userId)).root;
  }

  async write(client: Client, deptId: number, path: string, text: string | Buffer): Promise<void> {
    await writeFile(join(await this.root(client, deptId), path), text);
  }

  async read(client: Client, deptId: number, path: string): Promise<string> {
    return readFile(join(await this.root(client, deptId), path), 'utf8');
  }

  status(client: Client, deptId: number) {
    return client.call(gitStatus, { query: { deptId } });
  }

  /** Commits what it writes. */
  async commit(client: Client, deptId: number, files: Record<string, string | Buffer>) {
    for (const [path, text] of Object.entries(files)) await this.write(client, deptId, path, text);
    await client.call(gitStage, { body: { deptId, paths: Object.keys(files) } });
    return client.call(gitCommit, { body: { deptId, message: `Change ${Object.keys(files).join()}` } });
  }
}

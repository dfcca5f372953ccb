import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getUserInfo, gitCommit, gitStage } from '@netloom/contract';
import { joinGitProject, newGitProject } from './gitProject.ts';
import type { Client, TestServer } from './testServer.ts';

/** What a member does in his tree, and git itself looking at it. */
export interface GitWork {
  root: string;
  write(files: Record<string, string>): Promise<void>;
  stage(files: Record<string, string>): Promise<void>;
  /** Writes, stages and commits; answers the commit's id. */
  commit(files: Record<string, string>, message?: string): Promise<string>;
  /** The git of this machine, in the member's tree. */
  git(...args: string[]): string;
}

export async function gitWork(server: TestServer, client: Client, deptId: number): Promise<GitWork> {
  const { userId } = await client.call(getUserInfo);
  const { root } = await server.services.projects.tree(deptId, userId);
  async function write(files: Record<string, string>) {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  }
  async function stage(files: Record<string, string>) {
    await write(files);
    await client.call(gitStage, { body: { deptId, paths: Object.keys(files) } });
  }
  return {
    root,
    write,
    stage,
    async commit(files, message = 'Change') {
      await stage(files);
      return (await client.call(gitCommit, { body: { deptId, message } })).commit;
    },
    git: (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd(),
  };
}

/** A project with these members; without `gitAddress` it lives on this server alone. */
export async function sharedProject(
  server: TestServer,
  name: string,
  members: readonly Client[],
  gitAddress = '',
): Promise<{ deptId: number; works: GitWork[] }> {
  const deptId = await newGitProject(server, name, gitAddress);
  const works: GitWork[] = [];
  for (const member of members) {
    await joinGitProject(server, member, deptId);
    works.push(await gitWork(server, member, deptId));
  }
  return { deptId, works };
}

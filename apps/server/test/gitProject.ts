import { eq } from '../src/database/drizzle.ts';
import { ROLE_IDS, getUserInfo, saveConfig } from '@netloom/contract';
import { departments, insertDepartment, insertMembership } from '../src/features/department/index.ts';
import { mirrorRemote } from '../src/git/index.ts';
import { sealGitSecret } from '../src/projects/index.ts';
import { GIT_TOKEN, GIT_USER } from './gitServer.ts';
import type { Client, TestServer } from './testServer.ts';

/** A project whose repository is a mirror of `gitAddress`, or with a first commit of its own when that is empty. */
export async function newGitProject(server: TestServer, name: string, gitAddress = ''): Promise<number> {
  const { services } = server;
  const { database, projects } = services;
  const deptId = await insertDepartment(database, name);
  if (gitAddress === '') {
    await projects.create(deptId, 'Start', (tree) => tree.write('README.md', `# ${name}\n`, 'path'));
    return deptId;
  }
  await server.admin.call(saveConfig, { body: { configKey: 'git.privateAddresses', configValue: 'true' } });
  await database.update(departments).set({ gitAddress }).where(eq(departments.deptId, deptId));
  await projects.make(deptId, (repository) =>
    mirrorRemote(
      {
        address: gitAddress,
        repository,
        credentials: { userName: GIT_USER, secret: GIT_TOKEN },
        knownHosts: projects.knownHosts(deptId),
        megabytes: 100,
        seconds: 100,
      },
      services,
    ),
  );
  return deptId;
}

/** Makes a signed-in user a member with credentials for the project's remote; with none where `secret` is null. */
export async function joinGitProject(
  { services }: TestServer,
  client: Client,
  deptId: number,
  { secret = GIT_TOKEN, roleId = ROLE_IDS.hardware }: { secret?: string | null; roleId?: number } = {},
): Promise<void> {
  const { userId } = await client.call(getUserInfo);
  await insertMembership(services.database, {
    deptId,
    userId,
    roleId,
    gitUserName: GIT_USER,
    gitSecret: secret === null ? null : sealGitSecret(services.secrets, userId, deptId, secret),
  });
}

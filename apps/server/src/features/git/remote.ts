import { RemoteFailure, inTurn, mirrorRemote, parseAddress } from '../../git/index.ts';
import type { RemoteOptions } from '../../git/index.ts';
import { warning } from '../../http/refuse.ts';
import { openGitCredentials } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import type { MemberGit } from './memberGit.ts';
import type { GitMember } from './policy.ts';
import { findRemote, saveFetchTime } from './repository.ts';

const BRANCHES = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];

const credentialsMissing = () => warning('git-info-missing', { field: 'git' });

/** How the caller writes to the project's remote, with his own credentials; undefined where there is no remote. */
export async function remoteOptions(
  member: GitMember,
  services: Services,
): Promise<RemoteOptions | undefined> {
  const remote = await readingOptions(member, services);
  if (remote !== undefined && remote.credentials === undefined) throw credentialsMissing();
  return remote;
}

/** How he reads it: what is public over HTTP is read without credentials. */
async function readingOptions(
  { git, membership }: GitMember,
  { database, configs, projects, secrets }: Services,
): Promise<RemoteOptions | undefined> {
  const { gitAddress } = await findRemote(database, membership.deptId);
  if (gitAddress === '') return undefined;
  const credentials = openGitCredentials(secrets, membership);
  const { protocol } = parseAddress(gitAddress, 'git');
  if (credentials === undefined && protocol === 'ssh') throw credentialsMissing();
  return {
    address: gitAddress,
    repository: git.shared,
    credentials,
    knownHosts: projects.knownHosts(membership.deptId),
    megabytes: git.megabytes,
    seconds: configs.value('git.cloneMinutes') * 60,
  };
}

/** Brings the shared repository up to date with the remote, and the member's view of it. His branches stay. */
export async function fetchShared(member: GitMember, services: Services): Promise<void> {
  const remote = await readingOptions(member, services);
  if (remote !== undefined) {
    await mirrorRemote(remote, services).catch((error: unknown) => {
      const isPrivate = error instanceof RemoteFailure && error.kind === 'authentication';
      throw isPrivate && remote.credentials === undefined ? credentialsMissing() : error;
    });
    await saveFetchTime(services.database, member.membership.deptId);
  }
  await seeShared(member.git);
}

/** Takes over what the shared repository has. */
export function seeShared(git: MemberGit): Promise<void> {
  return inTurn(git.shared, async () => {
    const options = ['--quiet', '--prune', '--no-write-fetch-head', '--no-tags'];
    await git.run(['fetch', ...options, git.shared, ...BRANCHES], { withShared: true });
  });
}

import { Mutex } from '../projects/mutex.ts';
import { localGit, tryLocalGit } from './localGit.ts';
import { remoteCall } from './remoteCall.ts';
import type { RemoteOptions, RemoteServices } from './remoteCall.ts';
import { requireModestTree } from './treeLimit.ts';

const HEADS = ['+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*'];
const FIRST_BRANCH = 'refs/heads/main';

/** Changes of the branches of one bare repository take turns. */
const turns = new Mutex();

export function inTurn<T>(repository: string, work: () => Promise<T>): Promise<T> {
  return turns.run(repository, work);
}

/**
 * Makes the bare repository a mirror of the remote: its branches and tags, its default branch. Refs of ours stay; without
 * credentials so do branches that are not seen, for others may see them.
 * @throws RemoteFailure, a 601.
 */
export function mirrorRemote(options: RemoteOptions, services: RemoteServices): Promise<void> {
  return inTurn(options.repository, async () => {
    const opened = await opens(options, services);
    const prune = options.credentials === undefined ? [] : ['--prune'];
    await remoteCall(
      (address) => ['fetch', '--progress', ...prune, '--no-write-fetch-head', '--', address, ...HEADS],
      options,
      services,
    );
    if (!opened || !(await opens(options, services))) await setHead(options, services);
  });
}

/** Whether the branch that members' trees begin with is there. */
async function opens({ repository }: RemoteOptions, { settings }: RemoteServices): Promise<boolean> {
  const place = { directory: repository, unsandboxed: settings.unsandboxed };
  return (await tryLocalGit(['rev-parse', '--verify', '--quiet', 'HEAD'], place)).code === 0;
}

async function setHead(options: RemoteOptions, services: RemoteServices): Promise<void> {
  const listing = await remoteCall(
    (address) => ['ls-remote', '--symref', '--', address, 'HEAD'],
    options,
    services,
  );
  const place = { directory: options.repository, unsandboxed: services.settings.unsandboxed };
  await localGit(['symbolic-ref', 'HEAD', headOf(listing)], place);
  if (await opens(options, services)) await requireModestTree('HEAD', options.megabytes, place);
}

/** The branch that the remote opens with; servers tell it only when it exists. */
function headOf(listing: string): string {
  return /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(listing)?.[1] ?? FIRST_BRANCH;
}

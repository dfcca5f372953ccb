import { Mutex } from '../projects/mutex.ts';
import { gitEnvironment } from './environment.ts';
import { remoteCall } from './remoteCall.ts';
import type { RemoteOptions, RemoteServices } from './remoteCall.ts';
import { runGit } from './runGit.ts';

const HEADS = ['+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*'];
const FIRST_BRANCH = 'refs/heads/main';

/** Fetches into one repository take turns. */
const turns = new Mutex();

/**
 * Makes the bare repository a mirror of the remote: its branches and tags, its default branch. Refs of ours stay.
 * @throws RemoteFailure, a 601.
 */
export function mirrorRemote(options: RemoteOptions, services: RemoteServices): Promise<void> {
  return turns.run(options.repository, async () => {
    await remoteCall(
      (address) => ['fetch', '--progress', '--prune', '--no-write-fetch-head', '--', address, ...HEADS],
      options,
      services,
    );
    const head = await remoteCall(
      (address) => ['ls-remote', '--symref', '--', address, 'HEAD'],
      options,
      services,
    );
    await setHead(options.repository, headOf(head), services.settings.unsandboxed);
  });
}

/** The branch that the remote opens with; servers tell it only when it exists. */
function headOf(listing: string): string {
  return /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(listing)?.[1] ?? FIRST_BRANCH;
}

async function setHead(repository: string, head: string, unsandboxed: boolean): Promise<void> {
  await runGit({
    args: ['symbolic-ref', 'HEAD', head],
    environment: { ...gitEnvironment(), GIT_DIR: repository },
    room: { writable: [repository] },
    cwd: repository,
    unsandboxed,
    seconds: 60,
  });
}

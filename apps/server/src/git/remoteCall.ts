import { realpath } from 'node:fs/promises';
import type { Settings } from '../settings.ts';
import { remoteAccess } from './remoteAccess.ts';
import type { GitCredentials } from './credentials.ts';
import { progressOf } from './progress.ts';
import { RemoteFailure, explainFailure } from './remoteFailure.ts';
import { checkRemote } from './remotePolicy.ts';
import type { RemoteRules } from './remotePolicy.ts';
import { REPOSITORY_CONFIG } from './repositoryConfig.ts';
import { runGit } from './runGit.ts';
import type { GitEnd } from './host/order.ts';

export interface RemoteOptions {
  /** http, https or ssh; without user name and password. */
  address: string;
  /** The bare repository on this machine, the one folder that is writable. */
  repository: string;
  credentials: GitCredentials | undefined;
  /** File with the ssh keys of hosts that the project has met; made when it is missing. */
  knownHosts: string;
  /** Largest transfer. */
  megabytes: number;
  seconds: number;
  signal?: AbortSignal;
  /** Told the share that is done, 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface RemoteServices extends RemoteRules {
  settings: Pick<Settings, 'unsandboxed'>;
}

/**
 * Runs git in the bare repository with a remote; `args` is told the address. The host is looked up and checked once,
 * git connects to the address found, and redirects are not followed. Answers the standard output.
 * @throws RemoteFailure, a 601.
 */
export async function remoteCall(
  args: (address: string) => string[],
  options: RemoteOptions,
  services: RemoteServices,
): Promise<string> {
  const remote = await checkRemote(options.address, 'gitAddress', services);
  const { unsandboxed } = services.settings;
  const repository = await realpath(options.repository);
  const access = await remoteAccess(remote, options, unsandboxed);
  try {
    const end = await runGit({
      args: args(remote.text),
      environment: { ...access.environment, GIT_DIR: repository },
      room: {
        network: true,
        writable: [repository, ...access.writable],
        files: { [`${repository}/config`]: REPOSITORY_CONFIG.bare, ...access.files },
      },
      cwd: repository,
      unsandboxed,
      seconds: options.seconds,
      fileBytes: options.megabytes * 1_000_000,
      ...(options.signal && { signal: options.signal }),
      onLine: (line) => {
        const share = progressOf(line);
        if (share !== undefined) options.onProgress?.(share);
      },
    });
    return outputOf(end, options);
  } finally {
    await access.close();
  }
}

function outputOf({ code, ended, stdout, stderr }: GitEnd, options: RemoteOptions): string {
  if (ended === 'timed-out') {
    const minutes = Math.ceil(options.seconds / 60);
    throw new RemoteFailure('timed-out', { minutes });
  }
  if (ended === 'stopped') throw new RemoteFailure('stopped');
  if (code !== 0) throw explainFailure(stderr, options.megabytes, options.credentials?.secret);
  return stdout.toString('utf8');
}

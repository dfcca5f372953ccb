import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpCredentials, privateKey, sshCommand } from './credentials.ts';
import type { GitCredentials } from './credentials.ts';
import { gitEnvironment } from './environment.ts';
import { FETCH_CHECKS } from './fetchChecks.ts';
import type { CheckedRemote } from './remotePolicy.ts';
import { isSandboxed } from './sandbox.ts';
import type { Room } from './sandbox.ts';

/** How git reaches one remote: its variables, and what it needs beside the repository. */
interface RemoteAccess extends Required<Pick<Room, 'writable' | 'files'>> {
  environment: Record<string, string>;
  /** Takes away what was made for this one call. */
  close(): Promise<void>;
}

export function remoteAccess(
  remote: CheckedRemote,
  options: { credentials: GitCredentials | undefined; knownHosts: string },
  unsandboxed: boolean,
): Promise<RemoteAccess> {
  return remote.protocol === 'ssh'
    ? overSsh(remote, options, unsandboxed)
    : Promise.resolve(overHttp(remote, options.credentials));
}

function overHttp(remote: CheckedRemote, credentials: GitCredentials | undefined): RemoteAccess {
  const { host, port, addresses, protocol } = remote;
  const { configuration, environment } = httpCredentials(credentials);
  const checked = {
    ...FETCH_CHECKS,
    'http.curloptResolve': `${host}:${port}:${addresses.join(',')}`,
    'http.followRedirects': 'false',
    'http.proxy': '',
    'http.emptyAuth': 'false',
    'http.sslVerify': 'true',
    // Slower than 1 kB/s for a minute is no transfer any more.
    'http.lowSpeedLimit': '1000',
    'http.lowSpeedTime': '60',
    ...configuration,
  };
  return {
    environment: { ...gitEnvironment(checked, protocol), ...environment },
    writable: [],
    files: {},
    close: () => Promise.resolve(),
  };
}

/** ssh asks for the name of its own user. */
const USERS = 'netloom:x:65534:65534::/nonexistent:/bin/false\n';

async function overSsh(
  remote: CheckedRemote,
  { credentials, knownHosts }: { credentials: GitCredentials | undefined; knownHosts: string },
  unsandboxed: boolean,
): Promise<RemoteAccess> {
  await appendFile(knownHosts, '', { mode: 0o600 });
  const sandboxed = await isSandboxed(unsandboxed);
  const scratch = sandboxed ? '/tmp' : await mkdtemp(join(tmpdir(), 'netloom-key-'));
  const close = () => (sandboxed ? Promise.resolve() : rm(scratch, { recursive: true, force: true }));
  try {
    const key = join(scratch, 'key');
    const content = credentials && privateKey(credentials.secret);
    if (!sandboxed && content !== undefined) await writeFile(key, content, { mode: 0o600 });
    const command = sshCommand(remote, {
      key: content && key,
      knownHosts,
      userName: remote.user === '' ? (credentials?.userName ?? '') : '',
    });
    return {
      environment: {
        ...gitEnvironment(FETCH_CHECKS, 'ssh'),
        GIT_SSH_COMMAND: command,
        GIT_SSH_VARIANT: 'ssh',
      },
      writable: [knownHosts],
      files: { '/etc/passwd': USERS, ...(content !== undefined && { [key]: content }) },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

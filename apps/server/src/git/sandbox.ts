import { probeSandbox, systemMounts } from '@netloom/executor';
import { warning } from '../http/refuse.ts';
import { whyUnsandboxed } from './whyUnsandboxed.ts';

/** What a call of git may touch, by absolute real paths. All else of the machine is not there. */
export interface Room {
  writable: string[];
  readable?: string[];
  /** Files that exist in the sandbox alone, by path; without one they are not there at all. */
  files?: Record<string, string>;
  network?: boolean;
}

/** Authorities of certificates; names and users are not looked up. */
const NETWORK_MOUNTS = ['/etc/ssl', '/etc/ca-certificates', '/etc/pki', '/etc/gnutls'];
/** First descriptor after standard input, output and error. */
const FIRST_FILE = 3;

const looks = new Map<boolean, ReturnType<typeof probeSandbox>>();

/** Whether git runs in bubblewrap. @throws a 601 when it cannot, unless `unsandboxed` accepts that. */
export async function isSandboxed(unsandboxed: boolean): Promise<boolean> {
  const look = looks.get(unsandboxed) ?? probeSandbox(unsandboxed);
  looks.set(unsandboxed, look);
  const { sandbox, cause } = await look;
  if (sandbox === undefined) throw warning('git-not-running', { values: { why: whyUnsandboxed(cause) } });
  return sandbox.confinement === 'bubblewrap';
}

/** bwrap(1) with its arguments, to be followed by the command; contents of `files` are read from descriptors 3, 4, … */
export function roomCommand({ writable, readable = [], files = {}, network = false }: Room): string[] {
  const options: string[][] = [
    ['--unshare-all', '--die-with-parent', '--new-session', '--hostname', 'sandbox'],
    network ? ['--share-net'] : [],
    ['--unshare-user', '--uid', '65534', '--gid', '65534', '--cap-drop', 'ALL'],
    systemMounts(),
    network ? NETWORK_MOUNTS.flatMap((path) => ['--ro-bind-try', path, path]) : [],
    ['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    writable.flatMap((path) => ['--bind', path, path]),
    readable.flatMap((path) => ['--ro-bind', path, path]),
    Object.keys(files).flatMap((path, index) => [
      ...['--perms', '0600', '--ro-bind-data', String(FIRST_FILE + index), path],
    ]),
    ['--remount-ro', '/proc', '--remount-ro', '/'],
  ];
  return ['bwrap', ...options.flat(), '--'];
}

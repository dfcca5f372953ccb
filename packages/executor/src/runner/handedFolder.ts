import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** In the place of a run's folder: the process waits to be handed one. The file that it writes its words to follows. */
export const STANDBY = '--standby';

/**
 * The folder of the run that a standby runner is handed by its standard input. Undefined when whoever started it ends
 * before: half a name is none.
 */
export async function handedFolder(log: string): Promise<string | undefined> {
  const said = await text(process.stdin);
  if (said.endsWith('\n')) return said.slice(0, -1);
  rmSync(log, { force: true });
  return undefined;
}

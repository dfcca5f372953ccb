import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../failure.ts';
import type { Outcome } from '../report.ts';

/** Backups are the server's own: it knows its data. */
const TOOL = join(import.meta.dirname, '../../../server/src/backupTool.ts');

/** Backs the data folder of NETLOOM_DATA_DIR up, or puts a backup into it; no server may use it meanwhile. */
export async function backupCommand(
  command: 'backup' | 'restore',
  file: string,
  { runs }: { runs: boolean },
): Promise<Outcome> {
  const args = [TOOL, command, resolve(file), ...(runs ? ['--runs'] : [])];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return { text: stdout.trim(), result: { file: resolve(file) }, failed: false };
  } catch (error) {
    throw new Failure((error as { stderr?: string }).stderr?.trim() ?? String(error));
  }
}

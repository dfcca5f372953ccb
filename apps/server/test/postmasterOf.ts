import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The process of the PostgreSQL whose cluster is in a folder. */
export async function postmasterOf(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

import { constants } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freeMegabytes } from '@netloom/executor';
import { StartError } from '../startError.ts';
import type { DataFolder } from './dataFolder.ts';

/** Space that is given up when a disk is full, so that the database can be written, and read, again. */
const RESERVE_MEGABYTES = 64;
/** With less than this the database may not come up: it needs new log segments of 16 MB (PostgreSQL, wal_segment_size). */
const NEEDED_MEGABYTES = 48;

const MEGABYTE = 2 ** 20;

const reserveOf = ({ root }: DataFolder) => join(root, 'reserve');

/** Sets the reserve aside where there is room enough beside it; written, for a sparse file reserves nothing. */
async function keepReserve(folder: DataFolder): Promise<void> {
  const file = reserveOf(folder);
  const { size = 0 } = (await stat(file).catch(() => undefined)) ?? {};
  if (size === RESERVE_MEGABYTES * MEGABYTE) return;
  if (freeMegabytes(folder.root) < 2 * RESERVE_MEGABYTES + NEEDED_MEGABYTES) return;
  const reserve = await open(file, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC, 0o600);
  try {
    const zeros = Buffer.alloc(MEGABYTE);
    for (let megabytes = 0; megabytes < RESERVE_MEGABYTES; megabytes += 1) await reserve.write(zeros);
  } finally {
    await reserve.close();
  }
}

/** Where the disk of a path is mounted (proc(5), mountinfo). */
async function mountOf(path: string): Promise<string> {
  const lines = (await readFile('/proc/self/mountinfo', 'utf8').catch(() => '')).split('\n');
  const points = lines.map((line) => line.split(' ')[4] ?? '').filter((point) => point !== '');
  const above = points.filter(
    (point) => path === point || `${path}/`.startsWith(`${point}/`) || point === '/',
  );
  return above.sort((a, b) => b.length - a.length)[0] ?? '/';
}

/** Gives up the reserve, then calls `clear`, for as long as the database lacks room. Answers whether it has it. */
async function makeRoom(folder: DataFolder, clear: () => Promise<void>): Promise<boolean> {
  const lacks = () => freeMegabytes(folder.root) < NEEDED_MEGABYTES;
  if (lacks()) await rm(reserveOf(folder), { force: true });
  if (lacks()) await clear();
  return !lacks();
}

/**
 * Before the database is started: `clear` removes what can go without asking it. @throws StartError that says what is
 * full and what to do
 */
export async function requireStartRoom(folder: DataFolder, clear: () => Promise<void>): Promise<void> {
  if (!(await makeRoom(folder, clear))) {
    throw new StartError(`The disk of the data folder is full, and the database cannot start.
Folder: ${folder.root}, on the disk mounted at ${await mountOf(folder.root)}
Free: ${freeMegabytes(folder.root)} MB; needed: ${NEEDED_MEGABYTES} MB
Remove or move what else is on this disk, such as old backups in ${folder.backups}, or the files that a run left in \
${join(folder.runs, '<run>/work')}; never anything in ${folder.database}. Then start again.`);
  }
  await keepReserve(folder);
}

/** While the server runs: the same again and again. Answers false as long as there is too little room. */
export async function watchRoom(folder: DataFolder, clear: () => Promise<void>): Promise<boolean> {
  const hasRoom = await makeRoom(folder, clear);
  if (hasRoom) await keepReserve(folder);
  return hasRoom;
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { Header } from 'tar-stream';
import { BackupError } from './backupError.ts';
import { END_MARK, MANIFEST_FILE, Manifest } from './manifest.ts';

type Take = (header: Header, content: Readable) => Promise<void>;

/** Reads an archive to its end. @throws BackupError when it is no backup, damaged, or cut off. */
async function eachEntry(file: string, take: Take): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  let ended = false;
  const taking = (async () => {
    for await (const entry of entries) {
      if (entry.header.name === END_MARK) ended = true;
      await take(entry.header, entry as unknown as Readable);
      entry.resume();
    }
  })();
  await Promise.all([reading, taking]).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof BackupError || (error.code !== undefined && /^E[A-Z]+$/.test(error.code)))
      throw error;
    throw new BackupError('backup-damaged', { why: error.message });
  });
  if (!ended) throw new BackupError('backup-cut-off', {});
}

/** Looks an archive through to its end. Answers what it holds. */
export async function checkArchive(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await eachEntry(file, async ({ name, type, linkname }, content) => {
    checkName(name);
    if (type === 'symlink' && !linkname) throw new BackupError('backup-link', { name });
    if (name === MANIFEST_FILE) manifest = await readManifest(content);
    for await (const chunk of content) void chunk;
  });
  if (manifest === undefined) throw new BackupError('backup-manifest-missing', {});
  return manifest;
}

async function readManifest(content: Readable): Promise<Manifest> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  try {
    return Manifest.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch {
    throw new BackupError('backup-manifest-other', {});
  }
}

/** Unpacks an archive into an empty folder. Links are made last, so that nothing is written through one. */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  const links: { path: string; linkname: string }[] = [];
  await eachEntry(file, async ({ name, type, linkname, mode }, content) => {
    checkName(name);
    const path = join(folder, name);
    if (type === 'directory') await mkdir(path, { recursive: true, mode: mode ?? 0o755 });
    else if (type === 'symlink' && linkname) links.push({ path, linkname });
    else if (type === 'file') {
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(path, { mode: mode ?? 0o644, flags: 'wx' }));
    } else throw new BackupError('backup-odd-entry', { name, type: type ?? '?' });
  });
  for (const { path, linkname } of links) await symlink(linkname, path);
}

function checkName(name: string): void {
  const parts = name.replace(/\/$/, '').split('/');
  if (name.startsWith('/') || parts.some((part) => part === '' || part === '.' || part === '..')) {
    throw new BackupError('backup-path', { name: JSON.stringify(name) });
  }
}

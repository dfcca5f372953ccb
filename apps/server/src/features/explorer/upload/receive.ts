import type { Multipart, MultipartFile } from '@fastify/multipart';
import { UploadFields } from '@netloom/contract';
import type { FileRow } from '@netloom/contract';
import type { FastifyRequest } from 'fastify';
import { stat } from 'node:fs/promises';
import type { Caller } from '../../../caller.ts';
import { Problem } from '../../../http/problem.ts';
import { notFound, warning } from '../../../http/refuse.ts';
import { validate } from '../../../http/validate.ts';
import { placeFiles, withScratch } from '../../../projects/index.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import type { Services } from '../../../services.ts';
import { requireMember } from '../../department/index.ts';
import { fileRow, openMemberTree } from '../../tree/index.ts';
import { FILE_BYTES, SENT_BYTES, SENT_FILES } from './limits.ts';
import { Staged } from './staged.ts';
import { unpackerOf } from './unpackerOf.ts';
import { startUnpacking } from './unpacking.ts';

const MEGABYTE = 1024 * 1024;

type Parts = AsyncIterableIterator<Multipart>;

/** Which part the files are in, and how many there may be. */
export interface FilePart {
  name: string;
  most: number;
}

/**
 * Takes an upload to the disk beside the member's tree and, when all of it is there, into the tree. Who may not is
 * refused before the first byte of a file is kept.
 */
export async function receiveUpload(
  request: FastifyRequest,
  caller: Caller,
  services: Services,
  part: FilePart,
): Promise<FileRow[]> {
  if (!request.isMultipart()) throw warning('multipart-expected', { field: 'body' });
  const limits = {
    fileSize: FILE_BYTES,
    files: part.most,
    fields: 10,
    fieldSize: 4096,
    parts: SENT_FILES + 10,
  };
  const options = { limits, preservePath: true, defParamCharset: 'utf8' };
  try {
    const parts = request.parts(options) as Parts;
    const { fields, first } = await readFields(parts, caller);
    const member = await requireMember('design:edit', caller, fields.deptId, services);
    const { tree } = await openMemberTree(member, services);
    if (first === undefined) throw warning('no-file-sent', { field: part.name });
    await requireFolder(tree, fields.filePath);
    return await withScratch(tree.root, async (scratch) => {
      const staged = new Staged(scratch, fields.filePath, part.name);
      await stage(staged, first, parts, part, fields.unpack);
      return tree.exclusive(() => place(tree, staged, fields, part.name));
    });
  } catch (error) {
    // The client reads no reply before it has sent everything.
    request.raw.unpipe();
    request.raw.resume();
    throw toWarning(error, part);
  }
}

async function place(
  tree: ProjectTree,
  { entries }: Staged,
  { overwrite, keep }: UploadFields,
  field: string,
): Promise<FileRow[]> {
  const whatExists = overwrite ? 'replaced' : keep ? 'kept' : 'refused';
  const files = (await placeFiles(tree, entries, whatExists, field)).filter(({ file }) => file !== undefined);
  return Promise.all(files.map(async ({ path }) => fileRow(await tree.requireEntry(path, field))));
}

async function requireFolder(tree: ProjectTree, folder: string): Promise<void> {
  const stats = await tree.stat(folder, 'filePath');
  if (stats === undefined) throw notFound('no-folder', { field: 'filePath', values: { path: folder } });
  if (!stats.isDirectory()) throw warning('not-a-folder', { field: 'filePath', values: { path: folder } });
}

/** The fields, and the first file after them. */
async function readFields(
  parts: Parts,
  caller: Caller,
): Promise<{ fields: UploadFields; first: MultipartFile | undefined }> {
  const found: Record<string, unknown> = {};
  let next = await parts.next();
  for (; !next.done && next.value.type === 'field'; next = await parts.next())
    found[next.value.fieldname] = next.value.value;
  const first = next.done ? undefined : (next.value as MultipartFile);
  return { fields: validate(UploadFields, found, 'body', caller), first };
}

async function stage(
  staged: Staged,
  first: MultipartFile,
  parts: Parts,
  { name: partName }: FilePart,
  unpack: boolean,
): Promise<void> {
  const unpacked = { files: 0, bytes: 0 };
  let sent = 0;
  const seen = (chunk: Buffer) => {
    sent += chunk.length;
    if (sent > SENT_BYTES)
      throw warning('upload-too-large', { field: partName, values: { most: SENT_BYTES / MEGABYTE } });
  };
  let part: Multipart | undefined = first;
  for (; part !== undefined; part = (await parts.next()).value as Multipart | undefined) {
    if (part.type === 'field') throw warning('fields-first', { field: part.fieldname });
    if (part.fieldname !== partName)
      throw warning('files-part', { field: part.fieldname, values: { name: partName } });
    const { filename: name, file } = part;
    if (!name) throw warning('file-unnamed', { field: partName });
    const unpacker = unpack ? unpackerOf(name) : undefined;
    if (unpacker === undefined) {
      await staged.addFile(name, file, { seen });
      requireWhole(part, partName);
    } else {
      const archive = await staged.write(file, seen);
      requireWhole(part, partName);
      const { size } = await stat(archive);
      await unpacker(startUnpacking({ name, file: archive, size, staged }, unpacked));
    }
  }
}

function requireWhole({ file, filename }: MultipartFile, partName: string): void {
  if (file.truncated)
    throw warning('upload-file-too-large', {
      field: partName,
      values: { name: filename, most: FILE_BYTES / MEGABYTE },
    });
}

/** Multipart errors in the words of the call. */
function toWarning(error: unknown, { name, most }: FilePart): unknown {
  if (error instanceof Problem) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return warning('a-file-too-large', { field: name, values: { most: FILE_BYTES / MEGABYTE } });
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return warning('upload-too-many', { field: name, values: { most } });
  // The reader of multipart itself gives its errors no code.
  if (code === undefined || code.startsWith('FST_'))
    return warning('multipart-broken', { field: 'body', values: { message } });
  return error;
}

import type { MultipartFile } from '@fastify/multipart';
import { IMAGES_MOST } from '@netloom/contract';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { warning } from '../../http/refuse.ts';

const MEGABYTE = 1024 * 1024;
const FILE_MEGABYTES = 10;

export interface Received {
  name: string;
  bytes: Buffer;
}

/** The files of a form, each whole in memory. @throws a 601 for what is too large, broken off or no form. */
export async function receiveFiles(request: FastifyRequest): Promise<Received[]> {
  if (!request.isMultipart()) throw warning('multipart-expected', { field: 'body' });
  const limits = { fileSize: FILE_MEGABYTES * MEGABYTE, files: IMAGES_MOST, fields: 0 };
  // Names come in UTF-8, which the type of the options does not know.
  const options = { limits, defParamCharset: 'utf8' };
  const found: Received[] = [];
  try {
    for await (const part of request.files(options)) found.push(await whole(part));
  } catch (error) {
    // The client reads no reply before it has sent everything.
    request.raw.unpipe();
    request.raw.resume();
    throw toWarning(error);
  }
  if (found.length === 0) throw warning('no-file-sent', { field: 'file' });
  return found;
}

async function whole(part: MultipartFile): Promise<Received> {
  const bytes = await part.toBuffer();
  const name = nameOf(part.filename);
  if (bytes.length === 0) throw warning('file-empty', { field: 'file', values: { name } });
  return { name, bytes };
}

/** The last part of a path, without what is not seen or turns the text around. */
function nameOf(filename: string | undefined): string {
  const last = (filename ?? '').normalize('NFC').split(/[/\\]/).at(-1)!;
  return (
    last
      .replace(/[\p{C}\u2028\u2029]/gu, '')
      .trim()
      .slice(0, 200) || 'file'
  );
}

/** Multipart errors in the words of the call. */
function toWarning(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return warning('a-file-too-large', { field: 'file', values: { most: FILE_MEGABYTES } });
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return warning('upload-too-many', { field: 'file', values: { most: IMAGES_MOST } });
  if (code === undefined || code.startsWith('FST_'))
    return warning('multipart-broken', { field: 'body', values: { message } });
  return error;
}

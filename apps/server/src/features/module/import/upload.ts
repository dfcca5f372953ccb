import { ImportOptions } from '@netloom/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../caller.ts';
import { warning } from '../../../http/refuse.ts';
import { validateJson } from '../../../http/validate.ts';
import { checkRelativePath } from '../../../projects/index.ts';

export const MEGABYTE = 1024 * 1024;
const FILE_MEGABYTES = 32;
export const TOTAL_MEGABYTES = 128;
export const FILES = 5_000;
const FIELDS = 10;
const LIMITS = {
  fileSize: FILE_MEGABYTES * MEGABYTE,
  files: FILES,
  fields: FIELDS,
  parts: FILES + FIELDS,
  fieldSize: MEGABYTE,
};

/** Path relative to the upload's folder → bytes as uploaded. */
export type UploadedFiles = Map<string, Buffer>;

export interface Upload {
  options: ImportOptions;
  files: UploadedFiles;
}

/** Reads the multipart body whole. @throws a 601 that names the file or field that is bad or too large. */
export async function readUpload(request: FastifyRequest, caller: Caller): Promise<Upload> {
  if (!request.isMultipart()) throw warning('multipart-expected', { field: 'body' });
  const files: UploadedFiles = new Map();
  let options: unknown;
  let total = 0;
  for await (const part of request.parts({ limits: LIMITS, preservePath: true })) {
    if (part.type === 'field') {
      if (part.fieldname === 'options') options = part.value;
      continue;
    }
    const content = await readFile(part.filename, part.file);
    total += content.length;
    if (total > TOTAL_MEGABYTES * MEGABYTE)
      throw warning('upload-too-large', { field: 'files', values: { most: TOTAL_MEGABYTES } });
    if (files.has(part.filename))
      throw warning('sent-twice', { field: 'files', values: { name: part.filename } });
    files.set(part.filename, content);
  }
  if (typeof options !== 'string') throw warning('json-field-expected', { field: 'options' });
  return { options: validateJson(ImportOptions, options, 'options', caller), files };
}

async function readFile(
  name: string,
  stream: NodeJS.ReadableStream & { truncated?: boolean },
): Promise<Buffer> {
  checkRelativePath(name, 'files');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.truncated)
    throw warning('over-file-limit', { field: 'files', values: { name, most: FILE_MEGABYTES } });
  return Buffer.concat(chunks);
}

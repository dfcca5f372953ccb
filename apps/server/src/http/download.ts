import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Named {
  /** What the browser calls it. */
  name: string;
  mediaType: string;
}

/** A file that is sent to be kept; ranges of it can be asked for. */
interface FileDownload extends Named {
  /** Path on the server, or the file already open, which is closed then. */
  file: string | FileHandle;
  /** Runs when all of it has been sent. */
  sent?: () => Promise<void>;
}

/** Bytes, or a stream of bytes that are made as they are sent; one that fails ends the connection. */
interface MadeDownload extends Named {
  content: Uint8Array | Readable;
}

export type Download = FileDownload | MadeDownload;

export async function sendDownload(
  download: Download,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({
    'content-type': download.mediaType,
    'content-disposition': attachment(download.name),
    // Should a browser show it all the same, nothing in it may run or load.
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if ('file' in download) return sendFile(download, request, reply);
  return reply.send(download.content);
}

/** Sends the file as it is now, or the one range of it that was asked for. */
async function sendFile(
  { file, sent }: FileDownload,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const source = typeof file === 'string' ? await open(file, 'r') : file;
  const { size } = await source.stat();
  const range = rangeOf(request.headers.range, size);
  reply.header('accept-ranges', 'bytes');
  if (sent && range === undefined) {
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) sent().catch((error: unknown) => request.log.error({ err: error }));
    });
  }
  if (size === 0 || range === 'unsatisfiable') {
    await source.close();
    if (range === 'unsatisfiable') reply.code(416).header('content-range', `bytes */${size}`);
    return reply.send('');
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.header('content-length', end - start + 1).send(source.createReadStream({ start, end }));
}

/** RFC 9110, 14.1.2; several ranges, and what is no range, count as none. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return start > end ? 'unsatisfiable' : { start, end };
}

/** RFC 6266, with a plain name for who does not read RFC 8187. No name leads into a folder or looks like another. */
export function attachment(name: string): string {
  const safe = name.slice(0, 200).replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, '_') || 'download';
  const plain = safe.replace(/[^ -~]|["%]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file that is sent to be kept. */
export interface Download {
  /** Path on the server. */
  file: string;
  /** What the browser calls it. */
  name: string;
  mediaType: string;
}

/** Sends the file as it is now, or the one range of it that was asked for. */
export async function sendDownload(
  { file, name, mediaType }: Download,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const source = await open(file, 'r');
  const { size } = await source.stat();
  const range = rangeOf(request.headers.range, size);
  reply.headers({
    'content-type': mediaType,
    'content-disposition': attachment(name),
    'accept-ranges': 'bytes',
  });
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
  const safe = name.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, '_').slice(0, 200) || 'download';
  const plain = safe.replace(/[^ -~]|["%]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

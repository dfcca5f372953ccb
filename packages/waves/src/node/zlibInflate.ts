import { gunzipSync, inflateSync } from 'node:zlib';
import type { Inflate } from '../fst/unpack.ts';

/** Shorter than this zlib's options take none. */
const LEAST_CHUNK = 64;

/** Node's own zlib, which never gives more than `length` bytes. They come in one piece that has room for one more. */
export const zlibInflate: Inflate = (data, length, format) =>
  (format === 'gzip' ? gunzipSync : inflateSync)(data, {
    maxOutputLength: Math.max(1, length),
    chunkSize: Math.max(LEAST_CHUNK, length + 1),
  });

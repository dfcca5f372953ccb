import { gunzipSync, inflateSync } from 'node:zlib';
import type { Inflate } from '../fst/unpack.ts';

/** Node's own zlib, which never gives more than `length` bytes. */
export const zlibInflate: Inflate = (data, length, format) =>
  (format === 'gzip' ? gunzipSync : inflateSync)(data, { maxOutputLength: Math.max(1, length) });

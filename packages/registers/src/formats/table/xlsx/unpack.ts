import { Unzip, UnzipInflate } from 'fflate';
import { MAX_IMPORT_BYTES } from '../../reading.ts';
import { say } from '../../../wording/formats/sentences.ts';
import { WorkbookError } from './workbookError.ts';

/** A slice unpacks to 1,032 times its size at most (RFC 1951), so that a bomb is noticed after some megabytes. */
const SLICE = 16 * 1024;

/**
 * The XML parts of a workbook by path. Together they are no larger than any file that is read; what counts is what
 * comes out, whatever sizes the archive claims. Throws an Error for what is no such archive.
 */
export function unpacked(bytes: Uint8Array): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  let total = 0;
  const unzip = new Unzip((file) => {
    if (!/^xl\/.*\.(?:xml|rels)$/.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      total += chunk.length;
      if (total > MAX_IMPORT_BYTES)
        throw new WorkbookError(say('TABLE/workbook/large', { most: MAX_IMPORT_BYTES }));
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += SLICE)
      unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
    if (parts.size === 0) throw new WorkbookError(say('TABLE/workbook/empty', {}));
  } catch (error) {
    throw new WorkbookError(
      say('TABLE/workbook', { why: error instanceof WorkbookError ? error.said : (error as Error).message }),
      { cause: error },
    );
  }
  return new Map([...parts].map(([path, chunks]) => [path, joined(chunks)]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

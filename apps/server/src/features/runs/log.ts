import { runLog } from '@netloom/contract';
import { logSize, readLog } from '@netloom/executor';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { memberOfRun } from './policy.ts';

/** Bytes at the end that begin a UTF-8 character without finishing it (RFC 3629, section 3). */
function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
}

export const logRoute = implement(
  runLog,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query: { offset, length } }, { run }, { runs }) => {
    const folder = runs.folderOf(run.runId);
    const size = await logSize(folder).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? notFound('log-gone') : error;
    });
    const bytes = await readLog(folder, offset, length);
    // A character cut by the range is left to the next one, so that ranges join to the same text.
    const atEnd = run.state === 'finished' && offset + bytes.length >= size;
    const left = atEnd || bytes.length < 4 ? 0 : unfinishedBytes(bytes);
    const text = bytes.subarray(0, bytes.length - left).toString('utf8');
    return { text, nextOffset: offset + bytes.length - left, size };
  },
);

import { open, stat } from 'node:fs/promises';
import { runFolder } from './runFolder.ts';

/** Bytes of output so far. */
export async function logSize(folder: string): Promise<number> {
  return (await stat(runFolder(folder).log)).size;
}

/** At most `length` raw bytes of the log from byte `offset` on. */
export async function readLog(folder: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(runFolder(folder).log, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

import { open } from 'node:fs/promises';
import type { TrafficReport } from '@netloom/model';
import { readTraffic } from '@netloom/tools';

/** A simulation may write what it likes; a record has a line a monitor, direction and region. */
const MOST_BYTES = 4 << 20;

/** The record in a file of the store, or as much of one as is read. */
export async function trafficIn(path: string): Promise<TrafficReport> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MOST_BYTES) });
    return readTraffic(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
}

import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import { memorySpool } from '../spool/memorySpool.ts';
import type { Spool } from '../spool/spool.ts';
import { Wave } from '../wave.ts';
import type { WaveFile } from '../waveTypes.ts';
import { VcdIndexing } from './vcdIndexing.ts';

/** Files of up to this many bytes are indexed as a whole when they are opened. */
const wholeAtOpen = 4 << 20;

/**
 * Opens a VCD dump, plain or packed by gzip. It is indexed in the background: `info.indexed` tells how far,
 * queries answer from what is there, and `settled` waits for the rest.
 * @param newSpool makes the place for the index of a large dump; in memory without it
 * @throws WaveError when the declarations cannot be read
 */
export async function openVcd(source: ByteSource, newSpool: () => Spool = memorySpool): Promise<WaveFile> {
  const head = await readExactly(source, 0, Math.min(source.size, 3), 'VCD');
  const packed = head[0] === 0x1f && head[1] === 0x8b;
  const marked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  const indexing = new VcdIndexing(source, newSpool(), { packed, from: marked ? 3 : 0 });
  try {
    await indexing.readFirst(source.size <= wholeAtOpen);
  } catch (error) {
    await indexing.close();
    throw error;
  }
  indexing.start();
  return new Wave(indexing.parts());
}

import { Gunzip } from 'fflate';
import { ByteReader } from '../byteReader.ts';
import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import type { Spool } from '../spool/spool.ts';
import { SpoolSource } from '../spool/spoolSource.ts';
import { WaveError } from '../waveError.ts';
import type { Block } from './blocks.ts';
import { say } from '../wording/sentences.ts';

const chunkLength = 1 << 18;
/** Most bytes that one packed byte can stand for. */
const deflateRatio = 1032;

/** A whole dump packed with gzip has no random access: it is unpacked to the spool, a chunk at a time. */
export async function unwrap(source: ByteSource, block: Block, spool: Spool): Promise<ByteSource> {
  const part = 'wrapper';
  const head = new ByteReader(await readExactly(source, block.offset, 8, part), part);
  const length = head.u64();
  const packed = block.length - 8;
  if (length > packed * deflateRatio) head.fail(say('WAVE-DAMAGE/ratio', { packed, unpacked: length }));
  const unpacked = new SpoolSource(spool);
  let pieces: Uint8Array[] = [];
  const gunzip = new Gunzip((piece) => pieces.push(piece));
  for (let done = 0; done < packed; done += chunkLength) {
    const size = Math.min(chunkLength, packed - done);
    const bytes = await readExactly(source, block.offset + 8 + done, size, part);
    try {
      gunzip.push(bytes, done + size === packed);
    } catch (error) {
      throw new WaveError(
        say('WAVE-DAMAGE/deflate', { detail: (error as Error).message }),
        part,
        block.offset + 8 + done,
      );
    }
    for (const piece of pieces) await unpacked.append(piece);
    pieces = [];
    if (unpacked.size > length) head.fail(say('WAVE-DAMAGE/unpacksMore', { length }));
  }
  await unpacked.finish();
  if (unpacked.size !== length) head.fail(say('WAVE-DAMAGE/unpacks', { size: unpacked.size, length }));
  return unpacked;
}

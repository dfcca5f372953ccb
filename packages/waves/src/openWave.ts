import type { ByteSource } from './byteSource.ts';
import { readExactly } from './byteSource.ts';
import { BlockType } from './fst/blocks.ts';
import { openFst } from './fst/fstFile.ts';
import type { Inflate } from './fst/unpack.ts';
import { ghwMagic } from './ghw/ghwHeader.ts';
import { openGhw } from './ghw/ghwFile.ts';
import { memorySpool } from './spool/memorySpool.ts';
import type { Spool } from './spool/spool.ts';
import { openVcd } from './vcd/vcdFile.ts';
import { WaveError } from './waveError.ts';
import type { WaveFile } from './waveTypes.ts';
import { say } from './wording/sentences.ts';

export interface OpenOptions {
  /** Where formats without an index of their own lay it; memory unless given. Closed with the dump. */
  spool?: () => Spool;
  /** The platform's own, where it has one. */
  inflate?: Inflate;
}

/** Blanks, `$`, and the first bytes of a byte order mark and of gzip. */
const textStarts = [9, 10, 13, 32, 36, 0xef, 0x1f];

/**
 * Opens an FST, GHW or VCD dump, told by its first byte: an FST block type, a G, or text.
 * @param companion the `<name>.hier` file that lies beside an unfinished FST dump
 * @throws WaveError when the dump cannot be read
 */
export async function openWave(
  source: ByteSource,
  companion?: ByteSource,
  options: OpenOptions = {},
): Promise<WaveFile> {
  if (source.size === 0) throw new WaveError(say('WAVE-DUMP/empty', {}), 'dump');
  const first = (await readExactly(source, 0, 1, 'dump'))[0]!;
  const spool = options.spool ?? memorySpool;
  if (first === BlockType.header || first === BlockType.wrapper)
    return openFst(source, spool, companion, options.inflate);
  if (first === ghwMagic.charCodeAt(0)) return openGhw(source, spool());
  // Text, a byte order mark before it, or gzip around it.
  if (textStarts.includes(first)) return openVcd(source, options.spool);
  throw new WaveError(say('WAVE-DUMP/form', {}), 'dump', 0);
}

import type { ByteSource } from './byteSource.ts';
import { readExactly } from './byteSource.ts';
import { BlockType } from './fst/blocks.ts';
import { openFst } from './fst/fstFile.ts';
import { openVcd } from './vcd/vcdFile.ts';
import { WaveError } from './waveError.ts';
import type { WaveFile } from './waveTypes.ts';

/**
 * Opens an FST or VCD dump, told by its first byte: an FST block type, or text.
 * @param companion the `<name>.hier` file that lies beside an unfinished FST dump
 * @throws WaveError when the dump cannot be read
 */
export async function openWave(source: ByteSource, companion?: ByteSource): Promise<WaveFile> {
  if (source.size === 0) throw new WaveError('is empty', 'dump');
  const first = (await readExactly(source, 0, 1, 'dump'))[0]!;
  if (first === BlockType.header || first === BlockType.wrapper) return openFst(source, companion);
  if (/[\s$]/.test(String.fromCharCode(first))) return openVcd(source);
  throw new WaveError('is neither FST nor VCD', 'dump', 0);
}

import { ByteReader } from '../byteReader.ts';
import { say } from '../wording/sentences.ts';

/** First bytes of every GHW file. */
export const ghwMagic = 'GHDLwave\n';
const headerLength = 16;
const newestVersion = 1;

/** Reads the header; what follows it is in the byte order it names. */
export function readGhwHeader(bytes: Uint8Array): { littleEndian: boolean; length: number } {
  const reader = new ByteReader(bytes, 'GHW header');
  reader.skip(ghwMagic.length);
  const length = reader.u8();
  const major = reader.u8();
  const minor = reader.u8();
  const order = reader.u8();
  reader.skip(3);
  if (length !== headerLength) reader.fail(say('WAVE-DAMAGE/headLength', { length, expected: headerLength }));
  if (major !== 0 || minor > newestVersion)
    reader.fail(say('WAVE-DAMAGE/version', { version: `${major}.${minor}` }));
  if (order !== 1 && order !== 2) reader.fail(say('WAVE-DAMAGE/byteOrder', { order }));
  return { littleEndian: order === 1, length };
}

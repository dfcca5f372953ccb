import { TraceError } from './packet.ts';
import type { Profile } from './profile.ts';
import { PacketReader, WordReader } from './stream.ts';

/** Pieces of a trace of any length, as a file is read. */
type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Has a profile take all packets of a trace, up to one that is wrong; the number of bytes. */
async function takeAll(
  profile: Profile,
  pieces: Pieces,
  read: (bytes: Uint8Array) => boolean,
  end: () => void,
) {
  try {
    for await (const bytes of pieces) if (!read(bytes)) return;
    end();
  } catch (error) {
    if (!(error instanceof TraceError)) throw error;
    profile.fail(error);
  }
}

/** A trace as a core sends it, of which nobody knows when. */
export async function decodeBytes(profile: Profile, pieces: Pieces): Promise<number> {
  const reader = new PacketReader();
  let count = 0;
  const read = (bytes: Uint8Array) => {
    count += bytes.length;
    for (const packet of reader.read(bytes)) if (!profile.take(packet)) return false;
    return true;
  };
  await takeAll(profile, pieces, read, () => reader.end());
  return count;
}

/** The words of a bench, with clock cycles. */
export async function decodeWords(profile: Profile, pieces: Pieces): Promise<number> {
  const reader = new WordReader();
  const read = (words: Uint8Array) => {
    for (const { packet, clock } of reader.read(words)) if (!profile.take(packet, clock)) return false;
    return true;
  };
  await takeAll(profile, pieces, read, () => reader.end());
  return reader.bytes;
}

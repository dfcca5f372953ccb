import { Pieces } from './pieces.ts';
import type { Spool } from './spool.ts';

/** Keeps everything in memory; a read never spans two appended pieces. */
export function memorySpool(): Spool {
  const pieces = new Pieces<Uint8Array>();
  return {
    append: (bytes) => Promise.resolve(pieces.add(bytes.slice(), bytes.length)),
    read(place, length) {
      const { piece, offset } = pieces.find(place);
      return Promise.resolve(piece.subarray(offset, offset + length));
    },
    close: () => Promise.resolve(pieces.clear()),
  };
}

import { Pieces } from './pieces.ts';
import type { Spool } from './spool.ts';

/** What a browser's Blob gives: bytes that the browser may move from memory to disk. */
export interface BlobLike {
  slice(start: number, end: number): BlobLike;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * Keeps the bytes in Blobs, outside of the page's heap.
 * @param toBlob copies bytes into a Blob: `(bytes) => new Blob([bytes])`
 */
export function blobSpool(toBlob: (bytes: Uint8Array<ArrayBuffer>) => BlobLike): Spool {
  const pieces = new Pieces<BlobLike>();
  return {
    append: (bytes) => Promise.resolve(pieces.add(toBlob(bytes.slice()), bytes.length)),
    async read(place, length) {
      const { piece, offset } = pieces.find(place);
      return new Uint8Array(await piece.slice(offset, offset + length).arrayBuffer());
    },
    close: () => Promise.resolve(pieces.clear()),
  };
}

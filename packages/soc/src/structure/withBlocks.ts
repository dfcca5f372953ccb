import type { IpDescriptor } from '@netloom/model';
import type { Library } from '../library/library.ts';

/** A library with further blocks; its own go before them. */
export function withBlocks(library: Library, descriptors: readonly IpDescriptor[]): Library {
  const entries = new Map(descriptors.map((descriptor) => [descriptor.vlnv, { descriptor, folder: '' }]));
  return {
    ...library,
    names: [...new Set([...library.names, ...entries.keys()])],
    find: (vlnv) => library.find(vlnv) ?? entries.get(vlnv),
  };
}

import type { AddressBlock, Fix } from '@netloom/model';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { formatAddress } from '../../../addressmap/region.ts';
import { mending } from '../../../wording/sentences.ts';
import type { FreeSpace } from './freeSpace.ts';

/** A fix that gives an entry another size, and another base where it has no room; none where its aliases stand against it. */
export function resizing(
  pointer: string,
  { aliases: written = [] }: AddressBlock,
  [own, ...aliases]: readonly AddressPlace[],
  size: bigint,
  space: FreeSpace,
): Fix | undefined {
  const fits = aliases.every((alias, index) =>
    written[index]!.size === undefined
      ? alias.offset === 0n && alias.base % size === 0n && space.hasRoom(alias, size)
      : alias.offset + alias.size <= size,
  );
  const base = fits && own && space.findFor(own, size);
  if (base === undefined || base === false) return undefined;
  const value = formatAddress(size);
  const resized = { pointer: `${pointer}/size`, value };
  if (base === own!.base) return mending('fix/resize', { size: value }, [resized]);
  const moved = formatAddress(base);
  const rebased = { pointer: `${pointer}/base`, value: moved };
  return mending('fix/resize-at', { size: value, base: moved }, [resized, rebased]);
}

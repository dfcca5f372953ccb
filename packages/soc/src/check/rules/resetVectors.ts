import type { Diagnostic, Fix } from '@netloom/model';
import { allPlaces } from '../../addressmap/places.ts';
import { formatAddress, regionOf } from '../../addressmap/region.ts';
import { answersAt, bootRank, holdsCode, resetVectorsOf } from '../../addressmap/resetVectors.ts';
import type { ResetVector } from '../../addressmap/resetVectors.ts';
import { pointerOf } from '../../document/pointer.ts';
import { mending } from '../../wording/sentences.ts';
import { atInstance, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-RESET-VECTOR: a processor that starts where no memory is. */
export function checkResetVectors({ design, reach }: Subject): Diagnostic[] {
  return resetVectorsOf(design, reach).flatMap((vector) => {
    const found = answersAt(design.document, vector);
    if (found && holdsCode(design, found)) return [];
    const start = { instance: vector.instance, address: formatAddress(vector.address) };
    const place = atInstance(vector.instance);
    const fix = moveBoot(design, vector);
    return found
      ? [problem('SOC-RESET-VECTOR/no-code', { ...start, subordinate: found.key }, place, fix)]
      : [problem('SOC-RESET-VECTOR/nothing', start, place, fix)];
  });
}

/** Moves the best memory to the vector, where nothing else is in its way. */
function moveBoot(design: Subject['design'], { address, managers }: ResetVector): Fix | undefined {
  const [best] = managers
    .flatMap(({ leaves }) => leaves)
    .flatMap((leaf) => ({ key: leaf.key, rank: bootRank(design, leaf) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  const region = best && regionOf(design.document, best.key);
  if (!region || region.size === 0n) return undefined;
  const base = address - (address % region.size);
  const isFree = allPlaces(design.document).every(
    (place) =>
      (place.endpoint === region.endpoint && place.alias === undefined) ||
      place.base >= base + region.size ||
      place.base + place.size <= base,
  );
  if (!isFree) return undefined;
  const pointer = pointerOf('addressMap', region.endpoint, 'base');
  const value = formatAddress(base);
  return mending('fix/move', { end: region.endpoint, base: value }, [{ pointer, value }]);
}

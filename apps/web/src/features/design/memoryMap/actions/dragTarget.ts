import { nearestMultiple, resizedRegion } from '@netloom/soc';
import type { Place } from '@netloom/soc';
import { currentPicture, currentScale, currentViewport } from '../map/current.ts';
import { keyOf } from '../map/picture.ts';
import { addressAt, pixelsPerByte, yOf } from '../scale/viewport.ts';
import type { Target } from '../store/mapStore.ts';

/** Pixels within which a dragged region joins a neighbour. */
const MAGNET = 9;
/** Pixels that one step of a drag takes where a pixel is many bytes. */
const STEP = 4;

/**
 * Where a place goes whose upper edge is dragged to `y`: beside a neighbour that one of its edges comes near, else to
 * the nearest round, aligned base.
 */
export function moveTarget({ base: from, size, ...name }: Place, y: number): Target {
  const [scale, viewport] = [currentScale(), currentViewport()];
  const at = (address: bigint) => yOf(scale, viewport, address);
  const bottom = y + at(from + size) - at(from);
  const raw = addressAt(scale, viewport, y);
  const nearest = neighbours(keyOf(name), size)
    .map(({ base, before }) => {
      const below = before === undefined ? Infinity : Math.abs(at(before) - bottom);
      return { base, far: Math.min(Math.abs(at(base) - y), below) };
    })
    .filter(({ far }) => far <= MAGNET)
    .sort((a, b) => a.far - b.far)[0];
  if (nearest) return { base: nearest.base, size };
  const bytes = STEP / pixelsPerByte(scale, viewport.zoom, raw);
  const round = bytes > 1 ? 1n << BigInt(Math.floor(Math.log2(bytes))) : 1n;
  const step = alignmentOf(size) > round ? alignmentOf(size) : round;
  const highest = scale.span - size;
  const base = nearestMultiple(raw, step);
  return { base: base > highest ? nearestMultiple(highest, alignmentOf(size)) : base, size };
}

/** The region that a place has when one of its edges is pulled to `y`: the power of two that is nearest. */
export function resizeTarget(place: Place, y: number, keep: 'base' | 'end'): Target {
  const [scale, viewport] = [currentScale(), currentViewport()];
  const at = addressAt(scale, viewport, y);
  const bytes = keep === 'base' ? at - place.base : place.base + place.size - at;
  const power = bytes <= 4n ? 2 : Math.round(Math.log2(Number(bytes)));
  const size = 1n << BigInt(Math.max(2, Math.min(63, power)));
  const { base } = resizedRegion(place, size, keep);
  return { base: base < 0n ? 0n : base, size };
}

/** Aligned bases directly behind what else is mapped, and directly before it with the address that follows then. */
function neighbours(key: string, size: bigint): { base: bigint; before?: bigint }[] {
  const others = currentPicture().columns.flatMap(({ bands }) => bands.filter((band) => band.key !== key));
  const step = alignmentOf(size);
  return others.flatMap(({ base, size: bytes }) => {
    const behind = { base: ((base + bytes + step - 1n) / step) * step };
    return base < size ? [behind] : [behind, { base: ((base - size) / step) * step, before: base }];
  });
}

/** A region is aligned to its size; one of an unusable size to words. */
function alignmentOf(size: bigint): bigint {
  return size > 0n && (size & (size - 1n)) === 0n ? size : 4n;
}

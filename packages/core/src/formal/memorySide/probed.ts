import { input } from '@netloom/hdl/emit';
import type { CacheOptions } from '../../options/coreOptions.ts';
import { geometryOf } from '../../rtl/cache/geometry.ts';
import type { Unit } from '../../rtl/unit.ts';

/** Range of a cache's set and word in the number of a word of memory. */
export function placeRange(cache: CacheOptions): string {
  const { wordBits, indexBits } = geometryOf(cache);
  return `${wordBits + indexBits - 1}:0`;
}

/** A cache whose memories are told which of their words is looked at. */
export function probed(unit: Unit, cache: CacheOptions): Unit {
  const { wordBits, indexBits } = geometryOf(cache);
  const set = `place[${wordBits + indexBits - 1}:${wordBits}]`;
  return {
    ...unit,
    ports: (options) => [...unit.ports(options), input('place', wordBits + indexBits)],
    body: (options) =>
      unit
        .body(options)
        .replaceAll(
          /(u_(tags|data)_\d+ \()/g,
          (start, _, kind) => `${start} .place(${kind === 'tags' ? set : 'place'}),`,
        ),
  };
}

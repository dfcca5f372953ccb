import type { Diagnostic } from '@netloom/model';
import { formatAddress } from '../../../addressmap/region.ts';
import { wantedSize } from '../../../addressmap/span.ts';
import { isDecoding } from '../../../design/generated.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { mending } from '../../../wording/sentences.ts';
import { placeOf, problem } from '../../rule.ts';
import type { Subject } from '../../rule.ts';
import { FreeSpace } from './freeSpace.ts';

/** SOC-ADDRESS-MISSING: a subordinate behind interconnect without an entry. */
export function checkMissing({ design, reach }: Subject): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  const space = new FreeSpace(design.document);
  for (const links of reach.leaving.values()) {
    for (const { subordinate: end } of links) {
      const known = isDecoding(design, end) || Object.hasOwn(design.document.addressMap, end.key);
      if (known || found.has(end.key)) continue;
      const size = wantedSize(design, end);
      const block = { base: formatAddress(space.find(size) ?? 0n), size: formatAddress(size) };
      const pointer = pointerOf('addressMap', end.key);
      const fix = mending('fix/assign', { base: block.base }, [{ pointer, value: block }]);
      const place = placeOf(end.instance, end.key, pointer);
      found.set(end.key, problem('SOC-ADDRESS-MISSING', { end: end.key }, place, fix));
    }
  }
  return [...found.values()];
}

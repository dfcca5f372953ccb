import type { Diagnostic } from '@netloom/model';
import { leavesBehind } from '../../addressmap/reach.ts';
import { compareRegions, formatAddress, regionOf } from '../../addressmap/region.ts';
import type { Region } from '../../addressmap/region.ts';
import { freeBase } from '../../addressmap/place.ts';
import { parseEndpoint } from '../../document/endpoint.ts';
import { pointerOf } from '../../document/pointer.ts';
import { placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-ADDRESS-OVERLAP among the subordinates that one interconnect serves. */
export function checkOverlaps({ design, reach }: Subject): Diagnostic[] {
  const reported = new Map<string, Diagnostic>();
  for (const links of reach.leaving.values()) {
    const keys = new Set(links.flatMap((link) => leavesBehind(design, reach, link)).map(({ key }) => key));
    const regions = [...keys].flatMap((key) => regionOf(design.document, key) ?? []).sort(compareRegions);
    let widest: Region | undefined;
    for (const region of regions) {
      if (widest && region.base < widest.base + widest.size) {
        reported.set(`${widest.endpoint} ${region.endpoint}`, overlap(widest, region, regions));
      }
      if (!widest || region.base + region.size > widest.base + widest.size) widest = region;
    }
  }
  return [...reported.values()];
}

function overlap(first: Region, second: Region, all: readonly Region[]): Diagnostic {
  const pointer = pointerOf('addressMap', second.endpoint);
  const parsed = parseEndpoint(second.endpoint);
  const instance = parsed?.kind === 'name' ? parsed.instance : undefined;
  const others = all.filter((region) => region !== second);
  const base = formatAddress(freeBase(others, second.size, second.base));
  const fix = {
    title: `Move ${second.endpoint} to ${base}`,
    edits: [{ pointer: `${pointer}/base`, value: base }],
  };
  const message = `${second.endpoint} (${range(second)}) overlaps ${first.endpoint} (${range(first)})`;
  return problem('SOC-ADDRESS-OVERLAP', message, placeOf(instance, second.endpoint, pointer), fix);
}

function range({ base, size }: Region): string {
  return `${formatAddress(base)} to ${formatAddress(base + size - 1n)}`;
}

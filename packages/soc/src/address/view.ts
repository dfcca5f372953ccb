import type { SocDocument } from '@netloom/model';
import { designOf } from '../design/block.ts';
import { isGenerated } from '../design/busProfile.ts';
import { linksOf } from '../design/links.ts';
import type { Library } from '../library/library.ts';
import { profilesOf } from '../design/busEnd.ts';
import { leavesBehind, reachOf } from './reach.ts';
import { compareRegions, regionOf } from './region.ts';
import type { Region } from './region.ts';

/** What one manager sees of the address space. All numbers in bytes. */
export interface ManagerView {
  /** The manager's endpoint, e.g. `cpu0.m_axil`. */
  manager: string;
  /** Bytes that the manager can address. */
  span: bigint;
  /** Mapped subordinates by base, then name. */
  regions: Region[];
  /** Subordinates that it reaches through interconnect and that have no address yet. */
  unassigned: string[];
  /** Unused space between and after the regions. */
  gaps: { base: bigint; size: bigint }[];
}

/** One view for each interface that starts transfers, ordered by name. */
export function addressView(document: SocDocument, library: Library): ManagerView[] {
  const design = designOf(document, library);
  const reach = reachOf(design, linksOf(design));
  const views = new Map<string, ManagerView>();
  for (const link of reach.entering) {
    if (link.manager.bus === 'axi-stream') continue;
    const { manager } = profilesOf(design, link);
    const span = 1n << BigInt(manager.addressWidth ?? 32);
    const view = views.get(link.manager.key) ?? {
      manager: link.manager.key,
      span,
      regions: [],
      unassigned: [],
      gaps: [],
    };
    for (const { key } of leavesBehind(design, reach, link)) {
      const region = regionOf(document, key);
      if (region) view.regions.push(region);
      else if (isGenerated(design, link.subordinate.instance)) view.unassigned.push(key);
    }
    views.set(link.manager.key, view);
  }
  for (const view of views.values()) {
    view.regions.sort(compareRegions);
    view.gaps = gapsOf(view.regions, view.span);
  }
  return [...views.values()];
}

function gapsOf(regions: readonly Region[], span: bigint): ManagerView['gaps'] {
  const gaps: ManagerView['gaps'] = [];
  let next = 0n;
  for (const { base, size } of regions) {
    if (base > next) gaps.push({ base: next, size: base - next });
    if (base + size > next) next = base + size;
  }
  if (next < span) gaps.push({ base: next, size: span - next });
  return gaps;
}

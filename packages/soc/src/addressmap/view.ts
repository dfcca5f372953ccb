import type { SocDocument } from '@netloom/model';
import { hasAddresses } from '../bus/protocol.ts';
import { designOf } from '../design/block.ts';
import type { Design } from '../design/block.ts';
import { isDecoding } from '../design/generated.ts';
import { linksOf } from '../design/links.ts';
import type { Link } from '../design/links.ts';
import type { Library } from '../library/library.ts';
import { profilesOf } from '../design/busEnd.ts';
import { gapsOf } from './gaps.ts';
import type { Gap } from './gaps.ts';
import { placesFor } from './places.ts';
import type { Place } from './places.ts';
import { leavesBehind, reachOf } from './reach.ts';
import type { Reach } from './reach.ts';
import { compareRegions } from './region.ts';

/** What one manager sees of the address space. All numbers in bytes. */
export interface ManagerView {
  /** The manager's endpoint, e.g. `cpu0.m_axil`. */
  manager: string;
  /** Bytes that the manager can address. */
  span: bigint;
  /** Places of the subordinates that it sees, aliases and windows too, by base, then name. */
  regions: Place[];
  /** Mapped subordinates that it reaches and that the map hides from it. */
  hidden: string[];
  /** Subordinates that it reaches through interconnect and that have no address yet. */
  unassigned: string[];
  /** Unused space between and after the regions. */
  gaps: Gap[];
}

/** One view for each interface that starts transfers, ordered by name. */
export function addressView(document: SocDocument, library: Library): ManagerView[] {
  const design = designOf(document, library);
  return viewsOf(design, reachOf(design, linksOf(design)));
}

/** The views of a design whose links are known already. */
export function viewsOf(design: Design, reach: Reach): ManagerView[] {
  const views = new Map<string, ManagerView>();
  for (const link of reach.entering) {
    if (!hasAddresses(link.manager.bus)) continue;
    const { key } = link.manager;
    let view = views.get(key);
    if (!view) views.set(key, (view = emptyView(design, link)));
    addLeaves(design, reach, link, view);
  }
  for (const view of views.values()) {
    view.regions.sort(compareRegions);
    view.gaps = gapsOf(view.regions, view.span);
  }
  return [...views.values()];
}

function emptyView(design: Design, link: Link): ManagerView {
  const { addressWidth } = profilesOf(design, link).manager;
  const span = 1n << BigInt(addressWidth ?? 32);
  return { manager: link.manager.key, span, regions: [], hidden: [], unassigned: [], gaps: [] };
}

function addLeaves(design: Design, reach: Reach, link: Link, view: ManagerView): void {
  const { document } = design;
  for (const { key } of leavesBehind(design, reach, link)) {
    const places = placesFor(document, key, view.manager);
    if (places.length > 0) view.regions.push(...places);
    else if (Object.hasOwn(document.addressMap, key)) view.hidden.push(key);
    else if (isDecoding(design, link.subordinate)) view.unassigned.push(key);
  }
}

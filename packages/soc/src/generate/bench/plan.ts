import { attributesOf } from '../../addressmap/attributes.ts';
import { leavesBehind } from '../../addressmap/reach.ts';
import type { Reach } from '../../addressmap/reach.ts';
import { decodedSpan } from '../../addressmap/span.ts';
import { viewsOf } from '../../addressmap/view.ts';
import type { ManagerView } from '../../addressmap/view.ts';
import type { Place } from '../../addressmap/places.ts';
import { placesOf } from '../../addressmap/places.ts';
import { isDecoding } from '../../design/generated.ts';
import type { Link } from '../../design/links.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { busUnderTest } from './ends.ts';
import type { BenchDesign, BusUnderTest } from './ends.ts';

export interface Manager extends BusUnderTest {
  canRead: boolean;
  canWrite: boolean;
  /** Interconnect refuses what nobody owns. */
  decoded: boolean;
  view: ManagerView;
  regions: Region[];
}

/** A place at which a manager sees a subordinate. Numbers in bytes. */
export interface Region extends Place {
  target: Subordinate;
  end: ResolvedInterface;
  /** Address at the subordinate of the place's first byte. */
  local: bigint;
  /** Bytes that are told apart: the place, or what the subordinate decodes where that is less. */
  bytes: bigint;
  isMemory: boolean;
  readOnly: boolean;
  /** The address map refuses this manager's reads, its writes. */
  refusesReads: boolean;
  refusesWrites: boolean;
}

export type Subordinate = BusUnderTest;

export interface BenchPlan extends BenchDesign {
  managers: Manager[];
  subordinates: Subordinate[];
  /** What the bench does not test, and why. */
  untested: string[];
}

/** Who is driven, who is watched, and what the address map says that the one reaches of the other. */
export function planOf(bench: BenchDesign, reach: Reach): BenchPlan {
  const { design, wiring } = bench;
  const plan: BenchPlan = { ...bench, managers: [], subordinates: [], untested: [] };
  const views = new Map(viewsOf(design, reach).map((view) => [view.manager, view]));
  for (const link of reach.entering) {
    const view = views.get(link.manager.key);
    if (!view || plan.managers.some(({ key }) => key === link.manager.key)) continue;
    const end = busUnderTest(bench, link, 'manager');
    if (typeof end === 'string') plan.untested.push(`${link.manager.key}: ${end}`);
    else plan.managers.push(managerOf(end, link, view, bench));
  }
  const leaves = leavesOf(plan, reach, wiring.links);
  for (const manager of plan.managers) addRegions(plan, manager, leaves);
  return plan;
}

function managerOf(
  end: BusUnderTest,
  { subordinate }: Link,
  view: ManagerView,
  { design }: BenchDesign,
): Manager {
  const has = (signal: string) => end.bus === 'apb' || end.reads.has(signal);
  const decoded = isDecoding(design, subordinate);
  return { ...end, canRead: has('ARVALID'), canWrite: has('AWVALID'), decoded, view, regions: [] };
}

type Leaves = Map<string, { end: ResolvedInterface; target: Subordinate }>;

function leavesOf(plan: BenchPlan, reach: Reach, links: readonly Link[]): Leaves {
  const leaves: Leaves = new Map();
  const linkInto = new Map(links.toReversed().map((link) => [link.subordinate.key, link]));
  const seen = new Set<string>();
  for (const link of reach.entering) {
    for (const end of leavesBehind(plan.design, reach, link)) {
      const last = linkInto.get(end.key);
      if (!last || seen.has(end.key)) continue;
      seen.add(end.key);
      const target = busUnderTest(plan, last, 'subordinate');
      if (typeof target === 'string') plan.untested.push(`${end.key}: ${target}`);
      else {
        leaves.set(end.key, { end, target });
        plan.subordinates.push(target);
      }
    }
  }
  return leaves;
}

function addRegions({ design, untested }: BenchPlan, manager: Manager, leaves: Leaves): void {
  const { view } = manager;
  if (view.regions.length === 0) untested.push(`${manager.key}: the address map shows it nothing`);
  for (const place of view.regions) {
    const leaf = leaves.get(place.endpoint);
    if (!leaf) continue;
    if (leaf.target.dataWidth !== manager.dataWidth) {
      untested.push(`${place.endpoint} from ${manager.key}: their data widths differ`);
      continue;
    }
    const attributes = attributesOf(design, place.endpoint, design.document.addressMap[place.endpoint]!);
    const own = placesOf(design.document, place.endpoint)[0]!;
    const span = decodedSpan(design, leaf.end) ?? place.size;
    const enforced = manager.decoded ? design.document.addressMap[place.endpoint] : undefined;
    const refused =
      enforced?.privileged === true && !manager.reads.has('ARPROT') && !manager.reads.has('AWPROT');
    manager.regions.push({
      ...place,
      ...leaf,
      local: manager.decoded ? own.base + place.offset : place.base,
      bytes: place.size < span ? place.size : span,
      isMemory: isMemory(design, leaf.end),
      readOnly: attributes.readOnly,
      refusesReads: refused,
      refusesWrites: refused || enforced?.readOnly === true,
    });
  }
}

function isMemory({ blocks }: BenchDesign['design'], { instance }: ResolvedInterface): boolean {
  const category = instance === undefined ? '' : (blocks.get(instance)?.shape?.descriptor.category ?? '');
  return /^Memories(\/|$)/.test(category);
}

/** Bits that hold each address and each word of data in the bench. */
export function wordWidth({ managers, subordinates }: BenchPlan): 32 | 64 {
  const ends = [...managers, ...subordinates];
  return ends.every(({ addressWidth, dataWidth }) => addressWidth <= 32 && dataWidth <= 32) ? 32 : 64;
}

import type { SocDocument } from '@netloom/model';
import { domainOf } from '../../check/clockSource.ts';
import { subjectOf } from '../../check/subject.ts';
import type { Subject } from '../../check/rule.ts';
import { resolve } from '../../design/resolve.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import type { Shape } from '../../design/shape.ts';
import { compareText } from '../../document/order.ts';
import type { Library } from '../../library/library.ts';
import { attributesOf } from '../attributes.ts';
import { registerInterfaces, registersAt } from '../registersAt.ts';
import { viewsOf } from '../view.ts';
import type { ManagerView } from '../view.ts';
import type { BlockInterrupt, SoftwareBlock, SoftwareHart, SoftwareMap, SoftwarePlace } from './block.ts';
import { beyondBlocks } from './beyondBlocks.ts';
import type { Inside } from './beyondBlocks.ts';
import { blocksInside } from './hierarchy.ts';
import { interruptsByInstance, interruptsOf } from './interrupts.ts';

/** The SoC as `manager` sees it, or, without one, with every place that some manager sees. */
export function softwareMap(document: SocDocument, library: Library, manager?: string): SoftwareMap {
  return softwareMapOf(subjectOf(document, library), manager);
}

/** The same for a design that is known already; `around` are the documents that it is inside of. */
export function softwareMapOf(
  subject: Subject,
  manager?: string,
  around: readonly string[] = [],
): SoftwareMap {
  const { document } = subject.design;
  const all = viewsOf(subject.design, subject.reach);
  const own = manager === undefined ? all : all.filter((view) => view.manager === manager);
  const inside: Inside = (end) => insideAt(subject, end, around);
  // Without a manager all views are there, those of what leaves a block too.
  const views = manager === undefined ? all : own.map((view) => beyondBlocks(subject, view, all, inside));
  const interrupts = interruptsByInstance(subject);
  const onward = new Set(all.flatMap((view) => (view.regions.length > 0 ? [view.manager] : [])));
  const blocks = joined(
    [...placesByEndpoint(views)].flatMap(([endpoint, places]) =>
      blocksOf(subject, endpoint, places, interrupts, around, onward),
    ),
  );
  blocks.sort(compareBlocks);
  nameBlocks(blocks);
  const clocks = Object.entries(document.clocks).map(([name, { frequency }]) => [name, frequency]);
  return {
    name: document.name,
    title: document.title ?? document.name,
    managers: all.map((view) => view.manager),
    clocks: Object.fromEntries(clocks) as Record<string, number>,
    blocks,
    harts: hartsOf(subject),
  };
}

function hartsOf({ design }: Subject): SoftwareHart[] {
  return [...design.blocks].flatMap(([instance, { shape }]) => {
    const id = shape?.values['HART_ID'];
    return shape === undefined || id === undefined
      ? []
      : [{ instance, vlnv: shape.descriptor.vlnv, id: Number(id) }];
  });
}

/** What the views show of each endpoint; its own base, where somebody sees it, before aliases and windows. */
function placesByEndpoint(views: readonly ManagerView[]): Map<string, SoftwarePlace[]> {
  const found = new Map<string, Map<number, SoftwarePlace>>();
  for (const { manager, regions } of views) {
    for (const { endpoint, alias = -1, base, size, offset } of regions) {
      let places = found.get(endpoint);
      if (!places) found.set(endpoint, (places = new Map<number, SoftwarePlace>()));
      const known = places.get(alias);
      if (known) known.managers.push(manager);
      else places.set(alias, { base, size, offset, managers: [manager] });
    }
  }
  return new Map([...found].map(([endpoint, places]) => [endpoint, inOrderOfWeight(places)]));
}

/** The own base first, then whole views of the block, then windows; the map's order within. */
function inOrderOfWeight(places: ReadonlyMap<number, SoftwarePlace>): SoftwarePlace[] {
  const sizes = [...places.values()].map(({ size }) => size);
  const whole = sizes.reduce((a, b) => (a > b ? a : b));
  const weight = (alias: number, { size }: SoftwarePlace) => (alias < 0 ? -1 : size === whole ? 0 : 1);
  return [...places]
    .sort(([a, left], [b, right]) => weight(a, left) - weight(b, right) || a - b)
    .map(([, place]) => place);
}

function blocksOf(
  subject: Subject,
  endpoint: string,
  places: readonly SoftwarePlace[],
  interrupts: ReadonlyMap<string, BlockInterrupt[]>,
  around: readonly string[],
  /** Managers that see something. */
  onward: ReadonlySet<string>,
): SoftwareBlock[] {
  const { design } = subject;
  const end = resolve(design, endpoint);
  const [main, ...more] = places;
  const entry = design.document.addressMap[endpoint];
  if (end.kind !== 'interface' || !main || !entry) return [];
  const shape = end.instance === undefined ? undefined : design.blocks.get(end.instance)?.shape;
  const block: SoftwareBlock = {
    name: nameOf(end, shape),
    path: endpoint,
    endpoint,
    shape,
    description: entry.description ?? design.document.instances[end.instance ?? '']?.description,
    attributes: attributesOf(design, endpoint, entry),
    places: [main, ...more],
    registers: registersAt(design, end),
    interrupts: interruptsOf(end, shape, interrupts),
    clock: domainOf(subject, end),
  };
  const inside = insideAt(subject, end, around);
  if (!inside) return [block];
  const goesOn = ({ path }: SoftwareBlock) => onward.has(`${end.instance}.${path}`);
  return blocksInside(block, BigInt(entry.base), end, shape!.entry.document!, inside, goesOn);
}

/** One block where an instance shows the same one through several of its interfaces. */
function joined(blocks: readonly SoftwareBlock[]): SoftwareBlock[] {
  const byPath = new Map<string, SoftwareBlock>();
  for (const block of blocks) {
    const known = byPath.get(block.path);
    byPath.set(block.path, known ? { ...known, places: withPlaces(known.places, block.places) } : block);
  }
  return [...byPath.values()];
}

function withPlaces(known: SoftwareBlock['places'], more: readonly SoftwarePlace[]): SoftwareBlock['places'] {
  const [...places] = known;
  for (const place of more) {
    const isSame = ({ base, size, offset }: SoftwarePlace) =>
      base === place.base && size === place.size && offset === place.offset;
    const at = places.findIndex(isSame);
    if (at < 0) places.push(place);
    else
      places[at] = {
        ...places[at]!,
        managers: [...places[at]!.managers, ...place.managers].sort(compareText),
      };
  }
  return places as SoftwareBlock['places'];
}

/** What an interface of an instance that is a document sees in it; undefined for other blocks, and round in a circle. */
function insideAt(
  { design }: Subject,
  { instance, name }: ResolvedInterface,
  around: readonly string[],
): SoftwareMap | undefined {
  const inner = design.blocks.get(instance ?? '')?.shape?.entry.document;
  const path = [...around, design.document.vlnv];
  if (!inner || path.includes(inner.vlnv)) return undefined;
  return softwareMapOf(subjectOf(inner, design.library), name, path);
}

/** The instance; with the interface where it has several, and this is not the one that leads to its registers. */
function nameOf({ instance, name }: ResolvedInterface, shape: Shape | undefined): string {
  if (instance === undefined) return name;
  const subordinates = [...(shape?.interfaces.values() ?? [])].filter(({ role }) => role === 'subordinate');
  const main = shape ? registerInterfaces(shape) : [];
  const isMain = main.length === 1 && main[0] === name;
  return subordinates.length === 1 || isMain ? instance : `${instance}_${name}`;
}

function compareBlocks(a: SoftwareBlock, b: SoftwareBlock): number {
  const [left, right] = [a.places[0].base, b.places[0].base];
  return left < right ? -1 : left > right ? 1 : compareText(a.path, b.path);
}

/** Makes names differ whatever their case, as macros are in capitals. */
function nameBlocks(blocks: readonly SoftwareBlock[]): void {
  const used = new Set<string>();
  for (const block of blocks) {
    const wanted = block.name;
    for (let count = 2; used.has(block.name.toUpperCase()); count++) block.name = `${wanted}_${count}`;
    used.add(block.name.toUpperCase());
  }
}

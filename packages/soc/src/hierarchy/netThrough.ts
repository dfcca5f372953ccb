import type { SocDocument } from '@netloom/model';
import { designOf } from '../design/block.ts';
import type { Design } from '../design/block.ts';
import { resolve } from '../design/resolve.ts';
import { parseEndpoint } from '../document/endpoint.ts';
import type { Slice } from '../document/endpoint.ts';
import type { Library } from '../library/library.ts';
import { overlap } from './bits.ts';
import { wiresOf } from './wiresOf.ts';
import type { NetLink, Wires } from './wiresOf.ts';

/** The connections of one net at one place of the hierarchy; `way` are the instances from the top down to it. */
export interface NetLevel {
  way: readonly string[];
  links: readonly NetLink[];
}

interface Pin extends Slice {
  way: readonly string[];
  key: string;
}

/** A net is followed over so many pins; a larger one is given in part. */
const MOST_PINS = 20_000;
/** So deep; only documents that contain themselves go deeper. */
const MOST_LEVELS = 64;

/**
 * Follows a net through all levels, up and down, bit by bit, from an endpoint of the document that `way` leads to. A bus
 * ends where a block takes several.
 */
export function netThrough(
  top: SocDocument,
  library: Library,
  way: readonly string[],
  endpoint: string,
): NetLevel[] {
  const levels = levelsOf(top, library);
  const lit = new Map<string, { way: readonly string[]; links: Set<NetLink> }>();
  const start = startOf(levels(way)?.design, endpoint);
  const open: Pin[] = start ? [{ way, ...start }] : [];
  const seen = new Map<string, Slice[]>();
  // What is found is followed in its turn.
  for (const pin of open) {
    if (open.length > MOST_PINS) break;
    const place = pin.way.join('/');
    for (const wire of levels(pin.way)?.wires.get(pin.key) ?? []) {
      const common = overlap(pin, wire.own);
      if (!common) continue;
      const found = lit.get(place) ?? { way: pin.way, links: new Set<NetLink>() };
      lit.set(place, found);
      found.links.add(wire.link);
      const by = wire.other.low - wire.own.low;
      const next = { way: pin.way, key: wire.otherKey, high: common.high + by, low: common.low + by };
      if (!wire.isEnd && isNew(seen, next)) open.push(next);
    }
    const through = throughLevel(pin);
    const isThere = through && through.way.length < MOST_LEVELS && levels(through.way) !== undefined;
    if (isThere && isNew(seen, through)) open.push(through);
  }
  return [...lit.values()]
    .map((level) => ({ way: level.way, links: [...level.links] }))
    .toSorted((a, b) => a.way.length - b.way.length);
}

function startOf(design: Design | undefined, endpoint: string): (Slice & { key: string }) | undefined {
  const end = design && resolve(design, endpoint);
  if (end?.kind === 'port') return { key: end.key, high: end.high, low: end.low };
  return end?.kind === 'interface' ? { key: end.key, high: 0, low: 0 } : undefined;
}

/** The same pin seen from inside the block that it is one of, or from outside the level. */
function throughLevel({ way, key, high, low }: Pin): Pin | undefined {
  const end = parseEndpoint(key);
  if (end?.kind !== 'name') return undefined;
  if (end.instance !== undefined) return { way: [...way, end.instance], key: end.name, high, low };
  const instance = way.at(-1);
  return instance === undefined ? undefined : { way: way.slice(0, -1), key: `${instance}.${key}`, high, low };
}

function isNew(seen: Map<string, Slice[]>, { way, key, high, low }: Pin): boolean {
  const name = `${way.join('/')}|${key}`;
  const known = seen.get(name) ?? [];
  if (known.some((each) => each.low <= low && high <= each.high)) return false;
  seen.set(name, [...known, { high, low }]);
  return true;
}

/** Designs by the way to them; two instances that are configured alike share one. */
function levelsOf(top: SocDocument, library: Library) {
  const byDocument = new Map<SocDocument, { design: Design; wires: Wires }>();
  const byWay = new Map<string, { design: Design; wires: Wires } | undefined>();
  const levelOf = (document: SocDocument | undefined) => {
    if (!document) return undefined;
    const known = byDocument.get(document);
    if (known) return known;
    const design = designOf(document, library);
    const level = { design, wires: wiresOf(design) };
    byDocument.set(document, level);
    return level;
  };
  return function at(way: readonly string[]): { design: Design; wires: Wires } | undefined {
    const key = way.join('/');
    if (byWay.has(key)) return byWay.get(key);
    const instance = way.at(-1);
    const outer = instance === undefined ? undefined : at(way.slice(0, -1));
    const document = instance === undefined ? top : outer?.design.blocks.get(instance)?.shape?.entry.document;
    const level = levelOf(document);
    byWay.set(key, level);
    return level;
  };
}

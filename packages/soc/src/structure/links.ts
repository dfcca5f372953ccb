import type { InterfaceConnection, SocDocument } from '@netloom/model';
import { designOf } from '../design/block.ts';
import type { Design } from '../design/block.ts';
import { expanded } from '../design/linkDrives.ts';
import { resolve } from '../design/resolve.ts';
import { wiringOf } from '../design/wiring.ts';
import { standardSignals } from '../bus/protocol.ts';
import type { Library } from '../library/library.ts';
import { topSignalPort } from '../library/topInterface.ts';
import type { KnownBlock } from './blocks.ts';
import { grownPin } from './grownPin.ts';
import { areEqual, partsOfDrives } from './parts.ts';
import type { Sink } from './sinks.ts';

export interface FoundLinks {
  links: InterfaceConnection[];
  /** Sinks that they take care of. */
  covered: Set<string>;
}

/** Connections of whole interfaces: each holds only where every wire of it stands in the text. */
export function findLinks(
  frame: SocDocument,
  library: Library,
  blocks: ReadonlyMap<string, KnownBlock>,
  sinks: ReadonlyMap<string, Sink>,
  reference: SocDocument | undefined,
): FoundLinks {
  let links = candidates(frame, library, blocks, sinks, reference);
  for (;;) {
    const { wrong, covered } = wrongLinks({ ...frame, interfaceConnections: links }, library, sinks);
    if (wrong.size === 0) return { links, covered };
    links = links.filter((_, index) => !wrong.has(index));
  }
}

/** Indices of connections that the text does not have as the document would. */
function wrongLinks(
  document: SocDocument,
  library: Library,
  sinks: ReadonlyMap<string, Sink>,
): { wrong: Set<number>; covered: Set<string> } {
  const design = designOf(document, library);
  const wiring = expanded(design, wiringOf(design));
  const wrong = new Set<number>();
  const covered = new Set<string>();
  const sound = new Set(wiring.links.map(({ index }) => index));
  document.interfaceConnections.forEach((_, index) => {
    if (!sound.has(index)) wrong.add(index);
  });
  for (const [key, drives] of wiring.drives) {
    const sink = sinks.get(key);
    const agrees = sink !== undefined && areEqual(partsOfDrives(drives, sink.width), sink.parts);
    if (agrees) covered.add(key);
    else for (const drive of drives) wrong.add(drive.origin.entry as number);
  }
  return { wrong, covered };
}

interface Vote {
  manager: string;
  subordinate: string;
  count: number;
}

function candidates(
  frame: SocDocument,
  library: Library,
  blocks: ReadonlyMap<string, KnownBlock>,
  sinks: ReadonlyMap<string, Sink>,
  reference: SocDocument | undefined,
): InterfaceConnection[] {
  const design = designOf(frame, library);
  const owners = new Owners(frame, blocks);
  const votes = new Map<string, Vote>();
  const vote = (a: string, b: string) => {
    const ends = orient(design, a, b);
    if (!ends) return;
    const key = `${ends.manager} ${ends.subordinate}`;
    const known = votes.get(key);
    if (known) known.count += 1;
    else votes.set(key, { ...ends, count: 1 });
  };
  for (const [key, { parts }] of sinks) {
    const own = owners.of(key);
    if (own === undefined) continue;
    const peers = new Set(
      parts.flatMap(({ source }) => (source.kind === 'port' ? (owners.of(source.key) ?? []) : [])),
    );
    for (const peer of peers) vote(own, peer);
  }
  for (const { manager, subordinate } of reference?.interfaceConnections ?? []) vote(manager, subordinate);
  return bestVotes(design, [...votes.values()]);
}

function orient(design: Design, a: string, b: string): InterfaceConnection | undefined {
  const [first, second] = [resolve(design, a), resolve(design, b)];
  if (first.kind !== 'interface' || second.kind !== 'interface' || first.bus !== second.bus) return undefined;
  if (first.role === second.role || a === b) return undefined;
  return first.role === 'manager' ? { manager: a, subordinate: b } : { manager: b, subordinate: a };
}

/** An interface that takes one connection has the peer that most of its wires lead to. */
function bestVotes(design: Design, votes: Vote[]): InterfaceConnection[] {
  const taken = new Set<string>();
  const isFree = (end: string) => {
    const found = resolve(design, end);
    return (found.kind === 'interface' && found.multiple) || !taken.has(end);
  };
  return votes
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ manager, subordinate }) => {
      if (!isFree(manager) || !isFree(subordinate)) return [];
      taken.add(manager).add(subordinate);
      return [{ manager, subordinate }];
    });
}

/** Which interface a port belongs to. */
class Owners {
  readonly #blocks: ReadonlyMap<string, KnownBlock>;
  readonly #top = new Map<string, string>();

  constructor(frame: SocDocument, blocks: ReadonlyMap<string, KnownBlock>) {
    this.#blocks = blocks;
    for (const [name, { bus }] of Object.entries(frame.interfaces))
      for (const signal of standardSignals(bus)) this.#top.set(topSignalPort(name, signal.name), name);
  }

  of(key: string): string | undefined {
    const dot = key.indexOf('.');
    if (dot < 0) return this.#top.get(key);
    const [instance, pin] = [key.slice(0, dot), key.slice(dot + 1)];
    const shape = this.#blocks.get(instance)?.shape;
    const name = shape?.generated ? grownPin(shape, pin)?.interface : shape?.interfaceOf.get(pin)?.name;
    return name === undefined ? undefined : `${instance}.${name}`;
  }
}

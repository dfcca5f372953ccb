import type { Said, SocDocument } from '@netloom/model';
import { resolve } from '../../design/resolve.ts';
import type { Subject } from '../../check/rule.ts';
import { parseEndpoint } from '../../document/endpoint.ts';
import type { Slice } from '../../document/endpoint.ts';
import { ownerOf } from '../../document/renames/namedSections.ts';
import { bitsOf, overlap, within } from '../bits.ts';

/** What is connected to some bits of a port of the instance from outside. */
export interface Tap extends Slice {
  text: string;
  /** Bits of the port that the text names a part of; undefined for a constant. */
  width: number | undefined;
}

/** A source in the words of the outer document; `high` and `low` are the bits of what it drives, counted from that's lowest. */
export interface Piece extends Slice {
  from: string;
}

/** An instance that is dissolved: its inside, and what meets its ports from outside. */
export class Seam {
  readonly outer: Subject;
  readonly inner: Subject;
  readonly instance: string;
  /** Inner instance → its name outside. */
  readonly names: ReadonlyMap<string, string>;
  readonly result: SocDocument;
  refused: Said | undefined;
  readonly #feeds = new Map<string, Tap[]>();
  readonly #reads = new Map<string, Tap[]>();

  constructor(outer: Subject, inner: Subject, instance: string, names: ReadonlyMap<string, string>) {
    this.outer = outer;
    this.inner = inner;
    this.instance = instance;
    this.names = names;
    const { document } = outer.design;
    this.result = {
      ...document,
      interfaceConnections: [],
      portConnections: [],
      addressMap: {},
      interrupts: {},
    };
    for (const { from, to } of document.portConnections) this.#note(from, to);
    for (const [source, { sink, number }] of Object.entries(document.interrupts))
      if (this.isMine(sink)) this.#tap(this.#feeds, `${sink}[${number}]`, source);
  }

  refuse(reason: Said): void {
    this.refused ??= reason;
  }

  isMine(endpoint: string): boolean {
    return ownerOf(endpoint) === this.instance;
  }

  #note(from: string, to: string): void {
    if (this.isMine(to)) this.#tap(this.#feeds, to, from);
    if (this.isMine(from)) this.#tap(this.#reads, from, to);
  }

  /** A connection between a port of the instance and something else, both as the outer document writes them. */
  #tap(taps: Map<string, Tap[]>, mine: string, text: string): void {
    const { design } = this.outer;
    const [port, other] = [resolve(design, mine), resolve(design, text)];
    if (port.kind !== 'port' || (other.kind !== 'port' && other.kind !== 'constant')) return;
    const tap = {
      text,
      high: port.high,
      low: port.low,
      width: other.kind === 'port' ? other.width : undefined,
    };
    const known = taps.get(port.name);
    if (known) known.push(tap);
    else taps.set(port.name, [tap]);
  }

  feeds(port: string): readonly Tap[] {
    return this.#feeds.get(port) ?? [];
  }

  reads(port: string): readonly Tap[] {
    return this.#reads.get(port) ?? [];
  }

  /** An endpoint of an inner instance in the words of the outer document. */
  renamed(endpoint: string): string {
    const owner = ownerOf(endpoint);
    return (this.names.get(owner) ?? owner) + endpoint.slice(owner.length);
  }

  /** What drives an inner source seen from outside, bit by bit as far as something does. */
  trace(text: string): Piece[] {
    const end = resolve(this.inner.design, text);
    if (end.kind === 'constant') {
      return [{ from: text, high: (end.width ?? 1) - 1, low: 0 }];
    }
    if (end.kind !== 'port') return [];
    if (end.instance !== undefined) return [{ from: this.renamed(text), high: end.high - end.low, low: 0 }];
    return this.feeds(end.name).flatMap((feed) => {
      const common = overlap(feed, end);
      if (!common) return [];
      return [{ from: bitsOf(feed.text, within(common, feed), feed.width), ...within(common, end) }];
    });
  }

  /** Some bits of an endpoint of the outer document, or of an inner one under its outer name. */
  part(text: string, slice: Slice): string {
    const end = parseEndpoint(text);
    if (end?.kind !== 'name') return bitsOf(text, slice, undefined);
    const inner = [...this.names].find(([, name]) => name === end.instance)?.[0];
    const found =
      inner === undefined
        ? resolve(this.outer.design, text)
        : resolve(this.inner.design, inner + text.slice(end.instance!.length));
    return bitsOf(text, slice, found.kind === 'port' ? found.width : undefined);
  }
}

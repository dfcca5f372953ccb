import type { Slice } from '../document/endpoint.ts';
import type { Link } from './links.ts';
import type { ResolvedPort } from './resolve.ts';

/** Bits of a net, which is named after the port that drives it. */
export interface NetSource extends Slice {
  kind: 'net';
  key: string;
  instance: string | undefined;
  port: string;
  /** Bits of the whole net. */
  width: number;
}
/** `repeat` copies of a one-bit source, or a number. */
export type Source = NetSource | { kind: 'constant'; value: bigint } | { kind: 'repeat'; source: NetSource };

/** The entry of the document that a drive comes from. */
export interface Origin {
  section: 'portConnections' | 'interfaceConnections' | 'interrupts' | 'clocks' | 'resets';
  entry: string | number;
}

/** Bits `high` to `low` of a sink and what drives them. */
export interface Drive extends Slice {
  source: Source;
  origin: Origin;
}

/** What the document connects, down to bits. Interface connections are expanded into drives for generation only. */
export interface Wiring {
  links: Link[];
  /** Connected interface → its input ports that the connection takes care of. */
  linked: ReadonlyMap<string, ReadonlySet<string>>;
  /** Sink port → what drives it, lowest bits first. */
  drives: ReadonlyMap<string, Drive[]>;
  /** Ports that are read somewhere. */
  read: ReadonlySet<string>;
}

export class WiringBuilder {
  readonly #drives: Map<string, Drive[]>;
  readonly read: Set<string>;

  constructor(start?: Wiring) {
    this.#drives = new Map(start?.drives);
    this.read = new Set(start?.read);
  }

  add(sink: string, drive: Drive): void {
    const known = this.#drives.get(sink);
    if (known) known.push(drive);
    else this.#drives.set(sink, [drive]);
    const { source } = drive;
    if (source.kind === 'net') this.read.add(source.key);
    if (source.kind === 'repeat') this.read.add(source.source.key);
  }

  /** Drives of each sink, lowest bits first. */
  sorted(): Map<string, Drive[]> {
    for (const drives of this.#drives.values()) if (drives.length > 1) drives.sort((a, b) => a.low - b.low);
    return this.#drives;
  }
}

export function netOf({ key, instance, name, high, low, width }: ResolvedPort): NetSource {
  return { kind: 'net', key, instance, port: name, high, low, width };
}

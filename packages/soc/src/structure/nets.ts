import type { ModuleStructure, Piece } from '@netloom/hdl/structure';
import { widthOf } from '@netloom/hdl/structure';
import { cut, normal } from './parts.ts';
import type { Part, PartSource } from './parts.ts';

type NetDrive = { low: number; high: number } & (
  | { kind: 'source'; source: PartSource }
  | { kind: 'net'; name: string; from: number }
);

const MAXIMUM_STEPS = 1000;

/** What drives the nets of a module, followed through its assignments. */
export class Nets {
  readonly #structure: ModuleStructure;
  readonly #drives = new Map<string, NetDrive[]>();
  /** Bidirectional pins, which drive where nothing else does; those of the top level before others. */
  readonly #weak = new Map<string, NetDrive[]>();

  constructor(structure: ModuleStructure) {
    this.#structure = structure;
    for (const { name, direction } of structure.descriptor.ports) {
      const width = this.width(name);
      const source = { kind: 'port', key: name, low: 0 } as const;
      if (direction === 'in')
        this.#add(this.#drives, name, { low: 0, high: width - 1, kind: 'source', source });
      if (direction === 'inout')
        this.#add(this.#weak, name, { low: 0, high: width - 1, kind: 'source', source });
    }
    for (const { target, value } of structure.assigns) this.#assign(target, value);
  }

  width(name: string): number {
    return this.#structure.nets.get(name)?.width ?? 0;
  }

  /** An output or bidirectional pin drives the nets of its pieces. */
  drive(key: string, width: number, pieces: readonly Piece[], isWeak: boolean): void {
    let at = 0;
    for (const piece of pieces) {
      const bits = Math.min(widthOf(piece), width - at);
      if (bits <= 0) break;
      if (piece.kind === 'net') {
        const source = { kind: 'port', key, low: at } as const;
        const drive = { low: piece.low, high: piece.low + bits - 1, kind: 'source' as const, source };
        this.#add(isWeak ? this.#weak : this.#drives, piece.name, drive);
      }
      at += bits;
    }
  }

  /** Takes over what was said to drive a net. */
  replace(name: string, key: string): void {
    const source = { kind: 'port', key, low: 0 } as const;
    this.#drives.set(name, [{ low: 0, high: this.width(name) - 1, kind: 'source', source }]);
  }

  /** Bits of a net that something drives. */
  driven(name: string): { low: number; high: number }[] {
    const drives = [...(this.#drives.get(name) ?? []), ...(this.#weak.get(name) ?? [])];
    return drives.map(({ low, high }) => ({ low, high })).toSorted((a, b) => a.low - b.low);
  }

  /** Where the bits of pieces come from, for a sink of `width` bits. */
  parts(pieces: readonly Piece[], width: number): Part[] {
    const parts: Part[] = [];
    let at = 0;
    for (const piece of extended(pieces, width)) {
      const bits = widthOf(piece) === 0 ? width - at : Math.min(widthOf(piece), width - at);
      if (bits <= 0) break;
      parts.push(...this.#partsOf(piece, at, bits));
      at += bits;
    }
    return normal(parts);
  }

  #partsOf(piece: Piece, at: number, bits: number): Part[] {
    const range = { low: at, high: at + bits - 1 };
    if (piece.kind === 'open') return [{ ...range, source: { kind: 'open' } }];
    if (piece.kind === 'net') return this.#resolve(piece.name, piece.low, piece.low + bits - 1, at, 0);
    return [{ ...range, source: { kind: 'constant', value: BigInt.asUintN(bits, piece.value) } }];
  }

  #resolve(name: string, low: number, high: number, to: number, depth: number): Part[] {
    if (depth > MAXIMUM_STEPS) return [{ low: to, high: to + high - low, source: { kind: 'open' } }];
    const found = this.#within(this.#drives.get(name), low, high, to, depth);
    return [...found, ...this.#rest(name, found, low, high, to, depth)];
  }

  /** Bits that no drive covers: those of bidirectional pins, else open. */
  #rest(name: string, found: Part[], low: number, high: number, to: number, depth: number): Part[] {
    const rest: Part[] = [];
    let next = to;
    const last = to + high - low;
    for (const part of [...found, { low: last + 1, high: last + 1 }].toSorted((a, b) => a.low - b.low)) {
      if (part.low > next) {
        const weak = this.#within(
          this.#weak.get(name)?.slice(0, 1),
          low + next - to,
          low + part.low - 1 - to,
          next,
          depth,
        );
        rest.push(...(weak.length > 0 ? weak : [opened(next, part.low - 1)]));
      }
      next = Math.max(next, part.high + 1);
    }
    return rest;
  }

  #within(
    drives: readonly NetDrive[] | undefined,
    low: number,
    high: number,
    to: number,
    depth: number,
  ): Part[] {
    return (drives ?? []).flatMap((drive): Part[] => {
      const [from, until] = [Math.max(low, drive.low), Math.min(high, drive.high)];
      if (from > until) return [];
      if (drive.kind === 'source') {
        const whole = { low: drive.low, high: drive.high, source: drive.source };
        return cut([whole], from, until, to + from - low);
      }
      const offset = drive.from + from - drive.low;
      return this.#resolve(drive.name, offset, offset + until - from, to + from - low, depth + 1);
    });
  }

  #assign(target: readonly Piece[], value: readonly Piece[]): void {
    const width = target.reduce((sum, piece) => sum + widthOf(piece), 0);
    const values = spread(extended(value, width), width);
    let at = 0;
    for (const piece of target) {
      if (piece.kind !== 'net') continue;
      const bits = widthOf(piece);
      for (const drive of values) {
        const [from, until] = [Math.max(at, drive.low), Math.min(at + bits - 1, drive.high)];
        if (from > until) continue;
        const range = { low: piece.low + from - at, high: piece.low + until - at };
        if (drive.kind === 'net')
          this.#add(this.#drives, piece.name, { ...drive, ...range, from: drive.from + from - drive.low });
        else {
          const [cutOut] = cut([drive], from, until, range.low);
          this.#add(this.#drives, piece.name, { ...range, kind: 'source', source: cutOut!.source });
        }
      }
      at += bits;
    }
  }

  #add(to: Map<string, NetDrive[]>, name: string, drive: NetDrive): void {
    const known = to.get(name);
    if (known) known.push(drive);
    else to.set(name, [drive]);
  }
}

function opened(low: number, high: number): Part {
  return { low, high, source: { kind: 'open' } };
}

/** Pieces with what fills them up to `width` bits: the sign, or 0 (10.7). */
function extended(pieces: readonly Piece[], width: number): Piece[] {
  const missing = width - pieces.reduce((sum, piece) => sum + widthOf(piece), 0);
  const last = pieces.at(-1);
  if (missing <= 0 || !last || widthOf(last) === 0) return [...pieces];
  if (last.kind !== 'net' || !last.signed) {
    return [...pieces, last.kind === 'open' ? { ...last, width: missing } : { kind: 'fill', value: 0n }];
  }
  const sign: Piece = { kind: 'net', name: last.name, high: last.high, low: last.high };
  return [...pieces, ...Array.from({ length: missing }, () => sign)];
}

/** Pieces over `width` bits, as drives of them; what is wider is cut. */
function spread(pieces: readonly Piece[], width: number): NetDrive[] {
  const drives: NetDrive[] = [];
  let at = 0;
  for (const piece of pieces) {
    const bits = widthOf(piece) === 0 ? width - at : Math.min(widthOf(piece), width - at);
    if (bits <= 0) break;
    const range = { low: at, high: at + bits - 1 };
    if (piece.kind === 'net') drives.push({ ...range, kind: 'net', name: piece.name, from: piece.low });
    else if (piece.kind === 'open') drives.push({ ...range, kind: 'source', source: { kind: 'open' } });
    else {
      const value = BigInt.asUintN(bits, piece.value);
      drives.push({ ...range, kind: 'source', source: { kind: 'constant', value } });
    }
    at += bits;
  }
  return drives;
}

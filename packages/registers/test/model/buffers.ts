import type { RegisterBuffer } from '@netloom/model';
import { findRegister } from '@netloom/registers';
import type { ElaboratedMap } from '@netloom/registers';
import type { Layout, RegisterCopy } from './cells.ts';
import { ones } from './claim.ts';
import type { Clock, Known, Transfer } from './clock.ts';
import type { References } from './references.ts';

/** What a buffered register keeps: its value at the last trigger, and the bytes written since the last one. */
export interface Buffered {
  captured: Known;
  data: bigint;
  lanes: bigint;
}

type Side = 'read' | 'write';

export const emptyBuffers = (width: number): Buffered => ({
  captured: { value: 0n, known: ones(width) },
  data: 0n,
  lanes: 0n,
});

/** The buffers of a file, by the rules that PeakRDL-regblock documents for `buffer_reads` and `buffer_writes`. */
export class Buffers {
  readonly #map: ElaboratedMap;
  readonly #layout: Layout;
  readonly #references: References;
  readonly #bytes: bigint;
  readonly #partners = new Map<string, RegisterCopy>();

  constructor(map: ElaboratedMap, layout: Layout, references: References) {
    this.#map = map;
    this.#layout = layout;
    this.#references = references;
    this.#bytes = BigInt(map.source.bus.dataWidth / 8);
  }

  /** The side's buffer, unless one access takes the whole register anyway. */
  of({ register }: RegisterCopy, side: Side): RegisterBuffer | undefined {
    if (!register.source.readBuffer && !register.source.writeBuffer) return undefined;
    const buffer = side === 'read' ? register.source.readBuffer : register.source.writeBuffer;
    const isNarrow = register.width <= this.#map.source.bus.dataWidth;
    return buffer && isNarrow && this.isOwn(register, buffer) ? undefined : buffer;
  }

  isOwn(register: RegisterCopy['register'], buffer: RegisterBuffer): boolean {
    if (buffer.trigger === 'own') return true;
    return buffer.trigger === 'register' && findRegister(this.#map, register, buffer.register) === register;
  }

  /** True in a clock in which the side's trigger acts. */
  acts(copy: RegisterCopy, side: Side, clock: Clock): boolean {
    const { register, port } = copy;
    const buffer = this.of(copy, side)!;
    if (buffer.trigger === 'field') {
      const cell = this.#references.cell(register, copy.copy, buffer.field);
      return this.#references.shown(cell, clock).value === 1n;
    }
    if (buffer.trigger === 'input') {
      const name = side === 'read' ? '_capture' : '_commit';
      return buffer.active === 'high'
        ? clock.input(port + name, copy.copy) === 1n
        : clock.input(`${port}${name}_n`, copy.copy) === 0n;
    }
    const by = buffer.trigger === 'own' ? copy : this.#partner(copy, buffer.register);
    return clock.transfers.some((transfer) => this.#ends(by, side, transfer));
  }

  /** The transfer reads the register's lowest word, or writes a byte of it in its highest one. */
  #ends({ register, address }: RegisterCopy, side: Side, transfer: Transfer): boolean {
    const at = side === 'read' ? address : address + register.size - 1n;
    if ((transfer.data === undefined) !== (side === 'read')) return false;
    if (transfer.address !== at - (at % this.#bytes)) return false;
    const start = Number(address - transfer.address) * 8;
    const own = start >= 0 ? ones(register.width) << BigInt(start) : ones(register.width) >> BigInt(-start);
    return (transfer.lanes & own) !== 0n;
  }

  /** The copy of the register that `path` names which belongs to this copy. */
  #partner({ register, copy }: RegisterCopy, path: string): RegisterCopy {
    const key = `${register.path} ${copy} ${path}`;
    const known = this.#partners.get(key);
    if (known) return known;
    const found = findRegister(this.#map, register, path);
    const all = (each: typeof found) => this.#layout.registers.filter((other) => other.register === each);
    const theirs = all(found);
    const partner = theirs[Math.floor(copy / (all(register).length / theirs.length))]!;
    this.#partners.set(key, partner);
    return partner;
  }

  /** What was written before and in this clock, as one transfer to the start of the register. */
  held(copy: RegisterCopy, { transfers }: Clock): Transfer {
    let { data, lanes } = copy.buffered;
    for (const transfer of transfers) {
      const place = Number(transfer.address - copy.address) * 8;
      const shifted = (bits: bigint) => (place >= 0 ? bits << BigInt(place) : bits >> BigInt(-place));
      if (transfer.data === undefined || !this.#reaches(copy, transfer)) continue;
      const now = shifted(transfer.lanes) & ones(copy.register.width);
      data = (data & ~now) | (shifted(transfer.data) & now);
      lanes |= now;
    }
    return { address: copy.address, data, lanes };
  }

  #reaches({ address, register }: RegisterCopy, transfer: Transfer): boolean {
    return transfer.address + this.#bytes > address && transfer.address < address + register.size;
  }
}

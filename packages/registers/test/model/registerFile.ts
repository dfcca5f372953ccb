import { isReadable } from '@netloom/registers';
import type { ElaboratedMap } from '@netloom/registers';
import { afterReset, layoutOf } from './cells.ts';
import type { Cell, Layout, RegisterCopy } from './cells.ts';
import type { Clock, Known, Transfer } from './clock.ts';
import { Outputs } from './clock.ts';
import { Buffers, emptyBuffers } from './buffers.ts';
import type { Buffered } from './buffers.ts';
import { fieldOutputs, interruptOutput } from './outputs.ts';
import { hardwarePorts } from './ports.ts';
import type { Port } from './ports.ts';
import { References } from './references.ts';
import { commit, updateError } from './shadow.ts';
import { fromWord, toWord } from './software.ts';
import { ones } from './claim.ts';
import { nextValue, softwareOn } from './update.ts';
import type { SoftwareEffect } from './update.ts';

/** A transfer as one register sees it. */
interface Arrival {
  copy: RegisterCopy;
  transfer: Transfer;
}

/** A register file clock by clock, from the tables of SystemRDL 2.0 and the rules of docs/registers.md. */
export class RegisterFile {
  readonly map: ElaboratedMap;
  readonly layout: Layout;
  readonly ports: Port[];
  readonly #references: References;
  readonly #buffers: Buffers;
  readonly #buffered: { copy: RegisterCopy; side: 'read' | 'write' }[];
  readonly #words = new Map<bigint, RegisterCopy[]>();
  readonly #bytes: bigint;
  readonly #cells: Cell[];

  constructor(map: ElaboratedMap) {
    this.map = map;
    this.layout = layoutOf(map);
    this.ports = hardwarePorts(map, this.layout);
    this.#references = new References(map, this.layout);
    this.#buffers = new Buffers(map, this.layout, this.#references);
    this.#buffered = this.layout.registers.flatMap((copy) =>
      (['read', 'write'] as const).flatMap((side) => (this.#buffers.of(copy, side) ? [{ copy, side }] : [])),
    );
    this.#bytes = BigInt(map.source.bus.dataWidth / 8);
    for (const each of this.layout.registers) this.#addWords(each);
    const owners = this.layout.registers.filter(({ register }) => isOwner(register.source));
    this.#cells = owners.flatMap(({ views }) => views.map(({ cell }) => cell));
  }

  #addWords(copy: RegisterCopy): void {
    const first = this.#wordOf(copy.address);
    for (let word = first; word < copy.address + copy.register.size; word += this.#bytes) {
      this.#words.set(word, [...(this.#words.get(word) ?? []), copy]);
    }
  }

  reset(): void {
    for (const cell of this.#cells) Object.assign(cell, afterReset(cell.field));
    for (const each of this.layout.registers) {
      each.staged.clear();
      each.buffered = emptyBuffers(each.register.width);
    }
  }

  /** Registers in the bus word at `address`; none where nothing is. */
  registersAt(address: bigint): readonly RegisterCopy[] {
    return this.#words.get(address) ?? [];
  }

  /** What a read of the word answers now. */
  readData(address: bigint, clock: Clock): Known {
    const data = { value: 0n, known: ones(this.map.source.bus.dataWidth) };
    for (const copy of this.registersAt(address)) {
      const buffer = this.#buffers.of(copy, 'read');
      if (buffer && !(this.#buffers.isOwn(copy.register, buffer) && address === copy.address)) {
        const { value, known } = copy.buffered.captured;
        const place = this.#place(copy, 0, address);
        data.value |= this.#toWord(value, place);
        data.known &= ~this.#toWord(~known & ones(copy.register.width), place);
        continue;
      }
      for (const { field, cell } of copy.views) {
        if (!isReadable(field.source)) continue;
        const place = this.#place(copy, field.lsb, address);
        const { value, known } = this.#shown(copy, cell, clock);
        data.value |= this.#toWord(value, place);
        data.known &= ~this.#toWord(~known & ones(field.width), place);
      }
    }
    return data;
  }

  #shown(copy: RegisterCopy, cell: Cell, clock: Clock): Known {
    if (copy.register.source.external) {
      const rdata = clock.input(`${copy.port}_rdata`, copy.copy);
      return {
        value: (rdata >> BigInt(cell.field.lsb)) & ones(cell.field.width),
        known: ones(cell.field.width),
      };
    }
    return this.#references.shown(cell, clock);
  }

  outputs(clock: Clock): Outputs {
    const outputs = new Outputs();
    for (const copy of this.layout.registers) {
      const { source } = copy.register;
      if (source.external) this.#external(copy, clock, outputs);
      else if (isOwner(source)) this.#owned(copy, clock, outputs);
    }
    const errors = this.layout.registers.map((copy) => updateError(copy, this.#shadowTransfers(copy, clock)));
    outputs.put('shadow_update_error', 0, 1, errors.includes(true) ? 1n : 0n);
    outputs.put('shadow_storage_error', 0, 1, 0n);
    outputs.put('parity_error', 0, 1, 0n);
    return outputs;
  }

  #owned(copy: RegisterCopy, clock: Clock, outputs: Outputs): void {
    for (const { cell } of copy.views) {
      const accesses = this.#accesses(cell, clock);
      fieldOutputs(cell, accesses, clock, this.map.values, this.#references, outputs);
    }
    const interrupts = copy.views.filter(({ field }) => field.source.interrupt).map(({ cell }) => cell);
    if (interrupts.length > 0) interruptOutput(copy, interrupts, clock, this.#references, outputs);
  }

  #external({ register, copy, port, address }: RegisterCopy, clock: Clock, outputs: Outputs): void {
    const { dataWidth } = this.map.source.bus;
    const words = Math.max(1, register.width / dataWidth);
    const word = Math.min(register.width, dataWidth);
    const first = this.#wordOf(address);
    const place = 8 * Number(address - first);
    let [read, written, data, mask] = [0n, 0n, 0n, 0n];
    for (const transfer of clock.transfers) {
      const index = (transfer.address - first) / this.#bytes;
      const lanes = fromWord(transfer.lanes, place, word);
      if (transfer.address < first || index >= BigInt(words)) continue;
      if (transfer.data === undefined) read = 1n << index;
      else [written, data, mask] = [1n << index, fromWord(transfer.data, place, word), lanes];
    }
    const known = written === 0n ? 0n : ones(word);
    outputs.put(`${port}_read`, copy, words, read);
    outputs.put(`${port}_write`, copy, words, written);
    outputs.put(`${port}_wdata`, 0, word, data, known);
    outputs.put(`${port}_wmask`, 0, word, mask, known);
  }

  step(clock: Clock): void {
    const updates = this.#cells.map((cell) =>
      cell.storage === 'stored'
        ? nextValue(cell, this.#accesses(cell, clock), clock, this.map.values, this.#references)
        : undefined,
    );
    const pairs = this.layout.registers.map((copy) => [copy, this.#shadowTransfers(copy, clock)] as const);
    const copies = new Set(this.#buffered.map(({ copy }) => copy));
    const kept = [...copies].map((copy) => [copy, this.#kept(copy, clock)] as const);
    this.#cells.forEach((cell, index) => Object.assign(cell, updates[index]));
    for (const [copy, transfers] of pairs) commit(copy, transfers);
    for (const [copy, buffered] of kept) copy.buffered = buffered;
  }

  /** What a buffered register keeps after this clock. */
  #kept(copy: RegisterCopy, clock: Clock): Buffered {
    const { data = 0n, lanes } = this.#buffers.held(copy, clock);
    const isWritten = this.#buffers.of(copy, 'write') && !this.#buffers.acts(copy, 'write', clock);
    const isRead = this.#buffers.of(copy, 'read') && this.#buffers.acts(copy, 'read', clock);
    const captured = isRead ? this.#whole(copy, clock) : copy.buffered.captured;
    return { captured, data, lanes: isWritten ? lanes : 0n };
  }

  /** All that software may read of a register now. */
  #whole(copy: RegisterCopy, clock: Clock): Known {
    const whole = { value: 0n, known: ones(copy.register.width) };
    for (const { field, cell } of copy.views) {
      if (!isReadable(field.source)) continue;
      const { value, known } = this.#shown(copy, cell, clock);
      whole.value |= value << BigInt(field.lsb);
      whole.known &= ~((~known & ones(field.width)) << BigInt(field.lsb));
    }
    return whole;
  }

  /** What software does to the cell in this clock, by the register itself and by its aliases. */
  #accesses(cell: Cell, clock: Clock): SoftwareEffect[] {
    return this.#arrivals(clock).flatMap(({ copy, transfer }) =>
      copy.views
        .filter((view) => view.cell === cell)
        .map(({ field }) => {
          const place = this.#place(copy, field.lsb, transfer.address);
          const input = (suffix: string) => clock.input(cell.port + suffix, cell.copy);
          return softwareOn(cell, field, copy, transfer, place, this.#references, input);
        }),
    );
  }

  #last: { clock: Clock; arrivals: Arrival[] } | undefined;

  /** What reaches registers in this clock: transfers, or what buffers let through; reads first, then by address. */
  #arrivals(clock: Clock): Arrival[] {
    if (this.#last?.clock === clock) return this.#last.arrivals;
    const arrivals: Arrival[] = clock.transfers.flatMap((transfer) => {
      const side = transfer.data === undefined ? 'read' : 'write';
      const copies = this.registersAt(transfer.address).filter((copy) => !this.#buffers.of(copy, side));
      return copies.map((copy) => ({ copy, transfer }));
    });
    for (const { copy, side } of this.#buffered) {
      if (!this.#buffers.acts(copy, side, clock)) continue;
      const lanes = ones(copy.register.width);
      const read: Transfer = { address: copy.address, lanes, data: undefined };
      arrivals.push({ copy, transfer: side === 'read' ? read : this.#buffers.held(copy, clock) });
    }
    const order = ({ transfer, copy }: Arrival) =>
      [Number(transfer.data !== undefined), copy.register.offset] as const;
    arrivals.sort((a, b) => {
      const [[sideA, at], [sideB, other]] = [order(a), order(b)];
      return sideA === sideB ? Number(at - other) : sideA - sideB;
    });
    this.#last = { clock, arrivals };
    return arrivals;
  }

  /** The transfers that count for the pairs of writes to a shadowed register, the write last. */
  #shadowTransfers(copy: RegisterCopy, { transfers }: Clock): Transfer[] {
    const { shadowed, gate } = copy.register.source;
    if (!shadowed) return [];
    const isOpen = this.#references.isOpen(gate, copy.register, copy.copy);
    const here = transfers.filter(({ address }) => this.registersAt(address).includes(copy));
    const counts = here.filter(
      ({ address, data, lanes }) =>
        data === undefined || (isOpen && this.#lanesOf(copy, address, lanes) !== 0n),
    );
    return counts.sort((a, b) => Number(a.data !== undefined) - Number(b.data !== undefined));
  }

  /** The part of `lanes` that lies in the register. */
  #lanesOf({ address, register }: RegisterCopy, word: bigint, lanes: bigint): bigint {
    return fromWord(lanes, 8 * Number(address - word), register.width);
  }

  #wordOf(address: bigint): bigint {
    return address - (address % this.#bytes);
  }

  /** Bit of the bus word at which a register's bit `lsb` stands. */
  #place({ address }: RegisterCopy, lsb: number, word: bigint): number {
    return lsb + 8 * Number(address - word);
  }

  #toWord(value: bigint, place: number): bigint {
    return toWord(value, place, this.map.source.bus.dataWidth);
  }
}

function isOwner({ aliasOf }: { aliasOf?: string | undefined }): boolean {
  return aliasOf === undefined;
}

import type { AddressSpace } from './addressSpace.ts';
import { Bank } from './bank.ts';
import { CAUSE, Exception } from './exception.ts';
import type { Width } from './memory.ts';
import type { Access as Kind } from './protection.ts';
import type { Access, Observation } from './step.ts';

const WORD = 4;
const NO_BANK = new Bank({ kind: 'rom', base: 0, bytes: new Uint8Array(0) }, false);

export interface BusSettings {
  /** Whether a misaligned load or store is carried out instead of trapping. */
  misaligned: boolean;
  /** Told of a store's bus error when it comes too late for a trap; without, it traps. */
  lateStoreError: (() => void) | undefined;
  /** Whether an error of the word is that of a memory itself, which has a cause of its own. */
  corrupts?: ((address: number) => boolean) | undefined;
  /** Whether a word may be loaded from, or stored to; without, everything may. */
  permits?: ((address: number, kind: Kind) => boolean) | undefined;
}

/**
 * Memory as loads and stores see it, with their exceptions. Those to the storage used last go straight to its bytes;
 * while an instruction is watched all go the long way, and the access is noted.
 */
export class Bus {
  readonly space: AddressSpace;
  readonly #settings: BusSettings;
  /** Storage of the last load and of the last store; size 0 when it may not be used. */
  #load = NO_BANK;
  #loadSize = 0;
  #store = NO_BANK;
  #storeSize = 0;
  #watched = false;
  /** Of the watched instruction. */
  access: Access | undefined;

  constructor(space: AddressSpace, settings: BusSettings) {
    this.space = space;
    this.#settings = settings;
  }

  watch(observation: Observation | undefined): void {
    this.#watched = true;
    this.#loadSize = 0;
    this.#storeSize = 0;
    this.access = undefined;
    this.space.observation = observation;
    this.space.observed = false;
  }

  unwatch(): void {
    this.#watched = false;
    this.space.observation = undefined;
  }

  loadByte(address: number): number {
    const offset = (address - this.#load.base) >>> 0;
    return offset < this.#loadSize ? this.#load.view.getUint8(offset) : this.#loadAny(address, 1) & 0xff;
  }

  loadHalf(address: number): number {
    const offset = (address - this.#load.base) >>> 0;
    if (offset < this.#loadSize && (address & 1) === 0) return this.#load.view.getUint16(offset, true);
    return this.#loadAny(address, 2) & 0xffff;
  }

  loadWord(address: number): number {
    const offset = (address - this.#load.base) >>> 0;
    if (offset < this.#loadSize && (address & 3) === 0) return this.#load.view.getInt32(offset, true);
    return this.#loadAny(address, WORD) | 0;
  }

  storeByte(address: number, value: number): void {
    const offset = (address - this.#store.base) >>> 0;
    if (offset < this.#storeSize && this.#store.pages[offset >>> 12] === undefined)
      this.#store.view.setUint8(offset, value);
    else this.#storeAny(address, 1, value & 0xff);
  }

  storeHalf(address: number, value: number): void {
    const offset = (address - this.#store.base) >>> 0;
    if (offset < this.#storeSize && (address & 1) === 0 && this.#store.pages[offset >>> 12] === undefined)
      this.#store.view.setUint16(offset, value, true);
    else this.#storeAny(address, 2, value & 0xffff);
  }

  storeWord(address: number, value: number): void {
    const offset = (address - this.#store.base) >>> 0;
    if (offset < this.#storeSize && (address & 3) === 0 && this.#store.pages[offset >>> 12] === undefined)
      this.#store.view.setInt32(offset, value, true);
    else this.#storeAny(address, WORD, value);
  }

  loadReserved(address: number): number {
    if ((address & 3) !== 0) throw new Exception(CAUSE.loadMisaligned, address);
    return this.#loadAny(address, WORD) | 0;
  }

  storeConditional(address: number, value: number, reserved: boolean): void {
    if ((address & 3) !== 0) throw new Exception(CAUSE.storeMisaligned, address);
    this.#check(address, WORD, 'write', CAUSE.storeFault);
    if (!reserved) return;
    if (!this.space.write(address, WORD, value)) throw this.#failure(CAUSE.storeFault, address);
    this.#note(address, WORD, { write: value });
  }

  /** A line of the cache may be managed by who may load from it (Cache Management Operations 1.0, 2.5.2). */
  manage(address: number): void {
    this.#check(address, 1, 'read', CAUSE.storeFault);
    if (!this.space.managed(address)) throw new Exception(CAUSE.storeFault, address);
    if (this.#watched) this.access = { address: address >>> 0, width: 1, managed: true };
  }

  /** Reads a word, writes what becomes of it, and answers what was read. */
  exchange(address: number, change: (old: number) => number): number {
    if ((address & 3) !== 0) throw new Exception(CAUSE.storeMisaligned, address);
    this.#check(address, WORD, 'read', CAUSE.storeFault);
    this.#check(address, WORD, 'write', CAUSE.storeFault);
    const old = this.space.read(address, WORD);
    if (old === undefined) throw this.#failure(CAUSE.storeFault, address);
    const value = change(old | 0);
    if (!this.space.write(address, WORD, value)) throw this.#failure(CAUSE.storeFault, address);
    this.#note(address, WORD, { read: old, write: value });
    return old | 0;
  }

  /** Both words of an access that crosses words; the trap names the first byte in the word that is refused. */
  #check(address: number, width: Width, kind: Kind, cause: number): void {
    const { permits } = this.#settings;
    if (!permits) return;
    if (!permits(address, kind)) throw new Exception(cause, address);
    const last = (address + width - 1) | 0;
    if ((last ^ address) & ~3 && !permits(last, kind)) throw new Exception(cause, last & ~3);
  }

  /** What an access raises that has failed. */
  #failure(cause: number, address: number): Exception {
    const word = this.space.observation?.failedWord;
    const corrupt = word !== undefined && this.#settings.corrupts?.(word);
    return new Exception(corrupt ? CAUSE.hardwareError : cause, address);
  }

  #note(address: number, width: Width, { read, write }: { read?: number; write?: number }): void {
    if (!this.#watched) return;
    const access: Access = { address: address >>> 0, width };
    if (read !== undefined) access.read = lowBytes(read, width);
    if (write !== undefined) access.write = lowBytes(write, width);
    this.access = access;
  }

  #loadAny(address: number, width: Width): number {
    const misaligned = (address & (width - 1)) !== 0;
    if (misaligned && !this.#settings.misaligned) throw new Exception(CAUSE.loadMisaligned, address);
    this.#check(address, width, 'read', CAUSE.loadFault);
    const read = misaligned ? this.#readBytes(address, width) : this.space.read(address, width);
    if (read === undefined) throw this.#failure(CAUSE.loadFault, address);
    const bank = this.#watched || this.#settings.permits ? undefined : this.space.bankOf(address);
    if (bank) {
      this.#load = bank;
      this.#loadSize = bank.size;
    }
    this.#note(address, width, { read });
    return read;
  }

  /** In the order of addresses: an error of the first word keeps the second untouched. */
  #readBytes(address: number, width: Width): number | undefined {
    let value = 0;
    for (let index = 0; index < width; index++) {
      const byte = this.space.read((address + index) | 0, 1);
      if (byte === undefined) return undefined;
      value |= (byte & 0xff) << (8 * index);
    }
    return this.space.observed ? this.space.observe(value) : value;
  }

  #storeAny(address: number, width: Width, value: number): void {
    const misaligned = (address & (width - 1)) !== 0;
    if (misaligned && !this.#settings.misaligned) throw new Exception(CAUSE.storeMisaligned, address);
    this.#check(address, width, 'write', CAUSE.storeFault);
    const taken = misaligned
      ? this.#writeBytes(address, width, value)
      : this.space.write(address, width, value);
    if (!taken) this.#storeFailed(address);
    const bank = this.#watched || this.#settings.permits ? undefined : this.space.bankOf(address);
    if (bank?.writable) {
      this.#store = bank;
      this.#storeSize = bank.size;
    }
    this.#note(address, width, { write: value });
  }

  #storeFailed(address: number): void {
    const { lateStoreError } = this.#settings;
    if (!lateStoreError) throw this.#failure(CAUSE.storeFault, address);
    lateStoreError();
  }

  /** The second word is written only when the first was taken, unless nobody waits to know. */
  #writeBytes(address: number, width: Width, value: number): boolean {
    let taken = true;
    for (let index = 0; index < width && (taken || this.#settings.lateStoreError); index++)
      taken = this.space.write((address + index) | 0, 1, (value >>> (8 * index)) & 0xff) && taken;
    return taken;
  }
}

const lowBytes = (value: number, width: Width) =>
  (width === WORD ? value : value & ((1 << (8 * width)) - 1)) >>> 0;

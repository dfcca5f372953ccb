import { Bank } from './bank.ts';
import { CAUSE, Exception } from './exception.ts';
import type { Device, Width } from './memory.ts';
import { forget } from './page.ts';
import type { Access, Observation } from './step.ts';

const WORD = 4;

export interface BusSettings {
  /** Whether a misaligned load or store is carried out instead of trapping. */
  misaligned: boolean;
  /** Whether a store's bus error is told later, as an interrupt. */
  lateStoreErrors: boolean;
  /** Told of a store whose error comes late. */
  storeError(): void;
  /** Told when devices may have changed what interrupts the core. */
  deviceUsed(): void;
}

/**
 * Memory as loads and stores see it. Those to the storage used last go straight to its bytes; `watched` sends each of
 * them the long way, which notes the access and takes what was observed elsewhere.
 */
export class Bus {
  readonly #banks: Bank[];
  readonly #devices: Device[];
  readonly #settings: BusSettings;
  /** Storage of the last load and of the last store; size 0 when there is none, or none may be used. */
  #loadBase = 0;
  #loadSize = 0;
  #loadView: DataView = new DataView(new ArrayBuffer(0));
  #store: Bank;
  #storeSize = 0;
  #watched = false;
  #observation: Observation | undefined;
  access: Access | undefined;
  /** Whether an observation was taken. */
  observed = false;
  /** Counts watched stores that change memory, and whatever else does not repeat itself. */
  changes = 0;
  /** Called for every store to a page that is marked for it. */
  onStore: ((address: number, width: Width, value: number) => void) | undefined;

  constructor(banks: Bank[], devices: Device[], settings: BusSettings) {
    this.#banks = banks;
    this.#devices = devices;
    this.#settings = settings;
    this.#store = new Bank({ kind: 'rom', base: 0, bytes: new Uint8Array(0) }, false);
  }

  watch(observation: Observation | undefined): void {
    this.#watched = true;
    this.#loadSize = 0;
    this.#storeSize = 0;
    this.#observation = observation;
    this.access = undefined;
    this.observed = false;
  }

  unwatch(): void {
    this.#watched = false;
    this.#observation = undefined;
  }

  bankOf(address: number): Bank | undefined {
    return this.#banks.find((bank) => bank.offset(address) < bank.size);
  }

  #deviceOf(address: number): Device | undefined {
    return this.#devices.find(({ base, size }) => (address - base) >>> 0 < size);
  }

  get observes(): boolean {
    return this.#observation !== undefined;
  }

  /** Reads of what no model can foretell: what was observed elsewhere, where there is such a thing. */
  observe(value: number): number {
    if (this.#observation === undefined) return value;
    this.observed = true;
    return this.#observation.value | 0;
  }

  loadByte(address: number): number {
    const offset = (address - this.#loadBase) >>> 0;
    return offset < this.#loadSize ? this.#loadView.getUint8(offset) : this.#load(address, 1) & 0xff;
  }

  loadHalf(address: number): number {
    const offset = (address - this.#loadBase) >>> 0;
    if (offset < this.#loadSize && (address & 1) === 0) return this.#loadView.getUint16(offset, true);
    return this.#load(address, 2) & 0xffff;
  }

  loadWord(address: number): number {
    const offset = (address - this.#loadBase) >>> 0;
    if (offset < this.#loadSize && (address & 3) === 0) return this.#loadView.getInt32(offset, true);
    return this.#load(address, 4) | 0;
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
    else this.#storeAny(address, 4, value);
  }

  loadReserved(address: number): number {
    if ((address & 3) !== 0) throw new Exception(CAUSE.loadMisaligned, address);
    return this.#load(address, WORD) | 0;
  }

  storeConditional(address: number, value: number, reserved: boolean): void {
    if ((address & 3) !== 0) throw new Exception(CAUSE.storeMisaligned, address);
    if (reserved) this.#storeNow(address, WORD, value);
  }

  /** Reads a word, writes what becomes of it, and answers what was read. */
  exchange(address: number, change: (old: number) => number): number {
    if ((address & 3) !== 0) throw new Exception(CAUSE.storeMisaligned, address);
    const old = this.#read(address, WORD, CAUSE.storeFault) | 0;
    const value = change(old);
    if (!this.#write(address, WORD, value)) throw new Exception(CAUSE.storeFault, address);
    this.access = { address: address >>> 0, width: WORD, read: old >>> 0, write: value >>> 0 };
    return old;
  }

  #load(address: number, width: Width): number {
    const misaligned = (address & (width - 1)) !== 0;
    if (misaligned && !this.#settings.misaligned) throw new Exception(CAUSE.loadMisaligned, address);
    const read = misaligned ? this.#readBytes(address, width) : this.#read(address, width, CAUSE.loadFault);
    if (this.#watched) this.access = { address: address >>> 0, width, read: lowBytes(read, width) };
    return read;
  }

  /** In the order of addresses, so that the first word's error keeps the second word untouched. */
  #readBytes(address: number, width: Width): number {
    let value = 0;
    for (let index = 0; index < width; index++) {
      try {
        value |= (this.#read(address + index, 1, CAUSE.loadFault) & 0xff) << (8 * index);
      } catch (error) {
        throw error instanceof Exception ? new Exception(error.cause, address) : error;
      }
    }
    return this.observed ? this.#observation!.value : value;
  }

  #read(address: number, width: Width, cause: number): number {
    if (this.#observation?.busError === 'access') throw new Exception(cause, address);
    const bank = this.bankOf(address);
    if (bank) {
      if (!this.#watched) {
        this.#loadBase = bank.base;
        this.#loadSize = bank.size;
        this.#loadView = bank.view;
      }
      return readBank(bank, bank.offset(address), width);
    }
    const device = this.#deviceOf(address);
    const value = device?.read((address - device.base) >>> 0, width);
    if (value === undefined) throw new Exception(cause, address);
    this.changes++;
    this.#settings.deviceUsed();
    const offset = (address - device!.base) >>> 0;
    return device!.foreseeable?.(offset) ? value : this.observe(value);
  }

  #storeAny(address: number, width: Width, value: number): void {
    const misaligned = (address & (width - 1)) !== 0;
    if (misaligned && !this.#settings.misaligned) throw new Exception(CAUSE.storeMisaligned, address);
    const taken = misaligned ? this.#writeBytes(address, width, value) : this.#write(address, width, value);
    if (!taken) this.#storeFailed(address);
    if (this.#watched) this.access = { address: address >>> 0, width, write: value >>> 0 };
  }

  #storeFailed(address: number): void {
    if (!this.#settings.lateStoreErrors) throw new Exception(CAUSE.storeFault, address);
    this.#settings.storeError();
  }

  #storeNow(address: number, width: Width, value: number): void {
    if (!this.#write(address, width, value)) throw new Exception(CAUSE.storeFault, address);
    if (this.#watched) this.access = { address: address >>> 0, width, write: value >>> 0 };
  }

  /** The second word is written only when the first was taken, unless nobody waits to know. */
  #writeBytes(address: number, width: Width, value: number): boolean {
    let taken = true;
    for (let index = 0; index < width && (taken || this.#settings.lateStoreErrors); index++)
      taken = this.#write((address + index) | 0, 1, (value >>> (8 * index)) & 0xff) && taken;
    return taken;
  }

  #write(address: number, width: Width, value: number): boolean {
    if (this.#observation?.busError === 'access') return false;
    const bank = this.bankOf(address);
    if (bank) return this.#writeBank(bank, address, width, value);
    const device = this.#deviceOf(address);
    this.changes++;
    this.#settings.deviceUsed();
    return device !== undefined && device.write((address - device.base) >>> 0, width, value >>> 0);
  }

  #writeBank(bank: Bank, address: number, width: Width, value: number): boolean {
    if (!bank.writable) return false;
    const offset = bank.offset(address);
    if (this.#watched && (readBank(bank, offset, width) | 0) !== (value | 0)) this.changes++;
    if (!this.#watched) {
      this.#store = bank;
      this.#storeSize = bank.size;
    }
    if (width === 1) bank.view.setUint8(offset, value);
    else if (width === 2) bank.view.setUint16(offset, value, true);
    else bank.view.setInt32(offset, value, true);
    const page = bank.pages[offset >>> 12];
    if (page) {
      forget(page, offset & 0xfff, width);
      this.onStore?.(address, width, value);
    }
    return true;
  }
}

const lowBytes = (value: number, width: Width) =>
  (width === 4 ? value : value & ((1 << (8 * width)) - 1)) >>> 0;

function readBank({ view }: Bank, offset: number, width: Width): number {
  if (width === 1) return view.getUint8(offset);
  return width === 2 ? view.getUint16(offset, true) : view.getInt32(offset, true);
}

import type { Bank } from './bank.ts';
import type { Device, Width } from './memory.ts';
import type { Observation } from './step.ts';

/** What lies where: storage and devices, and what was observed of them elsewhere. Accesses are aligned. */
export class AddressSpace {
  readonly #banks: Bank[];
  readonly #devices: Device[];
  readonly #deviceUsed: () => void;
  observation: Observation | undefined;
  /** Whether the observation was taken. */
  observed = false;
  /** Counts stores that change memory, and all else that does not repeat itself. */
  changes = 0;
  /** Called for stores to pages that hold instructions, or are marked to be watched. */
  onStore: ((address: number) => void) | undefined;

  /** `deviceUsed` is told when devices may have changed what interrupts the core. */
  constructor(banks: Bank[], devices: Device[], deviceUsed: () => void) {
    this.#banks = banks;
    this.#devices = devices;
    this.#deviceUsed = deviceUsed;
  }

  bankOf(address: number): Bank | undefined {
    return this.#banks.find((bank) => bank.offset(address) < bank.size);
  }

  #deviceOf(address: number): Device | undefined {
    return this.#devices.find(({ base, size }) => (address - base) >>> 0 < size);
  }

  /** Reads of what no model can foretell: what was observed elsewhere, where there is such a thing. */
  observe(value: number): number {
    if (this.observation === undefined) return value;
    this.observed = true;
    return this.observation.value | 0;
  }

  #fails(address: number): boolean {
    if (this.observation?.busError !== 'access') return false;
    const { failedWord } = this.observation;
    return failedWord === undefined || (address & ~3) >>> 0 === failedWord;
  }

  /** Undefined is a bus error. */
  read(address: number, width: Width): number | undefined {
    if (this.#fails(address)) return undefined;
    const bank = this.bankOf(address);
    if (bank) return bank.read(bank.offset(address), width);
    const device = this.#deviceOf(address);
    if (!device) return undefined;
    const offset = (address - device.base) >>> 0;
    const value = device.read(offset, width);
    this.#noteDevice();
    return value === undefined || device.foreseeable?.(offset) ? value : this.observe(value);
  }

  /** False is a bus error. */
  write(address: number, width: Width, value: number): boolean {
    if (this.#fails(address)) return false;
    const bank = this.bankOf(address);
    if (bank) return bank.writable && this.#store(bank, address, width, value);
    const device = this.#deviceOf(address);
    if (!device) return false;
    const taken = device.write((address - device.base) >>> 0, width, value >>> 0);
    this.#noteDevice();
    return taken;
  }

  /** A line of a cache is managed; false is a bus error. */
  managed(address: number): boolean {
    return !this.#fails(address);
  }

  #noteDevice(): void {
    this.changes++;
    this.#deviceUsed();
  }

  #store(bank: Bank, address: number, width: Width, value: number): true {
    const offset = bank.offset(address);
    if ((bank.read(offset, width) | 0) !== (value | 0)) this.changes++;
    if (bank.write(offset, width, value)) this.onStore?.(address);
    return true;
  }
}

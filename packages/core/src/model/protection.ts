import type { CoreOptions } from '../options/coreOptions.ts';
import { ZERO } from './csrs/csr.ts';
import type { Csr } from './csrs/csr.ts';
import { MACHINE } from './mode.ts';
import type { Mode } from './mode.ts';

/** Fields of a configuration (Privileged 1.12, figure 3.31). */
const [READ, WRITE, EXECUTE, LOCK] = [1, 2, 4, 0x80];
const [OFF, TOP_OF_RANGE, FOUR_BYTES, ALIGNED] = [0, 1, 2, 3];
const matching = (cfg: number) => (cfg >> 3) & 3;

/** Bits of mseccfg (Smepmp 1.0). */
const [LOCKDOWN, WHITELIST, BYPASS] = [1, 2, 4];

export type Access = 'read' | 'write' | 'execute';
const BIT: Record<Access, number> = { read: READ, write: WRITE, execute: EXECUTE };

interface Entry {
  cfg: number;
  /** All bits that the register holds, whatever of them is shown; unsigned. */
  address: number;
}

/** Read and write permissions of shared regions in user mode and in machine mode. */
function sharedPermissions(cfg: number, mode: Mode): number {
  const executes = (cfg & EXECUTE) !== 0;
  if ((cfg & LOCK) !== 0) {
    if (mode === MACHINE) return executes ? READ | EXECUTE : EXECUTE;
    return EXECUTE;
  }
  if (mode === MACHINE) return READ | WRITE;
  return executes ? READ | WRITE : READ;
}

/** The truth table of Smepmp 1.0 with mseccfg.MML set. */
function permissionsInLockdown(cfg: number, mode: Mode): number {
  const rights = cfg & (READ | WRITE | EXECUTE);
  const locked = (cfg & LOCK) !== 0;
  if ((rights & (READ | WRITE)) === WRITE) return sharedPermissions(cfg, mode);
  if (locked && rights === (READ | WRITE | EXECUTE)) return READ;
  return locked === (mode === MACHINE) ? rights : 0;
}

/** Physical memory protection (Privileged 1.12, 3.7; Smepmp 1.0): its registers, and what they permit. */
export class Protection {
  readonly #entries: Entry[];
  readonly #grain: number;
  readonly #smepmp: boolean;
  #security = 0;

  constructor({ auxiliary }: CoreOptions) {
    this.#entries = Array.from({ length: auxiliary.pmpEntries }, () => ({ cfg: 0, address: 0 }));
    this.#grain = Math.log2(auxiliary.pmpGranularity) - 2;
    this.#smepmp = auxiliary.smepmp;
  }

  get #lockdown(): boolean {
    return (this.#security & LOCKDOWN) !== 0;
  }

  get #bypassed(): boolean {
    return (this.#security & BYPASS) !== 0;
  }

  /** Whether the four bytes of the word may be accessed so. */
  permits(address: number, access: Access, mode: Mode): boolean {
    const word = (address >>> 0) - ((address >>> 0) % 4);
    const index = this.#entries.findIndex((_, each) => this.#holds(each, word));
    if (index < 0) return this.#permitsUnmatched(access, mode);
    const { cfg } = this.#entries[index]!;
    if (this.#lockdown) return (permissionsInLockdown(cfg, mode) & BIT[access]) !== 0;
    return (mode === MACHINE && (cfg & LOCK) === 0) || (cfg & BIT[access]) !== 0;
  }

  #permitsUnmatched(access: Access, mode: Mode): boolean {
    if (mode !== MACHINE || (this.#security & WHITELIST) !== 0) return false;
    return !(this.#lockdown && access === 'execute');
  }

  /** Addresses are numbers up to 2^34 here, which bitwise operators do not hold. */
  #holds(index: number, word: number): boolean {
    const { cfg } = this.#entries[index]!;
    switch (matching(cfg)) {
      case TOP_OF_RANGE:
        return word >= 4 * this.#bound(index - 1) && word < 4 * this.#bound(index);
      case FOUR_BYTES:
        return word === 4 * this.#entries[index]!.address;
      case ALIGNED: {
        const shown = this.#shown(index);
        let ones = 0;
        while (ones < 32 && Math.floor(shown / 2 ** ones) % 2 === 1) ones++;
        const size = 2 ** (ones + 3);
        const base = Math.floor((4 * shown) / size) * size;
        return word >= base && word < base + size;
      }
      default:
        return false;
    }
  }

  #bound(index: number): number {
    if (index < 0) return 0;
    const unit = 2 ** this.#grain;
    return Math.floor(this.#entries[index]!.address / unit) * unit;
  }

  /** pmpaddr as it is read: what lies below the granularity is ones or zeros. */
  #shown(index: number): number {
    const { cfg, address } = this.#entries[index]!;
    if (matching(cfg) < FOUR_BYTES) return this.#bound(index);
    const unit = 2 ** Math.max(this.#grain - 1, 0);
    return Math.floor(address / unit) * unit + unit - 1;
  }

  #isLocked(index: number): boolean {
    return !this.#bypassed && ((this.#entries[index]?.cfg ?? 0) & LOCK) !== 0;
  }

  #writeCfg(index: number, byte: number): void {
    const entry = this.#entries[index];
    if (!entry || this.#isLocked(index)) return;
    let cfg = byte & 0x9f;
    if (matching(cfg) === FOUR_BYTES && this.#grain > 0) cfg &= ~0x18;
    if (!this.#lockdown && (cfg & READ) === 0) cfg &= ~WRITE;
    if (this.#lockdown && !this.#bypassed && addsMachineCode(cfg)) return;
    entry.cfg = cfg;
  }

  #writeAddress(index: number, value: number): void {
    const entry = this.#entries[index];
    if (!entry || this.#isLocked(index)) return;
    const above = this.#entries[index + 1];
    if (above && matching(above.cfg) === TOP_OF_RANGE && this.#isLocked(index + 1)) return;
    entry.address = value >>> 0;
  }

  #writeSecurity(value: number): void {
    const anyLock = this.#entries.some(({ cfg }) => (cfg & LOCK) !== 0);
    const sticky = this.#security & (LOCKDOWN | WHITELIST);
    const bypass = this.#bypassed || !anyLock ? value & BYPASS : 0;
    this.#security = sticky | (value & (LOCKDOWN | WHITELIST)) | bypass;
  }

  csrs(): [number, Csr][] {
    const numbers = Array.from({ length: 16 }, (_, index) => index);
    const bytes = [0, 1, 2, 3];
    const cfg = (word: number): Csr => ({
      read: () =>
        bytes.reduce((all, byte) => all | ((this.#entries[4 * word + byte]?.cfg ?? 0) << (8 * byte)), 0),
      write: (value) => {
        for (const byte of bytes) this.#writeCfg(4 * word + byte, (value >>> (8 * byte)) & 0xff);
      },
    });
    const address = (index: number): Csr => ({
      read: () => (index < this.#entries.length ? this.#shown(index) | 0 : 0),
      write: (value) => this.#writeAddress(index, value),
    });
    const security: [number, Csr][] = [
      [0x747, { read: () => this.#security, write: (value) => this.#writeSecurity(value) }],
      [0x757, ZERO],
    ];
    return [
      ...bytes.map((word): [number, Csr] => [0x3a0 + word, cfg(word)]),
      ...numbers.map((index): [number, Csr] => [0x3b0 + index, address(index)]),
      ...(this.#smepmp ? security : []),
    ];
  }
}

/** A rule by which machine mode may execute, alone or with user mode; an entry that is off is no rule. */
function addsMachineCode(cfg: number): boolean {
  if ((cfg & LOCK) === 0 || matching(cfg) === OFF) return false;
  const rights = cfg & (READ | WRITE | EXECUTE);
  return (permissionsInLockdown(LOCK | rights, MACHINE) & EXECUTE) !== 0;
}

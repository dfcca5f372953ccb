import { Assembler, Label } from '../program/assembler.ts';
import { CSR } from '../program/blocks/system.ts';
import {
  MRET,
  OPCODE,
  addi,
  branchForm,
  csr,
  csrImmediate,
  jumpForm,
  lui,
  sw,
  upperForm,
} from '../program/encode.ts';
import { expectTraps } from '../program/expectTraps.ts';
import { LAYOUT } from '../program/layout.ts';
import type { Image } from '../program/image.ts';
import { hasNmi } from '../options/nmi.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { KEEP, PLACE } from './layout.ts';
import { answerInterrupt } from './interruptAnswer.ts';
import { openMemory } from './openMemory.ts';

const MPP = 0x1800;
const NMIE = 8;

export interface Frame {
  /** Traps go through a table of jumps, as vectored interrupts do. */
  vectored?: boolean;
  /** No trap is expected, as it is from reset. */
  unready?: boolean;
}

/** A directed test while it is written: code that leaves words in the signature, and a handler that notes traps. */
export class TestCode {
  readonly code = new Assembler(LAYOUT.code);
  readonly notes = new Map<number, string>();
  readonly options: CoreOptions;

  constructor(options: CoreOptions, { vectored = false, unready = false }: Frame = {}) {
    this.options = options;
    const begin = new Label();
    if (options.base.zicsr) this.#handler(vectored);
    this.code.place(begin);
    this.#entry = this.code.here;
    this.note('begins');
    this.code.constant(KEEP.signature, PLACE.signature);
    if (!options.base.zicsr) return;
    this.code.constant(KEEP.first, LAYOUT.code | Number(vectored));
    this.code.word(csr(1, 0, CSR.mtvec, KEEP.first));
    if (unready) return;
    if (hasNmi(options)) this.code.word(csrImmediate(2, 0, CSR.mnstatus, NMIE));
    this.code.word(...expectTraps(options));
    openMemory(options, this.code, KEEP.first);
  }

  readonly #entry: number;

  note(text: string): void {
    this.notes.set(this.code.here, text);
  }

  /** A register becomes the next word of the signature. */
  keep(register: number): void {
    this.code.word(sw(register, KEEP.signature, 0), addi(KEEP.signature, KEEP.signature, 4));
  }

  /** Instructions of which any may trap: the handler goes on behind them. */
  attempt(write: () => void): void {
    const after = new Label();
    this.address(KEEP.resume, after);
    write();
    this.code.place(after);
  }

  /** The address of a place that comes later, which may be far. */
  address(register: number, label: Label): void {
    this.code.word(upperForm(OPCODE.auipc, register, 0));
    this.code.to(label, (offset) => addi(register, register, offset + 4));
  }

  /** What is written runs in user mode, and ends by a call to machine mode. */
  inUserMode(write: () => void, ecall = 0x0000_0073): void {
    const [inside, after] = [new Label(), new Label()];
    this.address(KEEP.resume, after);
    this.address(KEEP.first, inside);
    this.code.word(csr(1, 0, CSR.mepc, KEEP.first));
    this.code.constant(KEEP.first, MPP);
    this.code.word(csr(3, 0, CSR.mstatus, KEEP.first), MRET);
    this.code.place(inside);
    this.note('user mode');
    write();
    this.address(KEEP.resume, after);
    this.code.word(ecall);
    this.code.place(after);
  }

  /** The program with its end. */
  finish(): Image & { tohost: number } {
    this.note('ends');
    this.code.constant(KEEP.first, PLACE.lastWord);
    this.keep(KEEP.first);
    this.code.word(lui(KEEP.first, LAYOUT.tohost >>> 12), addi(KEEP.second, 0, 1));
    this.code.word(sw(KEEP.second, KEEP.first, 0), jumpForm(0, 0));
    return {
      entry: this.#entry,
      tohost: LAYOUT.tohost,
      pieces: [{ address: LAYOUT.code, bytes: this.code.finish() }],
    };
  }

  /**
   * Notes cause, value, place and earlier mode of an exception, of an interrupt the cause alone, since where it comes is
   * a matter of cycles. Exceptions go on at the resume register in machine mode, interrupts where they came.
   */
  #handler(vectored: boolean): void {
    const { code } = this;
    const body = new Label();
    const interrupt = new Label();
    if (vectored) for (let cause = 0; cause < 32; cause++) code.to(body, (offset) => jumpForm(0, offset));
    code.place(body);
    this.note('notes a trap');
    code.word(csr(2, KEEP.first, CSR.mcause, 0));
    this.keep(KEEP.first);
    code.to(interrupt, (offset) => branchForm(4, KEEP.first, 0, offset));
    for (const register of [CSR.mtval, CSR.mepc, CSR.mstatus]) {
      code.word(csr(2, KEEP.first, register, 0));
      this.keep(KEEP.first);
    }
    code.constant(KEEP.first, MPP);
    code.word(csr(2, 0, CSR.mstatus, KEEP.first), csr(1, 0, CSR.mepc, KEEP.resume), MRET);
    code.place(interrupt);
    answerInterrupt(this.options, code);
    code.word(MRET);
  }
}

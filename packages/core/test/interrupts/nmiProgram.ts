import { Assembler, Label } from '../../src/program/assembler.ts';
import {
  MNRET,
  NOP,
  addi,
  branchForm,
  csr,
  csrImmediate,
  immediateForm,
  jumpForm,
  lui,
  lw,
  sw,
} from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import type { TestProgram } from '../../src/program/index.ts';

export const CSR = {
  mstatus: 0x300,
  mie: 0x304,
  mtvec: 0x305,
  mepc: 0x341,
  mcause: 0x342,
  mip: 0x344,
  mnscratch: 0x740,
  mnepc: 0x741,
  mncause: 0x742,
  mnstatus: 0x744,
} as const;

/** Where the core goes by the interrupt; 16 bytes further by an exception while it is masked. */
export const VECTOR = 0x8000_0040;
/** The handlers, and where mtvec leads. */
const [NMI, EXCEPTION] = [LAYOUT.code + 0x400, LAYOUT.code + 0x600];
export const TRAPS = LAYOUT.code + 0x800;
/** Registers that handlers write: what tells of the interrupt, of the exception in it, and of traps. */
export const TOLD = {
  pc: 24,
  cause: 25,
  status: 26,
  exceptionPc: 27,
  exceptionCause: 28,
  trapPc: 29,
  trapCause: 30,
};
const [POINTER, BIT, COUNT] = [22, 23, 20];
/** Of the bench's register of lines. */
export const [EXTERNAL_LINE, NMI_LINE] = [4, 8];

export const raise = (code: Assembler, line: number) =>
  code.word(lui(POINTER, LAYOUT.device >>> 12), addi(BIT, 0, line), sw(BIT, POINTER, 0x10));

/** Lowers a line, and waits until it is down. */
export function lower(code: Assembler, line: number): void {
  code.word(lui(POINTER, LAYOUT.device >>> 12), addi(BIT, 0, line), sw(BIT, POINTER, 0x0c));
  const again = code.place(new Label());
  code.word(lw(BIT, POINTER, 0x0c), immediateForm(0x13, 7, BIT, BIT, line));
  code.to(again, (offset) => branchForm(1, BIT, 0, offset));
}

export const nops = (code: Assembler, count = 30) => code.word(...Array<number>(count).fill(NOP));
export const UNMASK = csrImmediate(2, 0, CSR.mnstatus, 8);

interface Parts {
  main: (code: Assembler) => void;
  /** What the handler of the interrupt does besides, the line being down, with the number of interrupts so far in x20. */
  inside?: (code: Assembler) => void;
  /** What the handler of traps does before and after it has looked at mepc and mcause. */
  trap?: (code: Assembler) => void;
  after?: (code: Assembler) => void;
}

/** Beginning at `LAYOUT.code`, with mtvec set and the interrupt still masked. */
export function nmiProgram({ main, inside, trap, after }: Parts): TestProgram {
  const piece = (address: number, write: (code: Assembler) => void) => {
    const code = new Assembler(address);
    write(code);
    return { address, bytes: code.finish() };
  };
  return {
    entry: LAYOUT.code,
    tohost: LAYOUT.tohost,
    pieces: [
      piece(VECTOR, (code) =>
        code.word(jumpForm(0, NMI - VECTOR), NOP, NOP, NOP, jumpForm(0, EXCEPTION - VECTOR - 16)),
      ),
      piece(NMI, (code) => {
        code.word(csr(2, TOLD.pc, CSR.mnepc, 0), csr(2, TOLD.cause, CSR.mncause, 0));
        code.word(csr(2, TOLD.status, CSR.mnstatus, 0), addi(COUNT, COUNT, 1));
        lower(code, NMI_LINE);
        inside?.(code);
        code.word(MNRET);
      }),
      piece(EXCEPTION, (code) => leaveTrap(code, TOLD.exceptionPc, TOLD.exceptionCause)),
      piece(TRAPS, (code) => {
        trap?.(code);
        leaveTrap(code, TOLD.trapPc, TOLD.trapCause, after);
      }),
      piece(LAYOUT.code, (code) => {
        code.word(addi(COUNT, 0, 0), csr(1, 0, CSR.mie, 0));
        code.constant(5, TRAPS);
        code.word(csr(1, 0, CSR.mtvec, 5));
        main(code);
        code.word(lui(5, LAYOUT.tohost >>> 12), addi(6, 0, 1), sw(6, 5, 0), jumpForm(0, 0));
      }),
    ],
  };
}

/** Tells of the trap, and goes on behind the instruction of an exception. */
function leaveTrap(code: Assembler, pc: number, cause: number, after?: (code: Assembler) => void): void {
  const interrupt = new Label();
  code.word(csr(2, pc, CSR.mepc, 0), csr(2, cause, CSR.mcause, 0));
  code.to(interrupt, (offset) => branchForm(4, cause, 0, offset));
  code.word(addi(pc, pc, 4), csr(1, 0, CSR.mepc, pc));
  code.place(interrupt);
  after?.(code);
  code.word(0x3020_0073);
}

import type { CoreOptions } from '../options/coreOptions.ts';
import { hasDoubleTrap } from '../options/doubleTrap.ts';
import { NMI_EXCEPTION_OFFSET, nmiVectors } from '../options/nmi.ts';
import { answersNmi } from './answersNmi.ts';
import { Assembler, Label } from './assembler.ts';
import { CSR } from './blocks/system.ts';
import {
  ECALL,
  MNRET,
  MRET,
  NOP,
  addi,
  branchForm,
  csr,
  csrImmediate,
  jumpForm,
  lui,
  lw,
  sw,
} from './encode.ts';
import type { Image } from './image.ts';
import { LAYOUT } from './layout.ts';

/** Registers of the handler: the first is kept in mnscratch, the others in memory, behind what the handler of traps keeps. */
const [BASE, A, B] = [5, 6, 7] as const;
const [FIRST, SECOND, STATE] = [16, 20, 24];
/** What an exception in the handler would take from the trap that it came into. */
const INTERRUPTED = [CSR.mepc, CSR.mcause, CSR.mtval, CSR.mstatus];
const LINE = 8;
/** The handler looks at all that is told, calls the one of exceptions, and lowers the line. */
function interrupt(code: Assembler, doubles: boolean): void {
  const end = new Label();
  code.word(
    csr(1, 0, CSR.mnscratch, BASE),
    lui(BASE, LAYOUT.saved >>> 12),
    sw(A, BASE, FIRST),
    sw(B, BASE, SECOND),
  );
  code.word(csr(2, A, CSR.mncause, 0), csr(2, A, CSR.mnepc, 0), csr(2, A, CSR.mnstatus, 0));
  if (doubles) double(code, end);
  else called(code);
  code.word(lui(B, LAYOUT.device >>> 12), addi(A, 0, LINE), sw(A, B, 0x0c));
  code.place(end);
  code.word(lw(A, BASE, FIRST), lw(B, BASE, SECOND), csr(2, BASE, CSR.mnscratch, 0), MNRET);
}

/** The handler of exceptions, which must not lose what the interrupted trap knows. */
function called(code: Assembler): void {
  for (const [at, register] of INTERRUPTED.entries())
    code.word(csr(2, A, register, 0), sw(A, BASE, STATE + 4 * at));
  code.word(ECALL);
  for (const [at, register] of INTERRUPTED.entries())
    code.word(lw(A, BASE, STATE + 4 * at), csr(1, 0, register, A));
}

/** An exception that nobody was ready for: of the handler of traps it is passed over, of others it comes again, to that one. */
function double(code: Assembler, end: Label): void {
  const [isInterrupt, again] = [new Label(), new Label()];
  code.word(csr(2, A, CSR.mncause, 0));
  code.to(isInterrupt, (offset) => branchForm(4, A, 0, offset));
  code.word(csr(2, A, CSR.mnepc, 0));
  code.constant(B, LAYOUT.body);
  code.to(again, (offset) => branchForm(7, A, B, offset));
  code.word(addi(A, A, 4), csr(1, 0, CSR.mnepc, A));
  code.to(end, (offset) => jumpForm(0, offset));
  code.place(again);
  code.word(csrImmediate(1, 0, CSR.mstatush, 0));
  code.to(end, (offset) => jumpForm(0, offset));
  code.place(isInterrupt);
}

function exception(code: Assembler): void {
  code.word(csr(2, A, CSR.mcause, 0), csr(2, A, CSR.mtval, 0), csr(2, A, CSR.mepc, 0));
  code.word(addi(A, A, 4), csr(1, 0, CSR.mepc, A), MRET);
}

/** The handlers of the non-maskable interrupt, and of exceptions in it. */
export function nmiHandlers(options: CoreOptions): Image['pieces'] {
  if (!answersNmi(options)) return [];
  const { interrupt: address } = nmiVectors(options);
  const code = new Assembler(address);
  const [first, second] = [new Label(), new Label()];
  code.to(first, (offset) => jumpForm(0, offset));
  while (code.here < address + NMI_EXCEPTION_OFFSET) code.word(NOP);
  code.to(second, (offset) => jumpForm(0, offset));
  code.place(first);
  interrupt(code, hasDoubleTrap(options));
  code.place(second);
  exception(code);
  return [{ address, bytes: code.finish() }];
}

import { benchMap } from '../bench/memoryMap.ts';
import type { Range } from '../bench/memoryMap.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { NMI_EXCEPTION_OFFSET, hasNmi, nmiVectors } from '../options/nmi.ts';
import { Assembler, Label } from './assembler.ts';
import { CSR } from './blocks/system.ts';
import { ECALL, MNRET, MRET, NOP, addi, csr, jumpForm, lui, lw, sw } from './encode.ts';
import type { Image } from './image.ts';
import { LAYOUT } from './layout.ts';

/** Registers of the handler: the first is kept in mnscratch, the others in memory, behind what the handler of traps keeps. */
const [BASE, A, B] = [5, 6, 7] as const;
const [FIRST, SECOND, STATE] = [16, 20, 24];
/** What an exception in the handler would take from the trap that it came into. */
const INTERRUPTED = [CSR.mepc, CSR.mcause, CSR.mtval, CSR.mstatus];
const LINE = 8;
/** At most: what the handlers need, and what a jump at the reset vector does. */
const [SIZE, JUMP] = [192, 12];

const overlaps = (one: Range, other: Range) => one.base < other.end && other.base < one.end;
const within = (inner: Range, outer: Range | undefined) =>
  outer !== undefined && inner.base >= outer.base && inner.end <= outer.end;

/** Whether a random program can have its handlers where this core looks for them: before its code, or in the ROM of the bench. */
export function answersNmi(options: CoreOptions): boolean {
  if (!hasNmi(options)) return false;
  const { base, auxiliary } = options;
  const { interrupt } = nmiVectors(options);
  const place = { base: interrupt, end: interrupt + SIZE };
  const reset = Number(base.resetVector);
  if (overlaps(place, { base: reset, end: reset + JUMP })) return false;
  const { ram, rom } = benchMap(options);
  // By Smepmp's rules machine mode executes the program's own region alone.
  return within(place, { base: ram.base, end: LAYOUT.code }) || (!auxiliary.smepmp && within(place, rom));
}

/** The handler looks at all that is told, calls the one of exceptions, and lowers the line. */
function interrupt(code: Assembler): void {
  code.word(
    csr(1, 0, CSR.mnscratch, BASE),
    lui(BASE, LAYOUT.saved >>> 12),
    sw(A, BASE, FIRST),
    sw(B, BASE, SECOND),
  );
  code.word(csr(2, A, CSR.mncause, 0), csr(2, A, CSR.mnepc, 0), csr(2, A, CSR.mnstatus, 0));
  for (const [at, register] of INTERRUPTED.entries())
    code.word(csr(2, A, register, 0), sw(A, BASE, STATE + 4 * at));
  code.word(ECALL);
  for (const [at, register] of INTERRUPTED.entries())
    code.word(lw(A, BASE, STATE + 4 * at), csr(1, 0, register, A));
  code.word(lui(B, LAYOUT.device >>> 12), addi(A, 0, LINE), sw(A, B, 0x0c));
  code.word(lw(A, BASE, FIRST), lw(B, BASE, SECOND), csr(2, BASE, CSR.mnscratch, 0), MNRET);
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
  interrupt(code);
  code.place(second);
  exception(code);
  return [{ address, bytes: code.finish() }];
}

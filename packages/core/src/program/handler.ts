import { Label } from './assembler.ts';
import type { Assembler } from './assembler.ts';
import { hasClic } from '../options/clic.ts';
import { MASKABLE_LINES, nested } from './clic.ts';
import { CSR } from './blocks/system.ts';
import type { Context } from './context.ts';
import {
  ECALL,
  MRET,
  OPCODE,
  addi,
  branchForm,
  csr,
  immediateForm,
  jumpForm,
  lhu,
  lui,
  lw,
  registerForm,
  sw,
} from './encode.ts';
import { LAYOUT } from './layout.ts';
import { hasLateErrors } from '../options/lateErrors.ts';

/** Registers of the handler: the first is kept in mscratch, the others in memory. */
const [BASE, A, B] = [5, 6, 7] as const;
const CAUSES = 17;
const USER_ECALL = 8;
const STORE_ERROR = 0x1_0000;
/** Of mcause, which tells more in CLIC mode. */
const CODE = 0x3ff;
const MPRV = 0x2_0000;
/** Until the timer's next interrupt: enough for the rest of the handler on a slow bus, and something of the program. */
const TICKS = 700;

const beqz = (register: number) => (offset: number) => branchForm(0, register, 0, offset);
const bnez = (register: number) => (offset: number) => branchForm(1, register, 0, offset);
const shiftRight = (rd: number, rs1: number, amount: number) =>
  registerForm(OPCODE.immediate, 0, 5, rd, rs1, amount);

/**
 * Trap vectors at the program's beginning, and a handler that goes on behind the instruction that trapped: an ecall
 * from user mode returns to machine mode, a jump to nothing to its link, a fetch error at random to the same place. An
 * interrupt is answered by lowering what raised it. `doubles`: it raises an exception of its own.
 */
export function handler(context: Context, doubles = false): void {
  const { code } = context;
  const begin = new Label();
  for (let cause = 0; cause < CAUSES; cause++) code.to(begin, (offset) => jumpForm(0, offset));
  code.place(begin);
  const interrupt = new Label();
  const end = new Label();
  code.word(csr(1, 0, CSR.mscratch, BASE), lui(BASE, LAYOUT.saved >>> 12), sw(A, BASE, 0), sw(B, BASE, 4));
  // User mode, whose rights MPRV may have given the handler, reaches no device.
  if (context.rules === 'closed') code.word(lui(A, MPRV >>> 12), csr(3, 0, CSR.mstatus, A));
  code.word(csr(2, A, CSR.mtval, 0), csr(2, B, CSR.mstatus, 0), csr(2, A, CSR.mcause, 0));
  // The handler of the non-maskable interrupt goes on behind it.
  if (doubles) code.word(ECALL);
  code.to(interrupt, (offset) => branchForm(4, A, 0, offset));
  exception(context, end);
  code.place(interrupt);
  lower(context);
  if (context.levels) nested(context, [BASE, A, B]);
  code.place(end);
  code.word(lw(A, BASE, 0), lw(B, BASE, 4), csr(2, BASE, CSR.mscratch, 0), MRET);
}

function exception({ options, code }: Context, end: Label): void {
  const skip = new Label();
  const noFetch = new Label();
  const go = new Label();
  code.word(
    csr(2, B, CSR.mepc, 0),
    ...(hasClic(options) ? [immediateForm(OPCODE.immediate, 7, A, A, CODE)] : []),
    addi(A, A, -1),
  );
  code.to(noFetch, bnez(A));
  // A fetch fault. Below the end of the code it comes at random.
  code.word(shiftRight(A, B, 21), addi(A, A, -(LAYOUT.codeEnd >>> 21) + 1));
  const retry = new Label();
  code.to(retry, beqz(A));
  code.word(addi(B, 1, 0));
  code.to(go, (offset) => jumpForm(0, offset));
  code.place(retry);
  skipReturn(code, end, go);
  code.place(noFetch);
  if (options.base.userMode) {
    code.word(addi(A, A, 1 - USER_ECALL));
    code.to(skip, bnez(A));
    code.constant(A, 0x1800);
    code.word(csr(2, 0, CSR.mstatus, A));
  }
  code.place(skip);
  if (options.base.compressed) skipInstruction(code, go);
  else code.word(addi(B, B, 4));
  code.place(go);
  code.word(csr(1, 0, CSR.mepc, B));
  code.to(end, (offset) => jumpForm(0, offset));
}

/** An mret, which its upper half tells, would return to itself now: the program goes on behind it. */
function skipReturn(code: Assembler, end: Label, go: Label): void {
  code.word(lhu(A, B, 2));
  code.constant(B, MRET >>> 16);
  code.to(end, (offset) => branchForm(1, A, B, offset));
  code.word(csr(2, B, CSR.mepc, 0), addi(B, B, 4));
  code.to(go, (offset) => jumpForm(0, offset));
}

/** By two bytes or, when the lowest bits of the instruction are ones, by four. */
function skipInstruction(code: Assembler, go: Label): void {
  code.word(lhu(A, B, 0), immediateForm(OPCODE.immediate, 7, A, A, 3), addi(A, A, -3), addi(B, B, 2));
  code.to(go, bnez(A));
  code.word(addi(B, B, 2));
}

function lower({ options, code }: Context): void {
  const { clint } = options.auxiliary;
  code.word(lui(B, LAYOUT.device >>> 12), addi(A, 0, hasClic(options) ? MASKABLE_LINES : 7), sw(A, B, 0x0c));
  if (clint) {
    const base = Number(clint.base);
    code.word(lui(B, base >>> 12), sw(0, B, 0));
    code.constant(B, base + 0xbff8);
    code.word(lw(A, B, 0));
    code.constant(B, TICKS);
    code.word(registerForm(OPCODE.register, 0, 0, A, A, B));
    code.constant(B, base + 0x4000);
    code.word(sw(A, B, 0));
  }
  if (hasLateErrors(options)) {
    code.constant(A, STORE_ERROR);
    code.word(csr(3, 0, CSR.mip, A));
  }
}

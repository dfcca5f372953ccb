import { Assembler, Label } from '../../src/program/assembler.ts';
import { compute, computeShort, constant } from '../../src/program/blocks/compute.ts';
import { branch, jump, loop } from '../../src/program/blocks/flow.ts';
import { access, accessShort } from '../../src/program/blocks/memory.ts';
import { contextOf, destination, source } from '../../src/program/context.ts';
import type { Context } from '../../src/program/context.ts';
import {
  EBREAK,
  ECALL,
  FENCE,
  MRET,
  OPCODE,
  addi,
  csr,
  csrImmediate,
  immediateForm,
  jumpForm,
  lhu,
  registerForm,
  storeForm,
  sw,
  upperForm,
} from '../../src/program/encode.ts';
import {
  AMO_FUNCT5,
  EVERY_COMPUTATION,
  LR_FUNCT5,
  SC_FUNCT5,
  atomic,
  computations,
} from '../../src/program/instructions.ts';
import { KEPT } from '../../src/program/layout.ts';
import { CORNERS, Random } from '../../src/program/random.ts';
import type { CoreOptions } from '../../src/index.ts';
import { FINISH, FINISHER, MEMORY_BASE } from './runQemu.ts';

const CSR = { mstatus: 0x300, mtvec: 0x305, mscratch: 0x340, mepc: 0x341 };
const MPP = 0x1800;
export const DATA = MEMORY_BASE + 0x40_0000;
const NOTHING = 0x9000_0000;
/** Registers of the handler, which the interrupted program loses. */
const [PC, LENGTH] = [3, 4];

/** A handler that goes on behind the instruction that trapped. */
function handler(code: Assembler, { base }: CoreOptions): void {
  code.word(csr(2, PC, CSR.mepc, 0));
  if (base.compressed) {
    const and3 = immediateForm(OPCODE.immediate, 7, LENGTH, LENGTH, 3);
    const isShort = registerForm(OPCODE.register, 0, 3, LENGTH, 0, LENGTH);
    const twice = immediateForm(OPCODE.immediate, 1, LENGTH, LENGTH, 1);
    const subtract = registerForm(OPCODE.register, 0x20, 0, PC, PC, LENGTH);
    code.word(lhu(LENGTH, PC, 0), and3, addi(LENGTH, LENGTH, -3), isShort, twice, subtract);
  }
  code.word(addi(PC, PC, 4), csr(1, 0, CSR.mepc, PC), MRET);
}

/** A program around a body: it begins at MEMORY_BASE, survives traps, and ends QEMU. */
export function around(code: Assembler, options: CoreOptions, body: () => void): Uint8Array {
  const [begin, vector] = [new Label(), new Label()];
  code.to(begin, (offset) => jumpForm(0, offset));
  code.place(vector);
  handler(code, options);
  code.place(begin);
  code.constant(PC, vector.address!);
  code.word(csr(1, 0, CSR.mtvec, PC));
  body();
  // The finisher lies in no memory that user mode may not use, there being no protection.
  code.constant(PC, FINISHER);
  code.constant(LENGTH, FINISH);
  code.word(sw(LENGTH, PC, 0), jumpForm(0, 0));
  return code.finish();
}

/** Every computation that the core has, on pairs of corner values. */
export function directedProgram(options: CoreOptions): Uint8Array {
  const code = new Assembler(MEMORY_BASE);
  const [a, b, result] = [5, 6, 7];
  const last = CORNERS.length - 1;
  return around(code, options, () => {
    for (const [index, value] of CORNERS.entries()) {
      for (const other of [value, CORNERS[last - index]!, CORNERS[(index + 5) % last]!]) {
        code.constant(a, value);
        code.constant(b, other);
        for (const { form, encode } of computations(options))
          code.word(encode(result, a, form === 'register' ? b : other & 0x7ff));
      }
    }
  });
}

function atomics(context: Context): void {
  const { random, code, free } = context;
  const pointer = random.pick(free);
  const rd = destination(context);
  code.word(addi(pointer, KEPT.data, 4 * random.between(-8, 8)));
  if (random.oneIn(2)) {
    code.word(atomic(random.pick(AMO_FUNCT5), random.below(4), rd, pointer, source(context)));
    return;
  }
  code.word(atomic(LR_FUNCT5, random.below(4), rd === pointer ? 0 : rd, pointer, 0));
  if (random.oneIn(4)) code.word(addi(pointer, pointer, 4));
  code.word(atomic(SC_FUNCT5, random.below(4), destination(context), pointer, source(context)));
}

/** A CSR that holds what is written, and an mstatus bit that no one reacts to here. */
function csrAccess(context: Context): void {
  const { random, code, options } = context;
  const rd = destination(context);
  const operation = random.between(1, 3);
  const MIE = 8;
  const forms = [
    () => csr(operation, rd, CSR.mscratch, source(context)),
    () => csrImmediate(operation, rd, CSR.mscratch, random.below(32)),
    // Without user mode QEMU's MPP reads differently.
    () => csrImmediate(random.between(2, 3), options.base.userMode ? rd : 0, CSR.mstatus, MIE),
  ];
  code.word(random.pick(forms)());
}

/** Instructions that trap, or would in a core with other options. */
function trap(context: Context): void {
  const { random, code, options } = context;
  const [rd, rs1, rs2] = [destination(context), source(context), source(context)];
  const pointer = random.pick(context.free);
  const kinds: (() => void)[] = [
    () => code.word(random.pick(EVERY_COMPUTATION).encode(rd, rs1, rs2)),
    () => code.word(random.pick([ECALL, EBREAK, 0xffff_ffff, 0x0000_007b])),
    () => code.word(atomic(random.pick(AMO_FUNCT5), 0, rd, KEPT.data, rs2)),
    () => code.word(immediateForm(OPCODE.load, random.pick([3, 6, 7]), rd, rs1, 0)),
    () => code.word(registerForm(OPCODE.register, random.below(128), random.below(8), rd, rs1, rs2)),
    () => {
      code.constant(pointer, NOTHING);
      if (random.oneIn(2)) code.word(immediateForm(OPCODE.load, random.below(3), rd, pointer, 0));
      else code.word(storeForm(random.below(3), rs2, pointer, 0));
    },
    () => options.base.compressed || code.word(jumpForm(rd, 6)),
    () => options.base.compressed && code.half(random.pick([0x0000, 0x8002, 0x6101, 0x4002, 0x9002])),
  ];
  random.pick(kinds)();
}

function block(context: Context): void {
  const { random, code, options } = context;
  const straight = [compute, compute, computeShort, computeShort, constant, access, accessShort, csrAccess];
  const simple = random.pick(options.base.atomics ? [...straight, atomics] : straight);
  const kinds = [
    () => branch(context, simple),
    () => loop(context, simple),
    () => jump(context, simple),
    () => trap(context),
    () => code.word(FENCE),
  ];
  if (random.oneIn(4)) random.pick(kinds)();
  else simple(context);
}

/** On in user mode. */
export function leaveMachineMode({ code }: Context): void {
  const after = new Label();
  code.constant(PC, MPP);
  code.word(csr(3, 0, CSR.mstatus, PC), upperForm(OPCODE.auipc, PC, 0));
  code.to(after, (offset) => addi(PC, PC, offset + 4));
  code.word(csr(1, 0, CSR.mepc, PC), MRET);
  code.place(after);
}

/** Random blocks, in user mode from the middle on where there is one. */
export function randomProgram(options: CoreOptions, seed: number, blocks: number): Uint8Array {
  const context = contextOf(options, new Random(seed), MEMORY_BASE);
  const { code, random } = context;
  return around(code, options, () => {
    for (const register of context.free) code.constant(register, random.operand());
    code.constant(KEPT.data, DATA);
    code.constant(KEPT.near, DATA + 0x1000);
    for (let index = 0; index < blocks; index++) {
      if (options.base.userMode && index === blocks >> 1) leaveMachineMode(context);
      block(context);
    }
  });
}

import { C_EBREAK } from '../compressed.ts';
import { destination, source } from '../context.ts';
import type { Context } from '../context.ts';
import {
  EBREAK,
  ECALL,
  FENCE_I,
  OPCODE,
  branchForm,
  immediateForm,
  jalr,
  jumpForm,
  registerForm,
  storeForm,
} from '../encode.ts';
import { unusualBlocks } from './cacheBlocks.ts';
import { AMO_FUNCT5, EVERY_COMPUTATION, LR_FUNCT5, SC_FUNCT5, atomic } from '../instructions.ts';
import { KEPT, LAYOUT } from '../layout.ts';
import { RAM_BASE, benchMap } from '../../bench/memoryMap.ts';

/** Instructions that only some cores have; in the others they are illegal. Operands at random. */
function unusual(context: Context): number {
  const word = drawn(context);
  // A custom instruction would write to registers that the program keeps.
  const isCustom = context.options.custom?.encodings.some(({ mask, match }) => ((word & mask) ^ match) === 0);
  return isCustom ? 0 : word;
}

function drawn(context: Context): number {
  const { random, options } = context;
  const [rd, rs1, rs2] = [destination(context), source(context), source(context)];
  const forms: (() => number)[] = [
    () => random.pick(EVERY_COMPUTATION).encode(rd, rs1, rs2),
    () => registerForm(OPCODE.register, random.below(128), random.below(8), rd, rs1, rs2),
    () => immediateForm(OPCODE.immediate, random.pick([1, 5]), rd, rs1, random.below(4096)),
    () => (options.advanced.customPort ? 0 : registerForm(OPCODE.custom0, 0, 0, rd, rs1, rs2)),
    () => 0,
    () => 0xffff_ffff,
    () => immediateForm(OPCODE.load, random.pick([3, 6, 7]), rd, rs1, 0),
    () => storeForm(random.between(3, 7), rs1, rs2, 0),
    () => branchForm(random.between(2, 3), rs1, rs2, 8),
    () => immediateForm(OPCODE.jalr, random.between(1, 7), rd, rs1, 0),
    () => immediateForm(OPCODE.system, random.pick([0, 4]), rd, rs1, random.pick([3, 0x102, 0x7b2, 0x120])),
    () =>
      (random.word() & ~0x7f) |
      random.pick([0x07, 0x27, 0x2b, 0x43, 0x47, 0x5b, 0x57, 0x6b, 0x77, 0x1b, 0x3b, 0x7b]),
    () => (options.base.zifencei ? 0 : FENCE_I),
    () => atomic(random.pick([0x05, 0x09, 0x1f]), 0, rd, rs1, rs2),
    () => atomic(LR_FUNCT5, 0, rd, rs1, 1),
    ...unusualBlocks(context, rs1),
    () =>
      options.base.isa === 'rv32e' ? registerForm(OPCODE.register, 0, 0, 16 + random.below(16), rs1, rs2) : 0,
    () =>
      options.base.isa === 'rv32e' ? registerForm(OPCODE.register, 0, 0, rd, 16 + random.below(16), rs2) : 0,
  ];
  return random.pick(forms)() >>> 0;
}

/** Halves that mean nothing, or nothing in a core with 16 registers. */
function unusualHalf({ random, options }: Context): number {
  const { zcb } = options.base;
  return random.pick([
    0x0000,
    // Quadrant 0 of floating point, and reserved.
    0x2000 | (random.below(256) << 2),
    // Zcb has loads and stores there, which would overwrite what the program needs.
    (zcb ? 0x2000 : 0x8000) | (random.below(256) << 2),
    0xa000 | (random.below(256) << 2),
    // c.addi16sp and c.lui of zero, reserved arithmetic, a shift by 32 and more, c.lwsp to x0, c.jr x0.
    0x6101,
    0x6001 | (random.pick([1, 3, 20, 31]) << 7),
    0x9c01 | (random.below(8) << 2) | (random.below(zcb ? 2 : 4) << 5),
    0x9001 | (random.below(8) << 7),
    0x1002 | (random.below(16) << 7),
    0x4002,
    0x8002,
    // Floating point by the stack pointer.
    0x2002 | (random.below(32) << 7),
  ]);
}

/** An access where nothing answers, or that no alignment suits. */
function badAccess(context: Context): void {
  const { options, random, code, free } = context;
  const register = random.pick(free);
  const end = benchMap(options).ram.end;
  const address = random.pick([
    LAYOUT.hole,
    LAYOUT.hole + random.below(64),
    end - random.below(4),
    RAM_BASE - 4,
  ]);
  code.constant(register, address);
  const [rd, rs2] = [destination(context), source(context)];
  // The half instruction at the end of memory stays what it is.
  const isKept = options.base.compressed && address > end - 4 && address < end;
  const store = (width: number) =>
    isKept ? immediateForm(OPCODE.load, width, rd, register, 0) : storeForm(width, rs2, register, 0);
  const forms = [
    () => immediateForm(OPCODE.load, random.pick([0, 1, 2, 4, 5]), rd, register, 0),
    () => store(random.below(3)),
    () => atomic(random.pick([...AMO_FUNCT5, LR_FUNCT5]), 0, rd, register, 0),
    () => atomic(SC_FUNCT5, 0, rd, register, rs2),
  ];
  code.word(random.pick(options.base.atomics ? forms : forms.slice(0, 2))());
}

/** A jump to where there is no memory; the handler returns to the link, x1. */
function jumpToNothing({ options, random, code, free }: Context): void {
  const register = random.pick(free);
  const end = benchMap(options).ram.end;
  const step = options.base.compressed ? 2 : 4;
  const last = options.base.compressed ? end - 2 : end;
  code.constant(register, random.pick([LAYOUT.hole, LAYOUT.hole + step * random.below(8), end, last]));
  if (options.base.compressed && random.oneIn(2)) code.half(0x9002 | (register << 7));
  else code.word(jalr(1, register, random.below(2)));
}

/** A jump or taken branch to an odd half, which only compressed instructions may have. */
function misalignedJump(context: Context): void {
  const { options, code, random } = context;
  if (options.base.compressed) return;
  const register = source(context);
  const offset = random.pick([2, 6, -2, 10]);
  const forms = [
    () => jumpForm(destination(context), offset),
    () => branchForm(0, register, register, offset),
    () => branchForm(random.pick([1, 4, 6]), register, register, offset),
    () => jalr(destination(context), KEPT.data, 2),
  ];
  code.word(random.pick(forms)());
}

/** An instruction that raises an exception, or would in another core. */
export function trap(context: Context): void {
  const { options, random, code } = context;
  const kinds: (() => void)[] = [
    () => code.word(unusual(context)),
    () => code.word(unusual(context)),
    () => code.word(random.pick([ECALL, EBREAK])),
    () => badAccess(context),
    () => jumpToNothing(context),
    () => misalignedJump(context),
    () => options.base.compressed && code.half(random.oneIn(4) ? C_EBREAK : unusualHalf(context)),
  ];
  random.pick(kinds)();
}

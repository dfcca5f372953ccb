import { destination, source } from '../context.ts';
import type { Context } from '../context.ts';
import { Label } from '../assembler.ts';
import {
  ECALL,
  FENCE,
  FENCE_I,
  MRET,
  NOP,
  OPCODE,
  WFI,
  addi,
  csr,
  csrImmediate,
  lui,
  registerForm,
  storeForm,
  sw,
  upperForm,
} from '../encode.ts';
import { statusesOf } from '../../custom/context.ts';
import { KEPT, LAYOUT } from '../layout.ts';
import { cacheLocks } from '../../options/cacheLock.ts';
import { hasClic } from '../../options/clic.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi } from '../../options/nmi.ts';
import { answersNmi } from '../answersNmi.ts';
import { managesLines } from './cacheBlocks.ts';
import { protects } from './protection.ts';

export const CSR = {
  mstatus: 0x300,
  misa: 0x301,
  mie: 0x304,
  mtvec: 0x305,
  mcounteren: 0x306,
  mcountinhibit: 0x320,
  mscratch: 0x340,
  mepc: 0x341,
  mcause: 0x342,
  mtval: 0x343,
  mip: 0x344,
  mstatush: 0x310,
  mtvt: 0x307,
  mnxti: 0x345,
  mintthresh: 0x347,
  mnscratch: 0x740,
  mnepc: 0x741,
  mncause: 0x742,
  mnstatus: 0x744,
} as const;

const MIE = 8;
const MPP = 0x1800;

/** Those that a program may change without losing its way: all but mtvec, and mie, which is written whole below. */
const WRITTEN = [
  0x300, 0x304, 0x306, 0x30a, 0x310, 0x320, 0x323, 0x324, 0x32a, 0x340, 0x341, 0x342, 0x343, 0x344,
];
/** Of a core with a non-maskable interrupt, which sets them anew when it comes. */
const NMI_WRITTEN = [0x740, 0x741, 0x742, 0x744];
/** Counters, also those that a core may not have. */
const COUNTERS = [0xb00, 0xb02, 0xb03, 0xb04, 0xb0a, 0xb1f, 0xb80, 0xb82, 0xb83, 0xb8a];
/** Read-only, or belonging to nothing. */
const READ = [
  0x3a0, 0x3a1, 0x3a3, 0x3b0, 0x3b1, 0x3b7, 0x3bf, 0x747, 0xc00, 0xc01, 0xc02, 0xc03, 0xc1f, 0xc80, 0xc81,
  0xc82, 0xf11, 0xf12, 0xf13, 0xf14, 0xf15, 0x301, 0x305,
];
const NONE = [0x000, 0x001, 0x100, 0x180, 0x302, 0x303, 0x3a0, 0x3b0, 0x7a0, 0x7b0, 0x7c0, 0xfff];

/** Of a core with a CLIC: those that a program may write, and those that it may write small numbers to. */
const LEVELS_WRITTEN = [0x348, 0x349];
const LEVELS_SMALL = [0x342, 0x347];
/** Only the handler of the non-maskable interrupt can put right what a large number in mstatush leads to. */
const mayOnlyBeSmall = ({ options }: Context, address: number) =>
  address === CSR.mstatush && hasDoubleTrap(options) && !answersNmi(options);
/** Where interrupts go, and which is next: the handler's. */
const LEVELS_READ = [0x307, 0x345, 0x347, 0xfb1];

/** Access to a CSR: reads, writes, and what is illegal. */
export function csrAccess(context: Context): void {
  const { random, code } = context;
  const statuses = statusesOf(context.options).map(({ address }) => address);
  const levels = hasClic(context.options);
  const written = [
    ...WRITTEN,
    ...(levels ? LEVELS_WRITTEN : []),
    ...(hasNmi(context.options) ? NMI_WRITTEN : []),
    ...statuses,
    ...cacheLocks(context.options).map(({ address }) => address),
  ];
  const read = levels ? [...READ, ...LEVELS_READ] : READ;
  const group = random.pick([written, written, COUNTERS, read, read, NONE]);
  const address = group === NONE && random.oneIn(2) ? random.below(0x1000) : random.pick(group);
  // mtvec is where the handler is, and rules at random would take its memory away.
  const writes =
    random.oneIn(2) &&
    !READ.includes(address) &&
    !(levels && LEVELS_READ.includes(address) && address !== CSR.mintthresh) &&
    address !== CSR.mtvec &&
    !protects(context, address) &&
    !managesLines(context, address);
  const operation = random.between(1, 3);
  const rd = destination(context);
  if (!writes) code.word(csr(random.between(2, 3), rd, address, 0));
  else if (
    !(levels && LEVELS_SMALL.includes(address)) &&
    !mayOnlyBeSmall(context, address) &&
    random.oneIn(2)
  )
    code.word(csr(operation, rd, address, source(context)));
  else code.word(csrImmediate(operation, rd, address, random.below(32)));
}

/** On in the least mode that the core has, or, when it is in that, in machine mode. */
export function changeMode(context: Context): void {
  const { random, code, free } = context;
  if (random.oneIn(2)) {
    code.word(ECALL);
    return;
  }
  const after = new Label();
  const register = random.pick(free);
  code.word(csrImmediate(3, 0, CSR.mstatus, MIE));
  code.constant(register, MPP);
  if (random.oneIn(3)) code.word(csr(2, 0, CSR.mstatus, register));
  else code.word(csr(3, 0, CSR.mstatus, register));
  code.word(upperForm(OPCODE.auipc, register, 0));
  code.to(after, (offset) => addi(register, register, offset + 4));
  // A trap from here on would leave mepc at itself or at the mret, which the handler knows.
  code.word(csr(1, 0, CSR.mepc, register));
  code.word(MRET);
  code.place(after);
}

/** Sleeps, with an interrupt pending that will end it, which is taken afterwards. */
export function sleep(context: Context): void {
  const { random, code, free } = context;
  const [register, value] = [random.pick(free), random.pick(free)];
  if (register === value) return;
  // An ecall leads to machine mode, from where the rest may be done.
  code.word(ECALL, csrImmediate(3, 0, CSR.mstatus, MIE), addi(value, 0, -1), csr(1, 0, CSR.mie, value));
  raise(context, register, value);
  code.word(WFI);
  if (random.oneIn(2)) code.word(csrImmediate(2, 0, CSR.mstatus, MIE));
}

/** Raises an interrupt that any core with CSRs can have: a line of the bench, or the software interrupt of the CLINT. */
function raise({ options, random, code }: Context, register: number, value: number): void {
  const { clint, externalInterrupts } = options.auxiliary;
  if (clint && (!externalInterrupts || random.oneIn(2))) {
    code.constant(register, Number(clint.base));
    code.word(addi(value, 0, 1), sw(value, register, 0));
  } else {
    code.word(
      lui(register, LAYOUT.device >>> 12),
      addi(value, 0, externalInterrupts ? 4 : random.between(1, 3)),
    );
    code.word(sw(value, register, 0x10));
  }
}

export function fence(context: Context): void {
  const { options, random, code } = context;
  code.word(options.base.zifencei && random.oneIn(2) ? FENCE_I : FENCE);
}

/** Writes an instruction a little ahead, and executes it. */
export function modify(context: Context): void {
  const { options, random, code, free, computations } = context;
  if (!options.base.zifencei) return;
  const [register, value] = [random.pick(free), random.pick(free)];
  if (register === value) return;
  const { encode, form } = random.pick(computations);
  const instruction = encode(
    destination(context),
    source(context),
    form === 'register' ? source(context) : 5,
  );
  const target = new Label();
  code.word(upperForm(OPCODE.auipc, register, 0));
  code.to(target, (offset) => addi(register, register, offset + 4));
  code.constant(value, instruction);
  // The place may be aligned to two bytes alone, so it is written by halves.
  code.word(
    storeForm(1, value, register, 0),
    registerForm(OPCODE.immediate, 0, 5, value, value, 16),
    storeForm(1, value, register, 2),
    FENCE_I,
  );
  if (random.oneIn(2)) code.word(addi(KEPT.loop, KEPT.loop, 0));
  code.place(target);
  code.word(NOP);
}

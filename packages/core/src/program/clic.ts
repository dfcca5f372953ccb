import { clicInputs, hasHardwareVectors, interruptNumbers } from '../options/clic.ts';
import { CSR } from './blocks/system.ts';
import type { Context } from './context.ts';
import { expectTraps } from './expectTraps.ts';
import { addi, csr, csrImmediate, lui, lw, sw } from './encode.ts';
import type { Image } from './image.ts';
import { LAYOUT } from './layout.ts';

const MIE = 8;
/** Interrupts by which every sleep may be ended: theirs is the highest level. */
const LAST_OF_BASE = 11;
/** Of the handler's memory: where its stack ends, the first frame, the size of one. */
const [TOP, STACK, FRAME] = [12, 0x100, 20];
/** The bench's lines but for the non-maskable one. */
export const MASKABLE_LINES = ~8;

/** Random rules of the memory protection may take the table away. */
const usesTable = (context: Context) =>
  hasHardwareVectors(context.options) && context.options.auxiliary.pmpEntries === 0;

/** A level, a rising or a falling edge; a low level would ask for ever. */
const trigger = ({ random }: Context) => random.pick([0, 0, 2, 6]);

function control(context: Context, number: number): number {
  const { random } = context;
  const vectored = usesTable(context) && random.oneIn(2) ? 1 : 0;
  if (number <= LAST_OF_BASE) return 0xff00_0100 | (vectored << 16);
  const enabled = random.oneIn(6) ? 0 : 1;
  return (random.below(256) << 24) | ((trigger(context) | vectored) << 16) | (enabled << 8);
}

/** Levels, triggers and ways at random, before interrupts are enabled; the stack of handlers is empty. */
export function firstLevels(context: Context): void {
  const { options, code, random } = context;
  const base = Number(options.auxiliary.clic!.base);
  code.constant(1, base);
  code.word(addi(3, 0, random.below(9) << 1), sw(3, 1, 0));
  code.constant(1, base + 0x1000);
  for (const { number } of clicInputs(options)) {
    code.constant(3, control(context, number));
    code.word(sw(3, 1, 4 * number));
  }
  code.constant(1, LAYOUT.stubs);
  code.word(csr(1, 0, CSR.mtvt, 1), lui(1, LAYOUT.saved >>> 12), addi(3, 1, STACK), sw(3, 1, TOP));
}

/** The table, whose entries lead to the handler by one of its vectors. */
export function vectorTable(context: Context): Image['pieces'] {
  if (!usesTable(context)) return [];
  const entries = Uint32Array.from(
    { length: interruptNumbers(context.options) },
    () => LAYOUT.code + 4 * context.random.below(16) + context.random.below(2),
  );
  return [{ address: LAYOUT.stubs, bytes: new Uint8Array(entries.buffer) }];
}

/** Keeps what another interrupt would change, lets those of higher levels come, and takes what waits by mnxti. */
export function nested(context: Context, [base, a, b]: readonly [number, number, number]): void {
  const { code, random } = context;
  code.word(lw(a, base, TOP), addi(a, a, FRAME), sw(a, base, TOP));
  for (const [at, register] of [CSR.mepc, CSR.mcause, CSR.mscratch].entries())
    code.word(csr(2, b, register, 0), sw(b, a, 4 * at - FRAME));
  code.word(lw(b, base, 0), sw(b, a, -8), lw(b, base, 4), sw(b, a, -4));
  code.word(...expectTraps(context.options));
  // An edge would come again until it is taken. Twice at most: what waits by its level is lowered by no one here.
  for (let count = random.between(1, 2); count > 0; count--)
    code.word(csrImmediate(random.between(2, 3), b, CSR.mnxti, MIE));
  code.word(csrImmediate(2, 0, CSR.mstatus, MIE), csrImmediate(3, 0, CSR.mstatus, MIE));
  code.word(lw(a, base, TOP), lw(b, a, -8), sw(b, base, 0), lw(b, a, -4), sw(b, base, 4));
  for (const [at, register] of [CSR.mepc, CSR.mcause, CSR.mscratch].entries())
    code.word(lw(b, a, 4 * at - FRAME), csr(1, 0, register, b));
  code.word(addi(a, a, -FRAME), sw(a, base, TOP));
}

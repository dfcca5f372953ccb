import { Assembler } from '../../src/program/assembler.ts';
import { MRET, NOP, WFI, addi, csr, csrImmediate, jumpForm, lui, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';

export const CLIC = 0x0201_0000;
const [MSTATUS, MTVEC, MTVT, MEPC, MCAUSE] = [0x300, 0x305, 0x307, 0x341, 0x342];
const MIE = 8;
const LOW_HANDLER = LAYOUT.code + 0x80;
const MAIN = LAYOUT.code + 0x400;

/** What the second pin, of a higher level than the first, interrupts. */
export type Interrupted = 'row' | 'sleep' | 'handler';

/** Lowers the bench's lines. */
const LOWER = [lui(5, LAYOUT.device >>> 12), addi(6, 0, -9), sw(6, 5, 0x0c)];

/** Instructions that each go on in their cycle; answers from where to where. */
function row(code: Assembler): [number, number] {
  const from = code.here;
  for (let count = 0; count < 60; count++) code.word(NOP);
  return [from + 0x10, code.here];
}

/** Of the first pin, by the table: what preempts it comes in a row of instructions. */
function lowHandler(code: Assembler): [number, number] {
  code.word(...LOWER, csr(2, 20, MEPC, 0), csr(2, 21, MCAUSE, 0), csrImmediate(2, 0, MSTATUS, MIE));
  const inside = row(code);
  code.word(csrImmediate(3, 0, MSTATUS, MIE), csr(1, 0, MEPC, 20), csr(1, 0, MCAUSE, 21), MRET);
  return inside;
}

function setUp(code: Assembler, first: number, vectored: boolean): void {
  code.constant(1, CLIC);
  code.word(addi(3, 0, 1 << 1), sw(3, 1, 0));
  code.constant(1, CLIC + 0x1000);
  for (const [pin, word] of [0x0001_0100, vectored ? 0xff01_0100 : 0xff00_0100].entries()) {
    code.constant(3, word);
    code.word(sw(3, 1, 4 * (first + pin)));
  }
  code.constant(1, LAYOUT.stubs);
  code.word(csr(1, 0, MTVT, 1));
  code.constant(1, LAYOUT.code | 3);
  code.word(csr(1, 0, MTVEC, 1), csrImmediate(2, 0, MSTATUS, MIE));
}

/** A handler that lowers the pins, what it interrupts, and where that is. */
export function latencyProgram(first: number, interrupted: Interrupted, vectored: boolean) {
  const code = new Assembler(LAYOUT.code);
  code.word(NOP, ...LOWER, NOP, NOP, NOP, NOP, MRET);
  while (code.here < LOW_HANDLER) code.word(NOP);
  const inHandler = lowHandler(code);
  while (code.here < MAIN) code.word(NOP);
  setUp(code, first, vectored);
  const again = code.here;
  if (interrupted === 'sleep') code.word(WFI);
  const inMain = interrupted === 'row' ? row(code) : ([again, again + 8] as const);
  code.word(jumpForm(0, again - code.here));
  const entries = Uint32Array.from({ length: first + 2 }, () => LAYOUT.code);
  entries[first] = LOW_HANDLER;
  const image = {
    entry: MAIN,
    pieces: [
      { address: LAYOUT.code, bytes: code.finish() },
      { address: LAYOUT.stubs, bytes: new Uint8Array(entries.buffer) },
    ],
  };
  return { image, inside: interrupted === 'handler' ? inHandler : inMain };
}

import { Label } from '../../../program/assembler.ts';
import { CSR } from '../../../program/blocks/system.ts';
import {
  MRET,
  NOP,
  OPCODE,
  addi,
  branchForm,
  csr,
  csrImmediate,
  immediateForm,
  jumpForm,
  lw,
  registerForm,
  storeForm,
  sw,
} from '../../../program/encode.ts';
import { expectTraps } from '../../../program/expectTraps.ts';
import { LAYOUT } from '../../../program/layout.ts';
import { KEEP } from '../../layout.ts';
import type { TestCode } from '../../testCode.ts';
import { ASKED, CLIC_CSR, MSTATUS_MIE, STACK, baseOf, numbersOf, wait, wordOf, write } from './access.ts';

const { first, second } = KEEP;
const CLIC_MODE = 3;
const MPP = 0x1800;
/** Of mcause: minhv and mpil, by which the program would not go on as it was. */
const LEFT = 0x40ff_0000;

const shift = (funct3: number, by: number) => immediateForm(OPCODE.immediate, funct3, first, first, by);

/** The interrupt is shut out; then a handler that was told to asks for another, which it lets preempt. */
function interrupt({ code, options }: TestCode): void {
  const quiet = new Label();
  code.word(addi(STACK, STACK, -8), sw(first, STACK, 0), csr(2, second, CSR.mepc, 0), sw(second, STACK, 4));
  code.word(shift(1, 20), shift(5, 18));
  code.constant(second, baseOf(options) + 0x1000);
  code.word(registerForm(OPCODE.register, 0, 0, first, first, second));
  code.word(storeForm(0, 0, first, 1), storeForm(0, 0, first, 0), lw(0, first, 0));
  code.to(quiet, (offset) => branchForm(0, ASKED, 0, offset));
  code.word(addi(second, ASKED, 0), addi(ASKED, 0, 0), addi(first, 0, 1), storeForm(0, first, second, 0));
  code.word(...expectTraps(options), csrImmediate(2, 0, CSR.mstatus, MSTATUS_MIE));
  wait(code);
  code.word(csrImmediate(3, 0, CSR.mstatus, MSTATUS_MIE));
  code.place(quiet);
  code.word(
    lw(first, STACK, 0),
    csr(1, 0, CSR.mcause, first),
    lw(first, STACK, 4),
    csr(1, 0, CSR.mepc, first),
  );
  code.word(addi(STACK, STACK, 8));
}

function exception(test: TestCode): void {
  const { code } = test;
  for (const register of [CSR.mtval, CSR.mepc]) {
    code.word(csr(2, first, register, 0));
    test.keep(first);
  }
  code.constant(first, LEFT);
  code.word(csr(3, 0, CSR.mcause, first));
  code.constant(first, MPP);
  code.word(csr(2, 0, CSR.mstatus, first), csr(1, 0, CSR.mepc, KEEP.resume), MRET);
}

/** Notes cause and level of a trap, and those of the end of an interrupt's handler. Answers its address. */
function handler(test: TestCode): number {
  const { code } = test;
  const [after, isException] = [new Label(), new Label()];
  code.to(after, (offset) => jumpForm(0, offset));
  while (code.here % 64 !== 0) code.word(NOP);
  const begin = code.here;
  test.note('notes a trap in CLIC mode');
  code.word(csr(2, first, CSR.mcause, 0));
  test.keep(first);
  code.word(csr(2, second, CLIC_CSR.mintstatus, 0));
  test.keep(second);
  code.to(isException, (offset) => branchForm(5, first, 0, offset));
  interrupt(test);
  code.word(csr(2, second, CLIC_CSR.mintstatus, 0));
  test.keep(second);
  code.word(MRET);
  code.place(isException);
  exception(test);
  code.place(after);
  return begin;
}

export function setLevelBits(test: TestCode, bits: number): void {
  write(test, baseOf(test.options), bits << 1);
}

/** CLIC mode, with nothing let through. Answers the address of the handler. */
export function enterClicMode(test: TestCode, levelBits: number): number {
  const { code, options } = test;
  const begin = handler(test);
  code.constant(STACK, LAYOUT.data + 0x400);
  code.word(addi(ASKED, 0, 0));
  setLevelBits(test, levelBits);
  for (const number of numbersOf(options)) write(test, wordOf(options, number), 0);
  code.constant(first, begin | CLIC_MODE);
  code.word(csr(1, 0, CSR.mtvec, first), csr(1, 0, CLIC_CSR.mintthresh, 0));
  return begin;
}

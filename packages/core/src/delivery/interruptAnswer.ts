import { hasLateErrors } from '../options/lateErrors.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import type { Assembler } from '../program/assembler.ts';
import { CSR } from '../program/blocks/system.ts';
import { Label } from '../program/assembler.ts';
import { NOP, addi, branchForm, csr, lui, lw, sw } from '../program/encode.ts';
import { LAYOUT } from '../program/layout.ts';
import { KEEP } from './layout.ts';

const LOWER = 0x0c;
const ALL_LINES = 7;
const STORE_ERROR = 0x1_0000;
const { first, second } = KEEP;

/** Lowers whatever may have raised an interrupt: the lines of the bench, the core's own interruptor, a kept store error. */
export function answerInterrupt(options: CoreOptions, code: Assembler): void {
  const { clint } = options.auxiliary;
  code.word(lui(first, LAYOUT.device >>> 12), addi(second, 0, ALL_LINES), sw(second, first, LOWER));
  // A write may arrive late: the interrupt must be gone before the handler returns.
  const again = code.place(new Label());
  code.word(lw(second, first, LOWER));
  code.to(again, (offset) => branchForm(1, second, 0, offset));
  if (clint) {
    const base = Number(clint.base);
    code.word(lui(first, base >>> 12), sw(0, first, 0), addi(second, 0, -1));
    code.constant(first, base + 0x4000);
    code.word(sw(second, first, 4), sw(second, first, 0), lw(second, first, 0));
  }
  if (hasLateErrors(options)) {
    code.constant(second, STORE_ERROR);
    code.word(csr(3, 0, CSR.mip, second));
  }
  code.word(NOP, NOP, NOP, NOP);
}

import { DISABLE_TRAP } from '../../options/doubleTrap.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasNmi } from '../../options/nmi.ts';
import { Label } from '../../program/assembler.ts';
import { CSR } from '../../program/blocks/system.ts';
import { ECALL, FENCE_I, addi, branchForm, csr, csrImmediate, lw, sw } from '../../program/encode.ts';
import { expectTraps } from '../../program/expectTraps.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { DeliveryTest } from '../test.ts';
import type { TestCode } from '../testCode.ts';
import { directedTest } from './directed.ts';
import { isDirty } from './reset.ts';

const [VALUE, POINTER, MARK] = [10, 11, 12];
const MIE = 8;
const [STARTED, WENT_ON] = [0x155, 0x2aa];
/** The core has stopped long before. */
const RESET = 900;

function keepRegister(test: TestCode, register: number): void {
  test.code.word(csr(2, VALUE, register, 0));
  test.keep(VALUE);
}

function disable({ code }: TestCode): void {
  code.constant(VALUE, DISABLE_TRAP);
  code.word(csr(2, 0, CSR.mstatush, VALUE));
}

/** MDT from reset, through writes, traps and returns, and what it leaves of MIE. */
function status(test: TestCode): void {
  const { code, options } = test;
  const enable = () => {
    code.word(csrImmediate(2, 0, CSR.mstatus, MIE));
    keepRegister(test, CSR.mstatus);
  };
  keepRegister(test, CSR.mstatush);
  enable();
  code.word(...expectTraps(options), csr(1, 0, CSR.mie, 0));
  keepRegister(test, CSR.mstatush);
  enable();
  disable(test);
  keepRegister(test, CSR.mstatus);
  enable();
  code.word(...expectTraps(options));
  test.attempt(() => code.word(ECALL));
  keepRegister(test, CSR.mstatush);
  if (options.base.userMode) test.inUserMode(() => undefined);
  keepRegister(test, CSR.mstatush);
}

/** The first start comes to an exception, where the core must stop; the second tells what was executed behind it. */
function stops(test: TestCode, isSet: boolean): void {
  const { code, options } = test;
  const second = new Label();
  const written = options.base.zifencei ? [FENCE_I] : [];
  code.constant(POINTER, LAYOUT.data);
  code.word(lw(VALUE, POINTER, 0), addi(MARK, 0, STARTED));
  code.to(second, (offset) => branchForm(0, VALUE, MARK, offset));
  code.word(sw(MARK, POINTER, 0), sw(0, POINTER, 4), ...written);
  test.attempt(() => {
    if (isSet) disable(test);
    code.word(ECALL);
  });
  code.word(addi(MARK, 0, WENT_ON), sw(MARK, POINTER, 4), ...written);
  code.place(second);
  code.word(lw(VALUE, POINTER, 4));
  test.keep(VALUE);
}

function stopping(options: CoreOptions, isSet: boolean): DeliveryTest {
  const about = `an exception ${isSet ? 'while mstatush.MDT is set again' : 'before traps are expected'}`;
  const name = `exc-double-${isSet ? 'set' : 'reset'}`;
  const frame = { unready: !isSet };
  return directedTest(
    options,
    { suite: 'exceptions', name, about, frame, plusargs: [`+reset=${RESET}`] },
    (test) => stops(test, isSet),
  );
}

/** An exception that nobody is ready for: with a non-maskable interrupt it is while that is masked from reset. */
export const doubleTraps = (options: CoreOptions): DeliveryTest[] => [
  directedTest(
    options,
    {
      suite: 'exceptions',
      name: 'exc-double-status',
      about: 'mstatush.MDT, and mstatus.MIE beside it',
      frame: { unready: true },
    },
    status,
  ),
  ...(isDirty(options) ? [] : [stopping(options, false)]),
  ...(isDirty(options) || hasNmi(options) ? [] : [stopping(options, true)]),
];

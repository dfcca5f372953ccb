import type { CoreOptions } from '../../options/coreOptions.ts';
import { CSR } from '../../program/blocks/system.ts';
import { EBREAK, MRET, NOP, WFI, addi, csr, csrImmediate } from '../../program/encode.ts';
import type { Suite } from '../suite.ts';
import type { TestCode } from '../testCode.ts';
import { directedTest } from './directed.ts';

const [VALUE, READ] = [10, 11];
const TW = 0x20_0000;

/** What user mode may not do traps, and leaves nothing. */
function forbidden(test: TestCode): void {
  const { code } = test;
  const words = [
    MRET,
    EBREAK,
    ...[
      0x300, 0x301, 0x304, 0x305, 0x340, 0x341, 0x342, 0x343, 0x344, 0x306, 0x320, 0xb00, 0xf11, 0xf14,
    ].flatMap((address) => [
      csr(2, READ, address, 0),
      csr(1, READ, address, VALUE),
      csrImmediate(2, READ, address, 1),
    ]),
  ];
  for (const word of words) {
    code.word(addi(READ, 0, 0x44), addi(VALUE, 0, 0));
    // The trap leads back to machine mode: what follows the word in user mode does not run.
    test.inUserMode(() => code.word(word, addi(READ, READ, 1)));
    test.keep(READ);
  }
}

/** Which counters user mode sees is a matter of mcounteren. */
function counters(test: TestCode): void {
  const { code } = test;
  for (const shown of [0, 1, 2, 4, 7, 31])
    for (const address of [0xc00, 0xc01, 0xc02, 0xc80, 0xc82, 0xc03]) {
      code.word(csrImmediate(1, 0, CSR.mcounteren, shown), addi(READ, 0, 0));
      test.inUserMode(() => code.word(csr(2, 0, address, 0), addi(READ, READ, 1), NOP));
      test.keep(READ);
    }
}

/** mstatus through traps and returns: MPP, MPIE, MIE and what MPRV becomes. */
function status(test: TestCode): void {
  const { code } = test;
  for (const before of [0, 0x80, 0x2_0000, 0x2_0080]) {
    code.constant(VALUE, before);
    code.word(csr(1, 0, CSR.mstatus, VALUE));
    test.inUserMode(() => code.word(NOP));
    code.word(csr(2, READ, CSR.mstatus, 0));
    test.keep(READ);
  }
  for (const mode of [0, 0x800, 0x1000, 0x1800]) {
    code.constant(VALUE, mode);
    code.word(csr(1, 0, CSR.mstatus, VALUE), csr(2, READ, CSR.mstatus, 0));
    test.keep(READ);
  }
}

/** wfi in user mode traps at once where TW is set, with nothing pending. */
function waiting(test: TestCode): void {
  const { code } = test;
  code.constant(VALUE, TW);
  code.word(csr(2, 0, CSR.mstatus, VALUE), addi(READ, 0, 1));
  test.inUserMode(() => code.word(WFI, addi(READ, 0, 2)));
  test.keep(READ);
  code.constant(VALUE, TW);
  code.word(csr(3, 0, CSR.mstatus, VALUE));
}

const TESTS: Readonly<Record<string, [about: string, write: (test: TestCode) => void]>> = {
  forbidden: ['what user mode may not do', forbidden],
  counters: ['which counters user mode sees', counters],
  status: ['mstatus through traps and returns', status],
  waiting: ['wfi in user mode where it must trap', waiting],
};

/** Privilege: machine and user mode. */
export const privilege: Suite = {
  id: 'privilege',
  missing: ({ base }) => (!base.zicsr ? 'no-csrs' : base.userMode ? undefined : 'no-user-mode'),
  tests: (options: CoreOptions) =>
    Object.entries(TESTS).map(([name, [about, write]]) =>
      directedTest(options, { suite: 'privilege', name: `prv-${name}`, about }, write),
    ),
};

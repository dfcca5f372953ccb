import { statusesOf } from '../../custom/context.ts';
import type { CustomEncoding, CustomStatus } from '../../custom/customInstructions.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { CSR } from '../../program/blocks/system.ts';
import { csr, csrImmediate } from '../../program/encode.ts';
import type { DeliveryTest } from '../test.ts';
import type { TestCode } from '../testCode.ts';
import { directedTest } from './directed.ts';
import { UNUSED, aimStates, wordOf } from './ownInstructions.ts';

const [RESULT, A, B, READ] = [13, 11, 12, 10];
const STATUSES = [0, 1, 2, 3];

const instructionsOf = ({ custom }: CoreOptions, set: number): CustomEncoding[] =>
  custom!.encodings.filter(({ context }) => context === set);

/** All statuses, and what mstatus makes of them. */
function keepAll(test: TestCode): void {
  for (const address of [CSR.mstatus, ...statusesOf(test.options).map((each) => each.address)]) {
    test.code.word(csr(2, READ, address, 0));
    test.keep(READ);
  }
}

/** In every status: whether the instruction is legal, and the status behind it, right away and as the sum of all. */
function writeAll(test: TestCode, { address }: CustomStatus, encoding: CustomEncoding): void {
  const word = wordOf(encoding, { ...UNUSED, rd: RESULT, rs1: A, rs2: B, rs3: B }, 0);
  for (const status of STATUSES) {
    test.code.word(csrImmediate(1, 0, address, 1));
    aimStates(test);
    test.code.constant(RESULT, 0);
    // The CSR right before it, and right behind it.
    test.attempt(() => test.code.word(csrImmediate(1, 0, address, status), word));
    test.code.word(csr(2, READ, address, 0));
    test.keep(READ);
    test.keep(RESULT);
    keepAll(test);
  }
}

/** The highest of all statuses in mstatus, which no write changes. */
function writeSums(test: TestCode): void {
  const sets = statusesOf(test.options);
  for (const { address } of sets) {
    // Another one that is higher would hide it.
    for (const each of sets) test.code.word(csrImmediate(1, 0, each.address, 0));
    for (const status of STATUSES) {
      test.code.word(csrImmediate(1, 0, address, status));
      keepAll(test);
    }
  }
  test.code.constant(A, 0x8001_8000);
  for (const operation of [2, 3, 1]) {
    test.code.word(csr(operation, 0, CSR.mstatus, A));
    keepAll(test);
  }
  for (const { address } of sets) test.code.word(csrImmediate(1, 0, address, 2));
  keepAll(test);
}

/** Of every set with a status what its instructions make of it, and of it of them. */
export const statusTests = (options: CoreOptions): DeliveryTest[] =>
  statusesOf(options).map((set, index) =>
    directedTest(
      options,
      {
        suite: 'custom',
        name: `status-${set.name}`,
        about: `the status of the states of ${set.name} with each of its instructions, and mstatus.XS and SD`,
      },
      (test) => {
        for (const encoding of instructionsOf(options, index)) writeAll(test, set, encoding);
        writeSums(test);
      },
    ),
  );

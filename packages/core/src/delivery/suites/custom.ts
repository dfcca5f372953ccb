import { OPCODE, registerForm } from '../../program/encode.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { Suite } from '../suite.ts';
import type { DeliveryTest } from '../test.ts';
import type { TestCode } from '../testCode.ts';
import { HAZARDS, OPERAND_CLASSES, valueOf } from '../values.ts';
import { directedTest } from './directed.ts';
import { statusTests } from './customStatus.ts';
import { ownTests } from './ownInstructions.ts';

const [RESULT, A, B] = [10, 11, 12];

/** The custom port, with a unit of the bench that answers at once or takes its time. */
const portTests = (options: CoreOptions): DeliveryTest[] =>
  [[], ['+latency', '+seed=9']].map((plusargs) =>
    directedTest(
      options,
      {
        suite: 'custom',
        name: `custom-port${plusargs.length > 0 ? '-slow' : ''}`,
        about: 'instructions of the custom-0 opcode, one after the other',
        plusargs,
      },
      writePort,
    ),
  );

function writePort(test: TestCode): void {
  let number = 0;
  for (const one of OPERAND_CLASSES)
    for (const other of OPERAND_CLASSES) {
      const word = registerForm(OPCODE.custom0, number * 3, number % 8, RESULT, A, B);
      test.code.constant(A, valueOf(one, number));
      test.code.constant(B, valueOf(other, number));
      test.code.word(word);
      if (number % HAZARDS.length < 5) test.code.word(registerForm(OPCODE.custom0, 1, 2, RESULT, RESULT, A));
      test.keep(RESULT);
      number++;
    }
}

/** Instructions that the standard does not have: the core's own, and those of a unit at its custom port. */
export const custom: Suite = {
  id: 'custom',
  missing: ({ advanced, instructions = [] }) =>
    advanced.customPort || instructions.length > 0 ? undefined : 'no-custom-instructions',
  tests: (options) => [
    ...(options.advanced.customPort ? portTests(options) : []),
    ...ownTests(options),
    ...statusTests(options),
  ],
};

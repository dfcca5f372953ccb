import type { Definition } from '../../model/instructions/definition.ts';
import { instructionSet } from '../../model/instructions/instructionSet.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { Suite } from '../suite.ts';
import type { DeliveryTest } from '../test.ts';
import { directedTest } from './directed.ts';
import { floatTests } from './floating.ts';
import { flowTests } from './flow.ts';
import { writePoints } from './points.ts';

const COMPUTING = new Set([
  ...['register', 'immediate', 'shift', 'unary', 'upper'],
  ...['float', 'floatUnary', 'fused'],
]);

const computing = (options: CoreOptions): Definition[] =>
  instructionSet(options).filter(({ format }) => COMPUTING.has(format));

function testOf(options: CoreOptions, definition: Definition): DeliveryTest {
  const { name } = definition;
  const about = `${name} with every pair of operand classes and every hazard`;
  return directedTest(options, { suite: 'instructions', name: `ins-${name}`, about }, (test) => {
    writePoints(test, definition, 'all');
    if (options.base.userMode) test.inUserMode(() => writePoints(test, definition, 'few'));
  });
}

/** Every instruction that computes or jumps, each with a test of its own. */
export const instructions: Suite = {
  id: 'instructions',
  missing: () => undefined,
  tests: (options) => [
    ...computing(options).map((definition) => testOf(options, definition)),
    ...floatTests(options),
    ...flowTests(options),
  ],
};

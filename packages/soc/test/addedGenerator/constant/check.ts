import type { BlockProblem, GeneratedBlock } from '../../../src/generators/blockGenerator.ts';
import type { Options } from './options.ts';

export function check({ options: { WIDTH, VALUE } }: GeneratedBlock<Options>): BlockProblem[] {
  const needed = Math.max(1, VALUE.toString(2).length);
  return needed <= WIDTH
    ? []
    : [{ message: `${VALUE} needs ${needed} bits, and WIDTH is ${WIDTH}`, option: 'VALUE' }];
}

import type { GeneratedBlock } from '../../../src/generators/blockGenerator.ts';
import type { Options } from './options.ts';

export interface ConstantSpec {
  module: string;
  width: number;
  value: bigint;
}

export function spec({ module, options: { WIDTH, VALUE, INVERTED } }: GeneratedBlock<Options>): ConstantSpec {
  const value = BigInt.asUintN(WIDTH, INVERTED ? ~BigInt(VALUE) : BigInt(VALUE));
  return { module, width: WIDTH, value };
}

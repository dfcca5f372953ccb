import type { GeneratedBlock } from '../../../src/generators/blockGenerator.ts';
import type { Options } from './options.ts';

export interface SliceSpec extends Options {
  module: string;
  origin: string;
}

export function spec({ module, origin, options }: GeneratedBlock<Options>): SliceSpec {
  return { module, origin, ...options };
}

import { interconnectSpec } from '../../interconnect/spec.ts';
import type { InterconnectSpec } from '../../interconnect/spec.ts';
import type { GeneratedBlock } from '../blockGenerator.ts';
import type { Options } from './options.ts';

export interface CrossbarSpec extends InterconnectSpec {
  options: Options;
}

export function spec(block: GeneratedBlock<Options>): CrossbarSpec {
  return { ...interconnectSpec(block, block.ports.passages![0]!), options: block.options };
}

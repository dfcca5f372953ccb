import { interconnectSpec } from '../../interconnect/spec.ts';
import type { InterconnectSpec } from '../../interconnect/spec.ts';
import type { GeneratedBlock } from '../blockGenerator.ts';

export type CrossbarSpec = InterconnectSpec;

export function spec(block: GeneratedBlock): CrossbarSpec {
  return interconnectSpec(block, block.ports.passages![0]!);
}

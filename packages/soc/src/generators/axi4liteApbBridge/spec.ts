import { interconnectSpec } from '../../interconnect/spec.ts';
import type { InterconnectSpec, ManagerPeer } from '../../interconnect/spec.ts';
import type { GeneratedBlock } from '../blockGenerator.ts';

export interface BridgeSpec extends InterconnectSpec {
  manager: ManagerPeer;
}

export function spec(block: GeneratedBlock): BridgeSpec {
  const common = interconnectSpec(block, block.ports.passages![0]!);
  return { ...common, manager: common.managers[0]! };
}

import type { AddressBlock, IpDescriptor } from '@netloom/model';
import type { Design } from '../design/block.ts';
import { parseEndpoint } from '../document/endpoint.ts';

/** The attributes of a mapped subordinate with their defaults filled in. */
export interface Attributes {
  type: 'cacheable' | 'uncached' | 'device';
  executable: boolean;
  /** By the address map, or by the nature of a ROM. */
  readOnly: boolean;
  secure: boolean;
  privileged: boolean;
}

/** Attributes of an entry: blocks of the category Memories are cacheable memory, all others devices. */
export function attributesOf(design: Design, endpoint: string, block: AddressBlock): Attributes {
  const ip = descriptorAt(design, endpoint);
  const isMemory = /^Memories(\/|$)/.test(ip?.category ?? '');
  const type = block.type ?? (isMemory ? 'cacheable' : 'device');
  return {
    type,
    executable: block.executable ?? type !== 'device',
    readOnly: block.readOnly ?? (isMemory && /\bROM\b/i.test(ip!.title)),
    secure: block.secure ?? false,
    privileged: block.privileged ?? false,
  };
}

function descriptorAt(design: Design, endpoint: string): IpDescriptor | undefined {
  const end = parseEndpoint(endpoint);
  const instance = end?.kind === 'name' ? end.instance : undefined;
  return instance === undefined ? undefined : design.blocks.get(instance)?.shape?.descriptor;
}

import type { AddressBlock } from '@netloom/model';
import type { Design } from '../design/block.ts';
import { parseEndpoint } from '../document/endpoint.ts';

/** The attributes of a mapped subordinate with their defaults filled in. */
export interface Attributes {
  type: 'cacheable' | 'uncached' | 'device';
  executable: boolean;
  readOnly: boolean;
  secure: boolean;
  privileged: boolean;
}

/** Attributes of an entry: blocks of the category Memories are cacheable memory, all others devices. */
export function attributesOf(design: Design, endpoint: string, block: AddressBlock): Attributes {
  const type = block.type ?? (isMemory(design, endpoint) ? 'cacheable' : 'device');
  return {
    type,
    executable: block.executable ?? type !== 'device',
    readOnly: block.readOnly ?? false,
    secure: block.secure ?? false,
    privileged: block.privileged ?? false,
  };
}

function isMemory(design: Design, endpoint: string): boolean {
  const end = parseEndpoint(endpoint);
  const instance = end?.kind === 'name' ? end.instance : undefined;
  const category =
    instance === undefined ? '' : (design.blocks.get(instance)?.shape?.descriptor.category ?? '');
  return /^Memories(\/|$)/.test(category);
}

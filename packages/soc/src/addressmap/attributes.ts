import type { AddressBlock, BusInterface } from '@netloom/model';
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

/** Attributes of an entry: memory is cacheable, all else a device. */
export function attributesOf(design: Design, endpoint: string, block: AddressBlock): Attributes {
  const memory = memoryAt(design, endpoint);
  const type = block.type ?? (memory === undefined ? 'device' : 'cacheable');
  return {
    type,
    executable: block.executable ?? type !== 'device',
    readOnly: block.readOnly ?? memory === 'rom',
    secure: block.secure ?? false,
    privileged: block.privileged ?? false,
  };
}

/**
 * The kind of memory behind a subordinate, undefined for a device: what its interface says, else memory if the block's
 * category is Memories, and a ROM by its title.
 */
export function memoryAt(design: Design, endpoint: string): BusInterface['memory'] {
  const end = parseEndpoint(endpoint);
  if (end?.kind !== 'name' || end.instance === undefined) return undefined;
  const ip = design.blocks.get(end.instance)?.shape?.descriptor;
  const said = ip?.busInterfaces.find(({ name }) => name === end.name)?.memory;
  if (said !== undefined || !/^Memories(\/|$)/.test(ip?.category ?? '')) return said;
  return /\bROM\b/i.test(ip!.title) ? 'rom' : 'ram';
}

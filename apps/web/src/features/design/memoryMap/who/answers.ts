import { findByName, occupantsAt } from '@netloom/soc/addressmap';
import type { FoundRegister, SoftwareBlock, SoftwareMap } from '@netloom/soc/addressmap';
import { addressText, readSize } from '../map/sizes.ts';

/** An answer to "who is at …": where it is and what stands there. */
export interface Answer {
  /** Name and address, unlike all others. */
  key: string;
  /** "uart0.CONTROL", of an address inside a register "uart0.CONTROL + 2". */
  name: string;
  address: bigint;
  /** Entry of the address map, and which of its places. */
  endpoint: string;
  alias: number | undefined;
  /** Path of the register in its description, without indices. */
  register: string | undefined;
  /** Bytes of the register. */
  size: bigint | undefined;
  detail: string;
}

/** An address is what begins with 0x or is all digits; anything else is a name. */
export function readAddress(text: string): bigint | undefined {
  return /^\s*(0x|\d)/i.test(text) ? readSize(text) : undefined;
}

export function answersTo(map: SoftwareMap, text: string): Answer[] {
  const address = readAddress(text);
  return address === undefined ? byName(map, text) : byAddress(map, address);
}

function byAddress(map: SoftwareMap, address: bigint): Answer[] {
  return occupantsAt(map, address).map(({ block, offset, register, fields }) => {
    const start = register ? address - BigInt(register.byte) : address;
    const name = register
      ? nameOf(block, register)
      : `${block.name} + 0x${offset.toString(16).toUpperCase()}`;
    return {
      key: keyOf(name, start),
      name,
      address: start,
      endpoint: block.endpoint,
      alias: aliasOf(block, address),
      register: register?.node.path,
      size: register && BigInt(register.node.width / 8),
      detail: fields.map(({ name: field }) => field).join(', '),
    };
  });
}

/** "uart0.CONTROL + 2", of a memory "dma0.BUFFER[17]". */
function nameOf(block: SoftwareBlock, { path, word, byte }: FoundRegister): string {
  const index = word === undefined ? '' : `[${word}]`;
  return `${block.name}.${path}${index}${byte > 0 ? ` + ${byte}` : ''}`;
}

function keyOf(name: string, address: bigint): string {
  return `${name} @ ${addressText(address)}`;
}

function byName(map: SoftwareMap, text: string): Answer[] {
  return findByName(map, text, 50).map(({ path, address, block, node, field }) => ({
    key: keyOf(path, address),
    name: path,
    address,
    endpoint: block.endpoint,
    alias: aliasOf(block, address),
    register: node && node.kind !== 'group' ? node.path : undefined,
    size: node?.size,
    detail: [addressText(address), field?.source.description ?? node?.source.description ?? block.description]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** Which of a block's places holds an address: its own, or the alias of that index. */
function aliasOf({ places }: SoftwareBlock, address: bigint): number | undefined {
  const index = places.findIndex(({ base, size }) => address >= base && address < base + size);
  return index > 0 ? index - 1 : undefined;
}

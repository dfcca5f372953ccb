import type { Bank } from './bank.ts';
import type { AddressSpace } from './addressSpace.ts';
import { forget } from './page.ts';

function place(space: AddressSpace, address: number, length: number): { bank: Bank; bytes: Uint8Array } {
  const bank = space.bankOf(address | 0);
  const offset = bank?.offset(address | 0) ?? 0;
  if (!bank || offset + length > bank.size)
    throw new RangeError(`no storage for ${length} bytes at 0x${address.toString(16)}`);
  const { buffer, byteOffset } = bank.view;
  return { bank, bytes: new Uint8Array(buffer, byteOffset + offset, length) };
}

export function readStorage(space: AddressSpace, address: number, length: number): Uint8Array {
  return place(space, address, length).bytes.slice();
}

export function writeStorage(space: AddressSpace, address: number, bytes: Uint8Array): void {
  const { bank, bytes: target } = place(space, address, bytes.length);
  target.set(bytes);
  const offset = bank.offset(address | 0);
  for (const page of bank.pages.slice(offset >>> 12, (offset + bytes.length + 4095) >>> 12))
    if (page) forget(page, 0, 4096);
}

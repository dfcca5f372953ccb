import type { Diagnostic } from '@netloom/model';
import { placesOf } from '../../../addressmap/places.ts';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { formatAddress, isPowerOfTwo } from '../../../addressmap/region.ts';
import { registersAt } from '../../../addressmap/registersAt.ts';
import { decodedSpan, nextPowerOfTwo, spanOf } from '../../../addressmap/span.ts';
import type { ResolvedInterface } from '../../../design/resolve.ts';
import { eachInstance } from '../../../registers/elaborate/index.ts';
import type { ElaboratedMap } from '../../../registers/elaborate/index.ts';
import { problem } from '../../rule.ts';
import type { Place, Subject } from '../../rule.ts';
import { LEAST_SIZE, checkAlignment } from './alignment.ts';
import { checkWindows } from './windows.ts';

/** SOC-ADDRESS-SIZE, -ALIGNMENT, -SPAN, -HOLE, -REGISTERS and what is wrong with windows, of one entry. */
export function checkShape({ design }: Subject, end: ResolvedInterface, place: Place): Diagnostic[] {
  const [own, ...aliases] = placesOf(design.document, end.key) as [AddressPlace, ...AddressPlace[]];
  const { endpoint, size } = own;
  if (!isPowerOfTwo(size) || size < LEAST_SIZE) {
    const better = nextPowerOfTwo(size < LEAST_SIZE ? LEAST_SIZE : size);
    const message = `${endpoint} has ${formatAddress(size)} bytes, no power of two from 4 on`;
    return [problem('SOC-ADDRESS-SIZE', message, place, resized(place, better))];
  }
  return [
    ...checkAlignment(own, place),
    ...checkSpan(own, spanOf(design, end), decodedSpan(design, end), place),
    ...checkRegisters(own, registersAt(design, end), place),
    ...checkWindows(own, aliases, place),
  ];
}

/** A region of a subordinate that does not say what it decodes is only compared with its address ports. */
function checkSpan(
  { endpoint, base, size }: AddressPlace,
  declared: bigint | undefined,
  decoded: bigint | undefined,
  place: Place,
): Diagnostic[] {
  if (decoded === undefined || base % size !== 0n) return [];
  const better = nextPowerOfTwo(decoded);
  const facts = `${endpoint} is mapped with ${formatAddress(size)} bytes and decodes ${formatAddress(decoded)}`;
  if (size > better) {
    const again = `${formatAddress(base + better)} is ${formatAddress(base)} again`;
    const message = `${facts}: ${again}, ${size / better} times in all`;
    return [problem('SOC-ADDRESS-SPAN', message, place, resized(place, better))];
  }
  if (declared === undefined) return [];
  if (size < better) {
    const message = `${facts}: those from ${formatAddress(size)} on cannot be reached`;
    return [problem('SOC-ADDRESS-SPAN', message, place, resized(place, better))];
  }
  if (decoded === size) return [];
  const hole = `${formatAddress(base + decoded)} to ${formatAddress(base + size - 1n)}`;
  return [problem('SOC-ADDRESS-HOLE', `${facts}: ${hole} leads to ${endpoint} and to nothing in it`, place)];
}

function checkRegisters(
  { endpoint, size }: AddressPlace,
  registers: ElaboratedMap | undefined,
  place: Place,
): Diagnostic[] {
  if (!registers || registers.size <= size) return [];
  const beyond = firstBeyond(registers, size);
  const what = `the registers of ${endpoint} take ${formatAddress(registers.size)} bytes and its region ${formatAddress(size)}`;
  const message = beyond === undefined ? what : `${what}: ${beyond} cannot be reached`;
  const fix = resized(place, nextPowerOfTwo(registers.size));
  return [problem('SOC-ADDRESS-REGISTERS', message, place, fix)];
}

function firstBeyond(registers: ElaboratedMap, size: bigint): string | undefined {
  for (const { node, address, path } of eachInstance(registers)) {
    if (address + node.size > size) return `${path} at ${formatAddress(address)}`;
  }
  return undefined;
}

function resized({ pointer }: Place, size: bigint) {
  const value = formatAddress(size);
  return { title: `Make it ${value}`, edits: [{ pointer: `${pointer}/size`, value }] };
}

import type { AddressBlock, Diagnostic, Fix, SocDocument } from '@netloom/model';
import { placesOf } from '../../../addressmap/places.ts';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { formatAddress, isPowerOfTwo } from '../../../addressmap/region.ts';
import { registersAt } from '../../../addressmap/registersAt.ts';
import { decodedSpan, nextPowerOfTwo, spanOf } from '../../../addressmap/span.ts';
import type { Design } from '../../../design/block.ts';
import type { ResolvedInterface } from '../../../design/resolve.ts';
import type { Shape } from '../../../design/shape.ts';
import { eachInstance } from '@netloom/registers';
import type { ElaboratedMap } from '@netloom/registers';
import { pointerOf } from '../../../document/pointer.ts';
import { placeOf, problem } from '../../rule.ts';
import type { Place, Subject } from '../../rule.ts';
import { LEAST_SIZE, checkAlignment } from './alignment.ts';
import type { FreeSpace } from './freeSpace.ts';
import { resizing } from './resizing.ts';
import { checkWindows } from './windows.ts';

interface Found {
  shape: Shape;
  key: string;
  problems: Diagnostic[];
  /** Where a fix has looked for room. */
  map?: SocDocument['addressMap'];
}

/** What was found of an entry for a block of this shape: but for fixes nothing else counts. */
const found = new WeakMap<AddressBlock, Found>();

/** SOC-ADDRESS-SIZE, -ALIGNMENT, -SPAN, -HOLE, -REGISTERS and what is wrong with windows, of one entry. */
export function checkShape({ design }: Subject, end: ResolvedInterface, space: FreeSpace): Diagnostic[] {
  const block = design.document.addressMap[end.key]!;
  const shape = design.blocks.get(end.instance ?? '')?.shape;
  const known = found.get(block);
  const { addressMap: map } = design.document;
  const isKnown = shape && known?.shape === shape && known.key === end.key && (known.map ?? map) === map;
  if (isKnown) return known.problems;
  const place = placeOf(end.instance, end.key, pointerOf('addressMap', end.key));
  const problems = findFaults(design, end, place, space);
  const looks = problems.some(({ fix }) => fix !== undefined);
  if (shape) found.set(block, { shape, key: end.key, problems, ...(looks && { map }) });
  return problems;
}

function findFaults(design: Design, end: ResolvedInterface, place: Place, space: FreeSpace): Diagnostic[] {
  const places = placesOf(design.document, end.key) as [AddressPlace, ...AddressPlace[]];
  const [own, ...aliases] = places;
  const { endpoint, size } = own;
  const block = design.document.addressMap[end.key]!;
  const resized: Resized = (better) => resizing(place.pointer, block, places, better, space);
  const registers = registersAt(design, end);
  if (!isPowerOfTwo(size) || size < LEAST_SIZE) {
    const least = [size, LEAST_SIZE, registers?.size ?? 0n].reduce((a, b) => (a > b ? a : b));
    const values = { end: endpoint, size: formatAddress(size) };
    return [problem('SOC-ADDRESS-SIZE', values, place, resized(nextPowerOfTwo(least)))];
  }
  return [
    ...checkAlignment(own, place, space),
    ...checkSpan(own, spanOf(design, end), decodedSpan(design, end), place, resized),
    ...checkRegisters(own, registers, place, resized),
    ...checkWindows(own, aliases, place, space),
  ];
}

/** A fix that gives the entry this size. */
type Resized = (size: bigint) => Fix | undefined;

/** A region of a subordinate that does not say what it decodes is only compared with its address ports. */
function checkSpan(
  { endpoint, base, size }: AddressPlace,
  declared: bigint | undefined,
  decoded: bigint | undefined,
  place: Place,
  resized: Resized,
): Diagnostic[] {
  if (decoded === undefined || base % size !== 0n) return [];
  const better = nextPowerOfTwo(decoded < LEAST_SIZE ? LEAST_SIZE : decoded);
  const facts = { end: endpoint, size: formatAddress(size), decoded: formatAddress(decoded) };
  if (size > better) {
    const again = { again: formatAddress(base + better), base: formatAddress(base) };
    const values = { ...facts, ...again, times: String(size / better) };
    return [problem('SOC-ADDRESS-SPAN/again', values, place, resized(better))];
  }
  if (declared === undefined) return [];
  if (size < better) return [problem('SOC-ADDRESS-SPAN/cut', facts, place, resized(better))];
  if (decoded === size) return [];
  const hole = { first: formatAddress(base + decoded), last: formatAddress(base + size - 1n) };
  return [problem('SOC-ADDRESS-HOLE', { ...facts, ...hole }, place)];
}

function checkRegisters(
  { endpoint, size }: AddressPlace,
  registers: ElaboratedMap | undefined,
  place: Place,
  resized: Resized,
): Diagnostic[] {
  if (!registers || registers.size <= size) return [];
  const beyond = firstBeyond(registers, size);
  const sizes = { end: endpoint, needed: formatAddress(registers.size), size: formatAddress(size) };
  const fix = resized(nextPowerOfTwo(registers.size));
  return beyond === undefined
    ? [problem('SOC-ADDRESS-REGISTERS/size', sizes, place, fix)]
    : [problem('SOC-ADDRESS-REGISTERS/beyond', { ...sizes, ...beyond }, place, fix)];
}

function firstBeyond(registers: ElaboratedMap, size: bigint) {
  for (const { node, address, path } of eachInstance(registers)) {
    if (address + node.size > size) return { register: path, address: formatAddress(address) };
  }
  return undefined;
}

import type { ElaboratedMemory } from '../../../elaborate/index.ts';
import { isPlain } from '../../../elaborate/index.ts';
import type { XmlNode } from '@netloom/xml';
import { accessText } from '../access.ts';
import { product } from '../../arithmetic.ts';
import { difference } from '../extension.ts';
import type { Members } from '../extension.ts';
import { memoryMembers } from '../read/block.ts';
import type { ReadContext } from '../read/context.ts';
import { registerMembers } from '../read/register.ts';
import type { Placing } from './register.ts';
import { asElement } from './writing.ts';
import type { Writing } from './writing.ts';

/** A memory directly in the map: an address block. */
export function memoryBlock(
  memory: ElaboratedMemory,
  placing: Placing,
  writing: Writing,
  reading: ReadContext,
): XmlNode {
  const { source, width } = memory;
  const { year } = writing.edition;
  const bytes = product(source.entries, BigInt(width / 8));
  const access = writing.element('access', accessText(source.software, year));
  const content = [
    ...writing.names({ ...source, name: placing.name }),
    ...placing.array,
    writing.element('baseAddress', writing.quantity(placing.offset)),
    writing.element('range', writing.quantity(isPlain(bytes) ? Number(bytes) : bytes)),
    writing.element('width', String(width)),
    writing.element('usage', 'memory'),
    year === 2022 ? writing.element('accessPolicies', [writing.element('accessPolicy', [access])]) : access,
  ];
  const element = asElement(writing.element('addressBlock', content));
  return writing.element('addressBlock', [
    ...content,
    extensionOf(memory, placing, memoryMembers(element, placing.surroundings, reading), writing),
  ]);
}

/** A memory inside a group, where IP-XACT has none: an array of registers. */
export function memoryRegister(
  memory: ElaboratedMemory,
  placing: Placing,
  writing: Writing,
  reading: ReadContext,
): XmlNode {
  const { source, width } = memory;
  const { year } = writing.edition;
  const entries = writing.element('dim', writing.quantity(source.entries, 'decimal'));
  const counts = placing.array.length === 0 ? [] : (source.array?.count ?? []);
  const dims = [
    ...counts.map((count) => writing.element('dim', writing.quantity(count, 'decimal'))),
    entries,
  ];
  const access = writing.element('access', accessText(source.software, year));
  const isPolicy = year === 2022;
  const own = [
    ...writing.names({ ...source, name: placing.name }),
    ...(isPolicy ? [writing.element('array', dims)] : dims),
    writing.element('addressOffset', writing.quantity(placing.offset)),
    writing.element('size', String(width)),
    isPolicy ? writing.element('accessPolicies', [writing.element('accessPolicy', [access])]) : access,
  ];
  const field = writing.element('field', [
    writing.element('name', 'DATA'),
    writing.element('bitOffset', '0'),
    writing.element('bitWidth', String(width)),
  ]);
  const read = registerMembers(asElement(writing.element('register', own)), placing.surroundings, reading);
  return writing.element('register', [...own, field, extensionOf(memory, placing, read, writing)]);
}

function extensionOf(
  { source }: ElaboratedMemory,
  { copyOf }: Placing,
  read: Members,
  writing: Writing,
): XmlNode | undefined {
  if (copyOf !== undefined) return writing.extension('memory', { copyOf });
  return writing.extension('memory', difference(source, read));
}

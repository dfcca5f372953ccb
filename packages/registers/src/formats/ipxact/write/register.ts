import type { Quantity } from '@netloom/model';
import { resetMask, resetValue } from '../../../elaborate/index.ts';
import type { ElaboratedRegister } from '../../../elaborate/index.ts';
import type { RenderedXml, XmlNode } from '@netloom/xml';
import type { Members } from '../extension.ts';
import type { ReadContext } from '../read/context.ts';
import type { Surroundings } from '../read/placed.ts';
import { registerMembers } from '../read/register.ts';
import { fieldNode } from './field.ts';
import { difference } from '../extension.ts';
import { asElement } from './writing.ts';
import type { Writing } from './writing.ts';

/** Where and as what a node is written. */
export interface Placing {
  name: string;
  offset: Quantity;
  /** Elements for its copies; none when each copy is written by itself. */
  array: (XmlNode | undefined)[];
  surroundings: Surroundings;
  /** A further copy of an array that is written copy by copy: readers of ours pass over it. */
  copyOf: string | undefined;
}

export function registerNode(
  register: ElaboratedRegister,
  placing: Placing,
  writing: Writing,
  reading: ReadContext,
): RenderedXml {
  const { source, fields, width } = register;
  const { year } = writing.edition;
  const own = [
    ...writing.names({ ...source, name: placing.name }),
    ...placing.array,
    writing.element('addressOffset', writing.quantity(placing.offset)),
    writing.element('size', String(width)),
    year === 2009 ? resetNode(register, writing) : undefined,
  ];
  const aliasOf = year === 2022 && isPlainAlias(register) ? source.aliasOf : undefined;
  const fieldNodes = fields
    .toSorted((a, b) => a.index - b.index)
    .map((field) => fieldNode(field, aliasOf, writing));
  const content = [
    ...own,
    ...(fieldNodes.length > 0 || year === 2009 ? fieldNodes : [reserved(width, writing)]),
  ];
  const members: Members = { ...source, fields: undefined };
  const said = asElement(writing.element('register', aliasOf === undefined ? own : content));
  const read = registerMembers(said, placing.surroundings, reading);
  const extension =
    placing.copyOf === undefined
      ? writing.extension('register', difference(members, read))
      : writing.extension('register', { copyOf: placing.copyOf });
  return writing.xml.rendered(writing.element('register', [...content, extension]), depthOf(register));
}

/** Elements around it: component, memoryMaps, memoryMap, addressBlock, and the groups. */
function depthOf({ parent }: ElaboratedRegister): number {
  let depth = 4;
  for (let group = parent; group; group = group.parent) depth++;
  return depth;
}

/** References of 2022 reach a register beside this one; an array would need an index for each copy. */
function isPlainAlias({ dimensions, parent }: ElaboratedRegister): boolean {
  for (let group = parent; group; group = group.parent) if (group.dimensions.length > 0) return false;
  return dimensions.length === 0;
}

function resetNode(register: ElaboratedRegister, writing: Writing): XmlNode | undefined {
  const mask = resetMask(register);
  if (mask === 0n) return undefined;
  const hex = (value: bigint) => `0x${value.toString(16).toUpperCase()}`;
  return writing.element('reset', [
    writing.element('value', hex(resetValue(register))),
    writing.element('mask', hex(mask)),
  ]);
}

/** From 2014 on a register has at least one field. */
function reserved(width: number, writing: Writing): XmlNode {
  const isPolicy = writing.edition.year === 2022;
  const mark = [writing.element('access', 'read-only'), writing.element('reserved', "1'b1")];
  return writing.element('field', [
    writing.element('name', 'RESERVED'),
    writing.element('bitOffset', '0'),
    writing.element('bitWidth', String(width)),
    ...(isPolicy
      ? [writing.element('fieldAccessPolicies', [writing.element('fieldAccessPolicy', mark)])]
      : mark),
  ]);
}

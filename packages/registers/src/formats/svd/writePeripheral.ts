import { isReadable, isWritable } from '../../access/accessName.ts';
import { addressPartners, resetMask, resetValue } from '../../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedNode, ElaboratedRegister } from '../../elaborate/index.ts';
import { hex } from '../../generate/text/hex.ts';
import type { XmlNode } from '@netloom/xml';
import { addressBlocks } from './addressBlocks.ts';
import { branch, leaf } from './element.ts';
import { fieldElement } from './writeField.ts';

export interface SvdInterrupt {
  name: string;
  value: number;
  description?: string | undefined;
}

/** A block of registers at its place in the device. */
export interface SvdPeripheral {
  name: string;
  description?: string | undefined;
  /** Peripherals of one kind have one group. */
  groupName?: string | undefined;
  baseAddress: bigint;
  interrupts?: readonly SvdInterrupt[];
  /** Name of an earlier peripheral with the same registers; then they are not written again. */
  derivedFrom?: string | undefined;
  map: ElaboratedMap;
}

/** `<peripheral>` in the order of elements that the schema of CMSIS-SVD 1.3 asks for. */
export function peripheralElement(peripheral: SvdPeripheral): XmlNode {
  const { name, description, groupName, baseAddress, interrupts = [], derivedFrom, map } = peripheral;
  const registers = derivedFrom === undefined ? nodeElements(map.children, map) : [];
  return branch(
    'peripheral',
    [
      leaf('name', name),
      leaf('description', description ?? map.source.description ?? map.source.title),
      leaf('groupName', groupName),
      leaf('baseAddress', hex(baseAddress, 32)),
      ...(derivedFrom === undefined ? addressBlocks(map) : []),
      ...interrupts.map((each) =>
        branch('interrupt', [
          leaf('name', each.name),
          leaf('description', each.description),
          leaf('value', each.value),
        ]),
      ),
      registers.length > 0 ? branch('registers', registers) : undefined,
    ],
    derivedFrom,
  );
}

function nodeElements(nodes: readonly ElaboratedNode[], map: ElaboratedMap): XmlNode[] {
  const partners = addressPartners(nodes);
  const written = new Set<ElaboratedNode>();
  return nodes.flatMap((node) => {
    const partner = partners.get(node);
    written.add(node);
    return nodeElement(node, map, partner && written.has(partner) ? partner : undefined);
  });
}

/** `first` is another register at the address that has been written already. */
function nodeElement(node: ElaboratedNode, map: ElaboratedMap, first: ElaboratedNode | undefined): XmlNode[] {
  if (node.kind === 'memory') return [];
  if (node.kind === 'register') return [registerElement(node, map, first)];
  const children = nodeElements(node.children, map);
  if (children.length === 0) return [];
  const { title, description } = node.source;
  return [
    branch('cluster', [
      ...placeOf(node),
      { name: 'description', content: description ?? title ?? node.path },
      leaf('addressOffset', hex(node.offset, 16)),
      ...children,
    ]),
  ];
}

function registerElement(
  register: ElaboratedRegister,
  map: ElaboratedMap,
  first: ElaboratedNode | undefined,
): XmlNode {
  const { source, width, fields } = register;
  const written = fields.map((field) => fieldElement(field, map)).filter((each) => each !== undefined);
  return branch('register', [
    ...placeOf(register),
    leaf('displayName', source.title),
    leaf('description', source.description),
    leaf('alternateRegister', first && elementName(first)),
    leaf('addressOffset', hex(register.offset, 16)),
    leaf('size', width),
    leaf('access', registerAccess(register)),
    leaf('resetValue', hex(resetValue(register), width)),
    leaf('resetMask', hex(resetMask(register), width)),
    written.length > 0 ? branch('fields', written) : undefined,
  ]);
}

/** Array members, then the name. */
function placeOf(node: ElaboratedNode): (XmlNode | undefined)[] {
  const { dimensions, stride } = node;
  const name = leaf('name', elementName(node));
  if (dimensions.length === 0) return [name];
  const count = dimensions.reduce((product, each) => product * each, 1);
  return [leaf('dim', count), leaf('dimIncrement', hex(stride)), name];
}

const elementName = ({ name, dimensions }: ElaboratedNode) =>
  dimensions.length === 0 ? name : `${name}[%s]`;

function registerAccess({ fields }: ElaboratedRegister): string {
  const canRead = fields.some(({ source }) => isReadable(source));
  const canWrite = fields.some(({ source }) => isWritable(source));
  if (!canWrite) return 'read-only';
  return canRead ? 'read-write' : 'write-only';
}

import type { ElaboratedGroup, ElaboratedNode } from '../../../elaborate/index.ts';
import type { RenderedXml, XmlNode } from '@netloom/xml';
import { difference } from '../extension.ts';
import type { Members } from '../extension.ts';
import { orderOf } from '../order.ts';
import type { ReadContext } from '../read/context.ts';
import { groupMembers } from '../read/group.ts';
import type { Surroundings } from '../read/placed.ts';
import { placingsOf } from './arrays.ts';
import { memoryRegister } from './memory.ts';
import { registerNode } from './register.ts';
import type { Placing } from './register.ts';
import { asElement } from './writing.ts';
import type { Writing } from './writing.ts';

/** The nodes as registers and register files, in the order that the edition wants. */
export function childNodes(
  nodes: readonly ElaboratedNode[],
  surroundings: Surroundings,
  writing: Writing,
  reading: ReadContext,
): (XmlNode | RenderedXml)[] {
  return written(nodes, writing).flatMap((node) =>
    placingsOf(node, surroundings, writing, node.kind !== 'memory' || node.stride === node.size).map(
      (placing) => {
        if (node.kind === 'register') return registerNode(node, placing, writing, reading);
        if (node.kind === 'memory') return memoryRegister(node, placing, writing, reading);
        return groupNode(node, placing, writing, reading);
      },
    ),
  );
}

/** In the description's order; 2009 has registers before register files. */
export function written(nodes: readonly ElaboratedNode[], { edition }: Writing): ElaboratedNode[] {
  const rank = (node: ElaboratedNode) => Number(edition.year === 2009 && node.kind === 'group');
  return nodes.toSorted((a, b) => rank(a) - rank(b) || indexOf(a) - indexOf(b));
}

/** Position among the children in the description. */
export function indexOf({ pointer }: ElaboratedNode): number {
  return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}

function groupNode(
  group: ElaboratedGroup,
  placing: Placing,
  writing: Writing,
  reading: ReadContext,
): XmlNode {
  const { source, size, children } = group;
  const range = source.size ?? Number(size > 0n ? size : BigInt(placing.surroundings.dataWidth / 8));
  const own = [
    ...writing.names({ ...source, name: placing.name }),
    ...placing.array,
    writing.element('addressOffset', writing.quantity(placing.offset)),
    writing.element('range', writing.quantity(range)),
  ];
  const read = groupMembers(asElement(writing.element('registerFile', own)), placing.surroundings, reading);
  const members: Members = { ...source, children: undefined };
  const extension =
    placing.copyOf === undefined
      ? { ...difference(members, read), ...orderOf(written(children, writing).map(indexOf)) }
      : { copyOf: placing.copyOf };
  return writing.element('registerFile', [
    ...own,
    ...childNodes(children, { ...placing.surroundings, base: 0 }, writing, reading),
    writing.extension('group', extension),
  ]);
}

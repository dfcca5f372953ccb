import { isReadable, isWritable } from '../access/accessName.ts';
import type { ElaboratedMap, ElaboratedNode, ElaboratedRegister } from './types.ts';

/** True of two registers that may stand at one address: software only reads the one and only writes the other. */
export function shareAddress(a: ElaboratedNode, b: ElaboratedNode): boolean {
  return a.kind === 'register' && b.kind === 'register' && haveSameBytes(a, b) && goOppositeWays(a, b);
}

/** Software only reads the fields of one and only writes those of the other. */
export function goOppositeWays(a: ElaboratedRegister, b: ElaboratedRegister): boolean {
  return (isOnly(a, 'read') && isOnly(b, 'written')) || (isOnly(a, 'written') && isOnly(b, 'read'));
}

function haveSameBytes(a: ElaboratedRegister, b: ElaboratedRegister): boolean {
  const isPlaced = a.offset === b.offset && a.width === b.width;
  return isPlaced && a.stride === b.stride && a.dimensions.join() === b.dimensions.join();
}

/** Software reads fields and writes none, or the other way round; a register that it does neither with takes its place alone. */
function isOnly({ fields }: ElaboratedRegister, way: 'read' | 'written'): boolean {
  const isRead = fields.some(({ source }) => isReadable(source));
  const isWritten = fields.some(({ source }) => isWritable(source));
  return way === 'read' ? isRead && !isWritten : isWritten && !isRead;
}

type Partners = ReadonlyMap<ElaboratedNode, ElaboratedNode>;

const known = new WeakMap<readonly ElaboratedNode[], Partners>();

/** For each register of a group that has one, the other at its address; worked out at the first question. */
export function addressPartners(children: readonly ElaboratedNode[]): Partners {
  let partners = known.get(children);
  if (!partners) known.set(children, (partners = pairUp(children)));
  return partners;
}

/** The other register at the address. */
export function partnerOf(node: ElaboratedNode, map: ElaboratedMap): ElaboratedNode | undefined {
  return addressPartners(node.parent?.children ?? map.children).get(node);
}

function pairUp(children: readonly ElaboratedNode[]): Partners {
  const partners = new Map<ElaboratedNode, ElaboratedNode>();
  const waiting = new Map<bigint, ElaboratedNode>();
  for (const node of children) {
    if (node.kind !== 'register') continue;
    const earlier = waiting.get(node.offset);
    if (!earlier) waiting.set(node.offset, node);
    else if (!partners.has(earlier) && shareAddress(earlier, node)) {
      partners.set(earlier, node);
      partners.set(node, earlier);
    }
  }
  return partners;
}

import { copiesOf, isPlain, quantityValue } from '../../../elaborate/index.ts';
import type { ElaboratedNode } from '../../../elaborate/index.ts';
import { address } from '../../arithmetic.ts';
import type { XmlNode } from '@netloom/xml';
import type { Surroundings } from '../read/placed.ts';
import type { Placing } from './register.ts';
import type { Writing } from './writing.ts';

/** More copies than this are not written one by one. */
const MAX_COPIES = 4096;

/**
 * The placings of a node: one with its array, or, where the edition has no gaps between copies, one for each copy.
 * `relative` is the node's offset in the place where it is written.
 */
export function placingsOf(
  node: ElaboratedNode,
  surroundings: Surroundings,
  writing: Writing,
  canBeArray: boolean,
): Placing[] {
  const { name, source } = node;
  const offset = relativeOffset(node, surroundings, writing);
  const single = { name, offset, array: [], surroundings, copyOf: undefined };
  if (!source.array) return [single];
  const isDense = node.stride === node.size;
  if (canBeArray && (writing.edition.year === 2022 || isDense)) {
    return [{ ...single, array: arrayNodes(node, writing) }];
  }
  const copies = [...copiesOf(node)];
  const base = baseOf(surroundings, writing);
  return copies.slice(0, MAX_COPIES).map(({ address: at, index }, position) => ({
    name: `${name}${index.replaceAll('][', '_').replace('[', '_').replace(']', '')}`,
    offset: address(at - base),
    array: [],
    surroundings,
    copyOf: position === 0 ? undefined : name,
  }));
}

function relativeOffset(node: ElaboratedNode, surroundings: Surroundings, writing: Writing) {
  const { offset } = node.source;
  const base = baseOf(surroundings, writing);
  if (base === 0n) return offset;
  return isPlain(offset) ? address(node.offset - base) : `(${offset}) - ${base}`;
}

function baseOf({ base }: Surroundings, { map }: Writing): bigint {
  const result = quantityValue(base, map.values);
  return result.ok ? result.value : 0n;
}

function arrayNodes(node: ElaboratedNode, writing: Writing): (XmlNode | undefined)[] {
  const { array } = node.source;
  const dims = (array?.count ?? []).map((count) =>
    writing.element('dim', writing.quantity(count, 'decimal')),
  );
  if (writing.edition.year !== 2022) return dims;
  const stride = array?.stride;
  return [
    writing.element('array', [
      ...dims,
      stride === undefined ? undefined : writing.element('stride', writing.quantity(stride)),
    ]),
  ];
}

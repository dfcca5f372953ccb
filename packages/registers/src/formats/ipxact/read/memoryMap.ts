import { RegisterMap } from '@netloom/model';
import type { RegisterNode } from '@netloom/model';
import { childOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { product, sum } from '../../arithmetic.ts';
import { extensionIn } from '../extension.ts';
import type { Members } from '../extension.ts';
import { blockRange, readBank, readBlock } from './block.ts';
import type { ReadContext } from './context.ts';
import type { Surroundings } from './placed.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** What stands in a memory map. */
export function readMapChildren(
  map: XmlElement,
  surroundings: Surroundings,
  context: ReadContext,
): RegisterNode[] {
  const nodes: RegisterNode[] = [];
  const blocks = map.children.filter(({ name }) => name === 'addressBlock' || name === 'bank');
  for (const child of map.children) {
    if (child.name === 'addressBlock') {
      nodes.push(...readBlock(child, surroundings, blocks.length === 1, context));
    } else if (child.name === 'bank') {
      nodes.push(...readBank(child, surroundings, context).nodes);
    } else if (child.name === 'subspaceMap') {
      context.lose(say('IPX/subspace', {}), child);
    } else if (child.name === 'memoryRemap') {
      context.lose(say('IPX/remap', {}), child);
    }
  }
  return nodes;
}

/** What the standard's elements say of a whole map, without parameters, resets, enumerations and children. */
export function mapMembers(map: XmlElement, surroundings: Surroundings, context: ReadContext): Members {
  const [block, ...others] = map.children.filter(({ name }) => name === 'addressBlock' || name === 'bank');
  const element = block && context.resolved(block);
  const base = element && childOf(element, 'baseAddress');
  const isOneBlock =
    element?.name === 'addressBlock' && others.length === 0 && textOf(element, 'usage') !== 'memory';
  const size =
    isOneBlock && base && !childOf(element, 'array')
      ? sum(product(context.quantity(base), surroundings.unit), blockRange(element, surroundings, context))
      : undefined;
  return {
    bus: RegisterMap.shape.bus.parse({ dataWidth: surroundings.dataWidth }),
    ...(size !== undefined && { size }),
  };
}

/** Bits of the bus: what our extension says, else the widest block. */
export function dataWidthOf(map: XmlElement, context: ReadContext): 8 | 16 | 32 | 64 {
  const bus = extensionIn(map)?.['bus'] as Members | undefined;
  const own = bus?.['dataWidth'] ?? (extensionIn(map) ? 32 : undefined);
  if (own === 8 || own === 16 || own === 32 || own === 64) return own;
  let widest = 0;
  const visit = (element: XmlElement) => {
    for (const child of element.children) {
      if (child.name === 'bank') visit(context.resolved(child));
      if (child.name !== 'addressBlock') continue;
      const block = context.resolved(child);
      const width = childOf(block, 'width');
      if (textOf(block, 'usage') !== 'memory' && width)
        widest = Math.max(widest, Number(context.value(width) ?? 0n));
    }
  };
  visit(map);
  if (widest === 0) return 32;
  if (widest > 64) context.lose(say('IPX/map/bus', { bits: widest }), map);
  return ([8, 16, 32, 64] as const).find((width) => width >= widest) ?? 64;
}

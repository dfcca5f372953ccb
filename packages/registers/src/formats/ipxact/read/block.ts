import { Group } from '@netloom/model';
import type { Quantity, RegisterNode } from '@netloom/model';
import { isPlain } from '../../../elaborate/index.ts';
import { childOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { product, quotient, sum } from '../../arithmetic.ts';
import { corrected, extensionIn } from '../extension.ts';
import type { Members } from '../extension.ts';
import { inheritedBy, softwareIn } from './access.ts';
import type { ReadContext } from './context.ts';
import { parsedMemory, readChildren } from './group.ts';
import { placedMembers } from './placed.ts';
import type { Surroundings } from './placed.ts';
import { isPresent } from './presence.ts';
import { registerWidth } from './register.ts';
import { say } from '../../../wording/formats/sentences.ts';
import { schemaSaid } from '../../schemaSaid.ts';

/**
 * What an address block holds: a memory, or registers as a group; without a group around them when `isAlone` says
 * that the map has nothing else.
 */
export function readBlock(
  original: XmlElement,
  surroundings: Surroundings,
  isAlone: boolean,
  context: ReadContext,
): RegisterNode[] {
  const element = context.resolved(original);
  const extension = extensionIn(element);
  if (!isPresent(element, context) || extension?.['copyOf'] !== undefined) return [];
  const usage = textOf(element, 'usage');
  if (usage === 'reserved') {
    context.lose(say('IPX/block/reserved', {}), element);
    return [];
  }
  const hasRegisters = element.children.some(({ name }) => name === 'register' || name === 'registerFile');
  if (usage === 'memory' && !hasRegisters) {
    const members = corrected(memoryMembers(element, surroundings, context), extension);
    const memory = parsedMemory(members, element, context);
    return memory ? [memory] : [];
  }
  const inherited = inheritedBy(element, surroundings.inherited, context);
  const isArray = childOf(element, 'array') !== undefined;
  if (extension?.['transparent'] === true || (isAlone && !isArray)) {
    const base = blockBase(element, surroundings, context);
    return readChildren(element, { ...surroundings, inherited, base }, context);
  }
  const group = blockGroup(element, surroundings, context);
  return group
    ? [{ ...group, children: readChildren(element, { ...surroundings, inherited, base: 0 }, context) }]
    : [];
}

function blockGroup(
  element: XmlElement,
  surroundings: Surroundings,
  context: ReadContext,
): Group | undefined {
  const members = {
    kind: 'group',
    ...placedMembers(element, 'baseAddress', surroundings, context),
    size: blockRange(element, surroundings, context),
  };
  const parsed = Group.safeParse(members);
  if (parsed.success) return parsed.data;
  context.fail(say('IPX/block/schema', { issue: schemaSaid(parsed.error) }), element);
  return undefined;
}

export function memoryMembers(
  element: XmlElement,
  surroundings: Surroundings,
  context: ReadContext,
): Members {
  const bits = childOf(element, 'width');
  const width = registerWidth(Number((bits && context.value(bits)) || BigInt(surroundings.dataWidth)));
  const software = softwareIn(element, surroundings.inherited.software, context);
  const isKept = software === 'rw' || software === 'r' || software === 'w';
  if (!isKept) context.lose(say('IPX/memory/once', {}), element);
  const range = blockRange(element, surroundings, context);
  const entries = quotient(range, BigInt(width / 8));
  return {
    kind: 'memory',
    ...placedMembers(element, 'baseAddress', surroundings, context),
    entries: isPlain(entries) && BigInt(entries) < 1n << 32n ? Number(entries) : entries,
    ...(width !== surroundings.dataWidth && { width }),
    software: isKept ? software : 'rw',
  };
}

function blockBase(element: XmlElement, { base, unit }: Surroundings, context: ReadContext): Quantity {
  const own = childOf(element, 'baseAddress');
  return own ? sum(base, product(context.quantity(own), unit)) : base;
}

/** Bytes of one address block. */
export function blockRange(element: XmlElement, { unit }: Surroundings, context: ReadContext): Quantity {
  const range = childOf(element, 'range');
  if (!range) context.fail(say('IPX/block/range', {}), element);
  return range ? product(context.quantity(range), unit) : 0;
}

/** The blocks of a bank, one behind the other when it is serial. */
export function readBank(
  original: XmlElement,
  surroundings: Surroundings,
  context: ReadContext,
): { nodes: RegisterNode[]; size: Quantity } {
  const bank = context.resolved(original);
  if (bank.attributes.get('bankAlignment') === 'parallel') {
    context.lose(say('IPX/bank/parallel', {}), bank);
    return { nodes: [], size: 0 };
  }
  const inherited = inheritedBy(bank, surroundings.inherited, context);
  const start = blockBase(bank, surroundings, context);
  const nodes: RegisterNode[] = [];
  let size: Quantity = 0;
  for (const child of bank.children) {
    const around = { ...surroundings, inherited, base: sum(start, size) };
    if (child.name === 'bank') {
      const inner = readBank(child, around, context);
      nodes.push(...inner.nodes);
      size = sum(size, inner.size);
    } else if (child.name === 'addressBlock') {
      nodes.push(...readBlock(atZero(context.resolved(child)), around, false, context));
      size = sum(size, blockRange(context.resolved(child), around, context));
    } else if (child.name === 'subspaceMap') {
      context.lose(say('IPX/subspace', {}), child);
    }
  }
  return { nodes, size };
}

/** A block of a bank has no base address of its own. */
function atZero(block: XmlElement): XmlElement {
  if (childOf(block, 'baseAddress')) return block;
  const base: XmlElement = {
    name: 'baseAddress',
    namespace: block.namespace,
    attributes: new Map(),
    children: [],
    text: '0',
    line: block.line,
    parent: block,
  };
  return { ...block, children: [...block.children, base] };
}

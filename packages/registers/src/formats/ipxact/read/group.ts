import { Group, Memory } from '@netloom/model';
import type { RegisterNode } from '@netloom/model';
import { childOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { product } from '../../arithmetic.ts';
import { corrected, extensionIn } from '../extension.ts';
import type { Members } from '../extension.ts';
import { inOrder } from '../order.ts';
import { inheritedBy } from './access.ts';
import type { ReadContext } from './context.ts';
import { placedMembers } from './placed.ts';
import type { Surroundings } from './placed.ts';
import { isPresent } from './presence.ts';
import { readRegister, registerMembers } from './register.ts';
import { say } from '../../../wording/formats/sentences.ts';
import { schemaSaid } from '../../schemaSaid.ts';

/** Registers and register files in an address block or register file. */
export function readChildren(
  element: XmlElement,
  surroundings: Surroundings,
  context: ReadContext,
): RegisterNode[] {
  const nodes: RegisterNode[] = [];
  for (const child of element.children) {
    if (child.name !== 'register' && child.name !== 'registerFile') continue;
    if (!isPresent(child, context)) continue;
    const extension = extensionIn(child);
    if (extension?.['copyOf'] !== undefined) continue;
    const read =
      child.name === 'registerFile'
        ? readGroup
        : extension?.['kind'] === 'memory'
          ? readOwnMemory
          : readRegister;
    const node = read(child, surroundings, context);
    if (node) nodes.push(node);
  }
  return nodes;
}

function readGroup(
  original: XmlElement,
  surroundings: Surroundings,
  context: ReadContext,
): Group | undefined {
  const element = context.resolved(original);
  const members = corrected(groupMembers(element, surroundings, context), extensionIn(element));
  const inherited = inheritedBy(element, surroundings.inherited, context);
  const nodes = readChildren(element, { ...surroundings, inherited, base: 0 }, context);
  const children = inOrder(nodes, extensionIn(element));
  const parsed = Group.omit({ children: true }).safeParse(members);
  if (parsed.success) return { ...parsed.data, children };
  context.fail(
    say('IPX/group/schema', { name: String(members['name']), issue: schemaSaid(parsed.error) }),
    element,
  );
  return undefined;
}

/** What the standard's elements say of a register file, without what is in it. */
export function groupMembers(element: XmlElement, surroundings: Surroundings, context: ReadContext): Members {
  const range = childOf(element, 'range');
  return {
    kind: 'group',
    ...placedMembers(element, 'addressOffset', surroundings, context),
    ...(range && { size: product(context.quantity(range), surroundings.unit) }),
  };
}

/** A memory inside a group: IP-XACT has none, so it is an array of registers with an extension. */
function readOwnMemory(
  element: XmlElement,
  surroundings: Surroundings,
  context: ReadContext,
): Memory | undefined {
  const members = corrected(registerMembers(element, surroundings, context), extensionIn(element));
  return parsedMemory(members, element, context);
}

export function parsedMemory(
  members: Members,
  element: XmlElement,
  context: ReadContext,
): Memory | undefined {
  const parsed = Memory.safeParse(members);
  if (parsed.success) return parsed.data;
  context.fail(
    say('IPX/memory/schema', { name: String(members['name']), issue: schemaSaid(parsed.error) }),
    element,
  );
  return undefined;
}

import { childOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';

/** Members of lists are replaced by name. */
const LISTS = new Set(['registers', 'fields']);
const LISTED = new Set(['register', 'cluster', 'field']);
const COPIES = new Set(['dim', 'dimIncrement', 'dimIndex', 'dimName', 'dimArrayIndex']);
/** The three ways to give a field's bits exclude each other. */
const BITS = [['lsb', 'msb'], ['bitOffset', 'bitWidth'], ['bitRange']];

/** `own` with what it does not say itself taken from `base`; copies only if the own name has a place for an index. */
export function mergedWith(own: XmlElement, base: XmlElement): XmlElement {
  const isRepeated = textOf(own, 'name')?.includes('%s') ?? true;
  const hasOwn = new Set(own.children.map(({ name }) => name));
  const otherBits = BITS.filter((names) => !names.some((name) => hasOwn.has(name))).flat();
  const hasOwnBits = otherBits.length < BITS.flat().length;
  const isTaken = ({ name }: XmlElement) => {
    if (LISTS.has(name) || LISTED.has(name)) return false;
    if (COPIES.has(name) && !isRepeated) return false;
    return !hasOwn.has(name) && !(hasOwnBits && otherBits.includes(name));
  };
  const lists = base.children.flatMap((child) => {
    if (!LISTS.has(child.name)) return [];
    const list = childOf(own, child.name);
    return [list ? { ...list, children: mergedList(list.children, child.children) } : child];
  });
  const members = mergedList(own.children.filter(isListed), base.children.filter(isListed));
  const rest = own.children.filter(
    (child) => !isListed(child) && !lists.some(({ name }) => name === child.name),
  );
  return { ...own, children: [...base.children.filter(isTaken), ...rest, ...lists, ...members] };
}

const isListed = ({ name }: XmlElement) => LISTED.has(name);

function mergedList(own: readonly XmlElement[], base: readonly XmlElement[]): XmlElement[] {
  const keyOf = (element: XmlElement) => `${element.name} ${textOf(element, 'name')}`;
  const replaced = new Set(own.map(keyOf));
  return [...base.filter((element) => !replaced.has(keyOf(element))), ...own];
}

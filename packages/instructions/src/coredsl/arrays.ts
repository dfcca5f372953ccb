import type { Type } from '../language/type.ts';
import { typeText } from '../language/type.ts';
import { linearOf, linearText } from './linear.ts';
import { numberOf } from './numbers.ts';
import type { CoreNode, CoreStatement } from './syntax.ts';
import { unsayable } from './tokens.ts';
import type { Value } from './typed.ts';
import type { Names } from './values.ts';

export interface CoreArray {
  type: Type;
  depth: number;
}

type Index = CoreNode & { kind: 'index' };

/** The array of which the node is a word. */
export const arrayOf = ({ operand }: Index, { arrays }: Names): CoreArray | undefined =>
  operand.kind === 'name' ? arrays.get(operand.name) : undefined;

/** A word of an array in the language of definitions; numbers that loops say stay what they are. */
export function wordOf(node: Index, names: Names, valueOf: (node: CoreNode, names: Names) => Value): Value {
  const array = arrayOf(node, names)!;
  const { operand, high, low, at } = node;
  if (operand.kind !== 'name' || low !== undefined) throw unsayable(at, ':');
  const name = names.spelled.get(operand.name) ?? operand.name;
  const counted = linearOf(high, names.loops);
  if (counted) return { text: `${name}[${linearText(counted, names.spelled)}]`, type: array.type };
  const index = valueOf(high, names);
  if (index.type.signed) throw unsayable(high.at, typeText(index.type));
  return { text: `${name}[${index.text}]`, type: array.type };
}

const plain = (node: CoreNode) =>
  JSON.stringify(node, (key, value: unknown) => (key === 'at' ? undefined : value));

/** The number of the constant, casts apart. */
function constantOf(node: CoreNode): number | undefined {
  if (node.kind === 'cast') return constantOf(node.operand);
  return node.kind === 'number' ? Number(numberOf(node.text).value) : undefined;
}

/** Whether the test asks if the index of the word is one: a definition says nothing of what is beyond anyway. */
function asksFor(test: CoreNode, node: CoreNode, names: Names): boolean {
  const array = node.kind === 'index' ? arrayOf(node, names) : undefined;
  if (node.kind !== 'index' || array === undefined || test.kind !== 'binary') return false;
  const { operator, left, right } = test;
  return operator === '<' && constantOf(right) === array.depth && plain(left) === plain(node.high);
}

/** `i < 64 ? a[i] : 0`, which is what definitions mean by `a[i]`. */
export const isGuardedWord = ({ test, left, right }: CoreNode & { kind: 'choice' }, names: Names): boolean =>
  constantOf(right) === 0 && asksFor(test, left, names);

/** `if (i < 64) a[i] = …;` */
export function isGuardedWrite(
  { test, then, otherwise }: CoreStatement & { kind: 'if' },
  names: Names,
): boolean {
  const [only] = then;
  const isOne = then.length === 1 && otherwise.length === 0 && only?.kind === 'assign';
  return isOne && asksFor(test, only.target, names);
}

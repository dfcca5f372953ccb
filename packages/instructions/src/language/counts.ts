import type { Count } from './behaviour.ts';
import type { Node } from './syntax.ts';

export const constantCount = (value: number): Count => ({
  kind: 'constant',
  value,
  least: value,
  most: value,
});

/** The bounds of a sum, a difference or a product. */
function boundsOf(operator: '+' | '-' | '*', a: Count, b: Count): { least: number; most: number } {
  if (operator === '+') return { least: a.least + b.least, most: a.most + b.most };
  if (operator === '-') return { least: a.least - b.most, most: a.most - b.least };
  const corners = [a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most];
  return { least: Math.min(...corners), most: Math.max(...corners) };
}

/** An expression of constants and loop variables alone; undefined for any other. */
export function countOf(node: Node, loops: ReadonlyMap<string, Count>): Count | undefined {
  if (node.kind === 'number')
    return node.value <= BigInt(Number.MAX_SAFE_INTEGER) ? constantCount(Number(node.value)) : undefined;
  if (node.kind === 'name') return loops.get(node.name);
  if (node.kind === 'unary' && node.operator === '-')
    return combined('-', constantCount(0), countOf(node.operand, loops));
  if (node.kind !== 'binary' || !isCounting(node.operator)) return undefined;
  return combined(node.operator, countOf(node.left, loops), countOf(node.right, loops));
}

const isCounting = (operator: string): operator is '+' | '-' | '*' => ['+', '-', '*'].includes(operator);

function combined(
  operator: '+' | '-' | '*',
  left: Count | undefined,
  right: Count | undefined,
): Count | undefined {
  if (!left || !right) return undefined;
  const bounds = boundsOf(operator, left, right);
  if (!Number.isSafeInteger(bounds.least) || !Number.isSafeInteger(bounds.most)) return undefined;
  if (left.kind === 'constant' && right.kind === 'constant') return constantCount(bounds.least);
  return { kind: 'count', operator, left, right, ...bounds };
}

/** Its value when the loops are where `at` says. */
export function valueOf(count: Count, at: (name: string) => number): number {
  if (count.kind === 'constant') return count.value;
  if (count.kind === 'loop') return at(count.name);
  const [left, right] = [valueOf(count.left, at), valueOf(count.right, at)];
  return count.operator === '+' ? left + right : count.operator === '-' ? left - right : left * right;
}

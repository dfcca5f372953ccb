import { numberOf } from './numbers.ts';
import type { CoreNode } from './syntax.ts';

/** A whole number that constants and loops say: a sum of multiples. */
export interface Linear {
  constant: number;
  /** By variable of a loop. */
  times: ReadonlyMap<string, number>;
}

const constant = (value: number): Linear => ({ constant: value, times: new Map() });

function scaled({ constant: part, times }: Linear, by: number): Linear {
  return { constant: part * by, times: new Map([...times].map(([name, count]) => [name, count * by])) };
}

function sum(a: Linear, b: Linear): Linear {
  const times = new Map(a.times);
  for (const [name, count] of b.times) times.set(name, (times.get(name) ?? 0) + count);
  return { constant: a.constant + b.constant, times };
}

/** Undefined for what something else says too. */
export function linearOf(node: CoreNode, loops: ReadonlyMap<string, unknown>): Linear | undefined {
  if (node.kind === 'number') return constant(Number(numberOf(node.text).value));
  if (node.kind === 'name')
    return loops.has(node.name) ? { constant: 0, times: new Map([[node.name, 1]]) } : undefined;
  if (node.kind === 'cast' && node.width === undefined) return linearOf(node.operand, loops);
  if (node.kind !== 'binary') return undefined;
  const [left, right] = [linearOf(node.left, loops), linearOf(node.right, loops)];
  if (!left || !right) return undefined;
  if (node.operator === '+') return sum(left, right);
  if (node.operator === '-') return sum(left, scaled(right, -1));
  if (node.operator !== '*') return undefined;
  if (left.times.size === 0) return scaled(right, left.constant);
  return right.times.size === 0 ? scaled(left, right.constant) : undefined;
}

/** Undefined where it is not the same in every round. */
export function differenceOf(a: Linear, b: Linear): number | undefined {
  const { constant: value, times } = sum(a, scaled(b, -1));
  return [...times.values()].every((count) => count === 0) ? value : undefined;
}

export function linearText({ constant: value, times }: Linear, spelled: ReadonlyMap<string, string>): string {
  const parts = [...times]
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${count} * ${spelled.get(name) ?? name}`);
  return value === 0 && parts.length > 0 ? parts.join(' + ') : [...parts, String(value)].join(' + ');
}

import type { DocumentChange } from './documentKind.ts';
import { partAt } from './partAt.ts';
import { emptyOf, isOrdered, isSame, partsOf, shapeAt } from './shape.ts';
import type { Steps, TreeRules } from './shape.ts';

/** What changed from one tree to another, the smallest parts that have a name. */
export function diffTrees(rules: TreeRules, from: unknown, to: unknown): DocumentChange[] {
  return diffAt(rules, [], from, to);
}

function diffAt(rules: TreeRules, steps: Steps, from: unknown, to: unknown): DocumentChange[] {
  const shape = shapeAt(rules, steps, [from, to]);
  // What has many parts is not compared as a whole first: each part is compared anyway.
  const isLarge = shape.kind === 'record' || shape.kind === 'list';
  if (from === to || (!isLarge && steps.length > 0 && isSame(from, to))) return [];
  const [before, after] = [from, to].map((value) => partsOf(shape, value ?? emptyOf(shape)));
  if (!before || !after) return isSame(from, to) ? [] : [changeOf(rules, steps, from, to)];
  const changes = [...new Set([...after.keys(), ...before.keys()])].flatMap((name) =>
    diffAt(rules, [...steps, name], before.get(name), after.get(name)),
  );
  if (!isOrdered(shape)) return changes;
  const [old, now] = [commonNames(before, after), commonNames(after, before)];
  if (isSame(old, now)) return changes;
  return [...changes, { kind: 'reordered', ...partAt(rules, steps), before: old, after: now }];
}

function commonNames(parts: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>): string[] {
  return [...parts.keys()].filter((name) => others.has(name));
}

function changeOf(rules: TreeRules, steps: Steps, before: unknown, after: unknown): DocumentChange {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return {
    kind,
    ...partAt(rules, steps),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

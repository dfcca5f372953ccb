import { pathOf } from '../format/pointer.ts';
import { diffTrees } from './diffTrees.ts';
import { emptyOf, partsOf, shapeAt, wholeOf } from './shape.ts';
import type { Steps, TreeRules } from './shape.ts';

/** What a tree has instead, by pointers of names as in `DocumentPart`; null where it has nothing. */
type TreePatch = Readonly<Record<string, unknown>>;

/** What makes one tree of another. The order of lists is not told: where it means something, no patch is enough. */
export function patchBetween(rules: TreeRules, from: unknown, to: unknown): TreePatch {
  const changes = diffTrees(rules, from, to).filter(({ kind }) => kind !== 'reordered');
  return Object.fromEntries(changes.map(({ pointer, after }) => [pointer, after ?? null]));
}

/** A tree with one entry of a patch; undefined where the place of the entry is not there, or its value has another name. */
export function patchTree(rules: TreeRules, tree: unknown, pointer: string, value: unknown): unknown {
  const steps = pathOf(pointer);
  return steps.length === 0 ? undefined : put(rules, steps, 0, tree, value);
}

function put(rules: TreeRules, steps: Steps, depth: number, node: unknown, value: unknown): unknown {
  const shape = shapeAt(rules, steps.slice(0, depth), [node]);
  const parts = partsOf(shape, node ?? emptyOf(shape));
  if (!parts) return undefined;
  const name = steps[depth]!;
  const next = new Map(parts);
  if (depth < steps.length - 1) {
    const below = put(rules, steps, depth + 1, parts.get(name), value);
    if (below === undefined) return undefined;
    next.set(name, below);
  } else if (value === null) {
    if (!next.delete(name)) return undefined;
  } else {
    if (shape.kind === 'list' && shape.nameOf(value, 0) !== name) return undefined;
    next.set(name, value);
  }
  return wholeOf(shape, next);
}

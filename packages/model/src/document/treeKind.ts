import { diffTrees } from './diffTrees.ts';
import type { Choice, DocumentChange, DocumentKind, DocumentMerge } from './documentKind.ts';
import { mergeRenamed } from './mergeRenamed.ts';
import { mergeTrees } from './mergeTrees.ts';
import type { Choices } from './mergeTrees.ts';
import { partAt } from './partAt.ts';
import type { RenameRules, Sides } from './renames.ts';
import { isSame } from './shape.ts';
import type { Steps, TreeRules } from './shape.ts';

type Known = 'id' | 'suffix' | 'read' | 'write' | 'saysAll' | 'title' | 'check' | 'templates' | 'generator';

export interface TreeKind<Doc extends object, Context> extends Pick<DocumentKind<Doc, Context>, Known> {
  rules: TreeRules;
  /** Without them a renamed thing is one removed and one added. */
  renames?: RenameRules<Doc>;
  /** What the rules speak of, where it is not the document itself. */
  toTree?(document: Doc): unknown;
  /**
   * Mends what changes that are sound by themselves leave unsound together, such as a mention of what the other side
   * removed. A dispute is about the thing that its steps lead to.
   */
  reconcile?(merged: Doc, sides: Sides<Doc>, choiceOf: (steps: Steps) => Choice | undefined): Reconciled<Doc>;
  /** The document of a merged tree; undefined for a tree that is none. */
  parse(tree: unknown): Doc | undefined;
}

export interface Reconciled<Doc> {
  document: Doc;
  disputes: { steps: Steps; base?: unknown; mine?: unknown; theirs?: unknown }[];
}

/**
 * The tree of a document. Reading what was written gives defaults and orders one form, so that trees are equal when texts
 * are. It is kept, since documents never change and one version is compared with many.
 */
function treesOf<Doc extends object>(
  { read, write, suffix }: Pick<DocumentKind<Doc>, 'read' | 'write' | 'suffix'>,
  toTree?: (document: Doc) => unknown,
): (document: Doc) => unknown {
  const trees = new WeakMap<Doc, unknown>();
  return (document) => {
    let tree = trees.get(document);
    if (tree === undefined) {
      const canonical = read(write(document), suffix).document ?? document;
      tree = toTree ? toTree(canonical) : canonical;
      trees.set(document, tree);
    }
    return tree;
  };
}

/** A merge with what its kind mends in it, and disputes that are not conflicts already or settled by choices. */
function reconciled<Doc extends object, Context>(
  { rules, reconcile }: TreeKind<Doc, Context>,
  { document, conflicts }: DocumentMerge<Doc>,
  sides: Sides<Doc>,
  choices: Choices,
): DocumentMerge<Doc> {
  if (!reconcile) return { document, conflicts };
  const mended = reconcile(document, sides, (steps) => choices[partAt(rules, steps).pointer]);
  const found = new Set(conflicts.map(({ pointer }) => pointer));
  const disputes = mended.disputes.map(({ steps, ...values }) => ({ ...partAt(rules, steps), ...values }));
  const more = disputes.filter(({ pointer }) => !found.has(pointer) && choices[pointer] === undefined);
  return { document: mended.document, conflicts: [...conflicts, ...more] };
}

/** A kind whose documents are trees, compared and merged by rules. */
export function treeKind<Doc extends object, Context = unknown>(
  kind: TreeKind<Doc, Context>,
): DocumentKind<Doc, Context> {
  const { rules, renames, toTree, parse, ...known } = kind;
  const treeOf = treesOf(known, toTree);

  function diff(from: Doc, to: Doc): DocumentChange[] {
    if (from === to) return [];
    const renamed = renames?.find(from, to) ?? [];
    const before = renamed.length === 0 ? from : renames!.apply(from, renamed);
    const names = renamed.map((each): DocumentChange => ({
      kind: 'renamed',
      ...partAt(rules, [each.record, each.to]),
      before: each.from,
      after: each.to,
    }));
    return [...names, ...diffTrees(rules, treeOf(before), treeOf(to))];
  }

  function mergeNamed(base: Doc | undefined, mine: Doc, theirs: Doc, choices: Choices): DocumentMerge<Doc> {
    const sides = {
      base: base === undefined ? undefined : treeOf(base),
      mine: treeOf(mine),
      theirs: treeOf(theirs),
    };
    if (isSame(sides.mine, sides.theirs) || isSame(sides.base, sides.theirs))
      return { document: mine, conflicts: [] };
    if (isSame(sides.base, sides.mine)) return { document: theirs, conflicts: [] };
    const { tree, conflicts } = mergeTrees(rules, sides, choices);
    const document = parse(tree);
    if (document !== undefined) {
      const merged = { document, conflicts };
      return base === undefined ? merged : reconciled(kind, merged, { base, mine, theirs }, choices);
    }
    // Each change fits its own side, all together fit none.
    const whole = { pointer: '', subject: 'document', name: '', ...sides };
    return {
      document: choices[''] === 'theirs' ? theirs : mine,
      conflicts: choices[''] === undefined ? [whole] : [],
    };
  }

  function merge(base: Doc | undefined, mine: Doc, theirs: Doc, choices: Choices = {}): DocumentMerge<Doc> {
    const plain = () => mergeNamed(base, mine, theirs, choices);
    if (renames === undefined || base === undefined || choices[''] !== undefined) return plain();
    const merged = mergeRenamed<Doc>({ rules, renames, merge: mergeNamed }, { base, mine, theirs }, choices);
    return merged.conflicts.some(({ pointer }) => pointer === '') ? plain() : merged;
  }

  return { ...known, diff, merge };
}

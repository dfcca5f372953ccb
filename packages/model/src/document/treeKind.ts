import { diffTrees } from './diffTrees.ts';
import type { DocumentChange, DocumentKind, DocumentMerge } from './documentKind.ts';
import { mergeRenamed } from './mergeRenamed.ts';
import { mergeTrees } from './mergeTrees.ts';
import type { Choices } from './mergeTrees.ts';
import { partAt } from './partAt.ts';
import type { RenameRules } from './renames.ts';
import { isSame } from './shape.ts';
import type { TreeRules } from './shape.ts';

type Known = 'id' | 'suffix' | 'read' | 'write' | 'saysAll' | 'title' | 'check' | 'templates';

export interface TreeKind<Doc, Context> extends Pick<DocumentKind<Doc, Context>, Known> {
  rules: TreeRules;
  /** Without them a renamed thing is one removed and one added. */
  renames?: RenameRules<Doc>;
  /** What the rules speak of, where it is not the document itself. */
  toTree?(document: Doc): unknown;
  /** The document of a merged tree; undefined for a tree that is none. */
  parse(tree: unknown): Doc | undefined;
}

/** A kind whose documents are trees, compared and merged by rules. */
export function treeKind<Doc, Context = unknown>(kind: TreeKind<Doc, Context>): DocumentKind<Doc, Context> {
  const { rules, renames, toTree, parse, ...known } = kind;
  // Reading what was written gives defaults and orders one form, so that trees are equal when texts are.
  const treeOf = (document: Doc): unknown => {
    const canonical = kind.read(kind.write(document), kind.suffix).document ?? document;
    return toTree ? toTree(canonical) : canonical;
  };

  function diff(from: Doc, to: Doc): DocumentChange[] {
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
    if (document !== undefined) return { document, conflicts };
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

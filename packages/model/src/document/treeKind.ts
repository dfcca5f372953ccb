import { diffTrees } from './diffTrees.ts';
import type { DocumentKind, DocumentMerge } from './documentKind.ts';
import { mergeTrees } from './mergeTrees.ts';
import type { Choices } from './mergeTrees.ts';
import { isSame } from './shape.ts';
import type { TreeRules } from './shape.ts';

type Known = 'id' | 'suffix' | 'read' | 'write' | 'saysAll' | 'title' | 'check' | 'templates';

export interface TreeKind<Doc, Context> extends Pick<DocumentKind<Doc, Context>, Known> {
  rules: TreeRules;
  /** What the rules speak of, where it is not the document itself. */
  toTree?(document: Doc): unknown;
  /** The document of a merged tree; undefined for a tree that is none. */
  parse(tree: unknown): Doc | undefined;
}

/** A kind whose documents are trees, compared and merged by rules. */
export function treeKind<Doc, Context = unknown>(kind: TreeKind<Doc, Context>): DocumentKind<Doc, Context> {
  const { rules, toTree, parse, ...known } = kind;
  // Reading what was written gives defaults and orders one form, so that trees are equal when texts are.
  const treeOf = (document: Doc): unknown => {
    const canonical = kind.read(kind.write(document), kind.suffix).document ?? document;
    return toTree ? toTree(canonical) : canonical;
  };

  function merge(base: Doc | undefined, mine: Doc, theirs: Doc, choices: Choices = {}): DocumentMerge<Doc> {
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

  return { ...known, diff: (from, to) => diffTrees(rules, treeOf(from), treeOf(to)), merge };
}

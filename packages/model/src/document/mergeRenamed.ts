import type { DocumentConflict, DocumentMerge } from './documentKind.ts';
import type { Choices } from './mergeTrees.ts';
import { partAt } from './partAt.ts';
import { underOneName } from './renames.ts';
import type { DisputedName, RenameRules, Sides } from './renames.ts';
import type { TreeRules } from './shape.ts';

interface Ways<Doc> {
  rules: TreeRules;
  renames: RenameRules<Doc>;
  /** Merges versions that call each thing alike. */
  merge(base: Doc, mine: Doc, theirs: Doc, choices: Choices): DocumentMerge<Doc>;
}

/** A merge in which what one side renamed takes what the other side changed in it. */
export function mergeRenamed<Doc>(
  { rules, renames, merge }: Ways<Doc>,
  sides: Sides<Doc>,
  choices: Choices,
): DocumentMerge<Doc> {
  const { versions, disputed } = underOneName(renames, sides);
  const { document, conflicts } = merge(versions.base, versions.mine, versions.theirs, choices);
  const conflictOf = (each: DisputedName): DocumentConflict => ({
    // No thing has a member of that name.
    ...partAt(rules, [each.record, each.to, 'name']),
    base: each.from,
    mine: each.to,
    theirs: each.theirs,
  });
  const names = disputed.map((each) => ({ each, conflict: conflictOf(each) }));
  const theirs = names.filter(({ conflict }) => choices[conflict.pointer] === 'theirs');
  return {
    document: renames.apply(
      document,
      theirs.map(({ each }) => ({ record: each.record, from: each.to, to: each.theirs })),
    ),
    conflicts: [
      ...names.map(({ conflict }) => conflict).filter(({ pointer }) => choices[pointer] === undefined),
      ...conflicts,
    ],
  };
}

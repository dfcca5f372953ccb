/** A thing of a record has another name. */
export interface Rename {
  /** The record's member of the document, e.g. `instances`. */
  record: string;
  from: string;
  to: string;
}

/** How documents of a kind say that things were renamed, though they are known by their names alone. */
export interface RenameRules<Doc> {
  /** What has another name in `to`: names that only one of the two has, each in one pair at most. */
  find(from: Doc, to: Doc): Rename[];
  /** Renames wherever the document speaks of the things; what it has not is passed over. */
  apply(document: Doc, renames: readonly Rename[]): Doc;
  /** Whether anything in the document has the name. */
  isTaken(document: Doc, name: string): boolean;
}

export interface Sides<Doc> {
  base: Doc;
  mine: Doc;
  theirs: Doc;
}

/** Both sides gave a thing another name; `from` is what the base calls it. */
export interface DisputedName extends Rename {
  theirs: string;
}

/** The versions with one name for each thing: the new one, and mine where both sides gave one. */
export function underOneName<Doc>(
  rules: RenameRules<Doc>,
  { base, mine, theirs }: Sides<Doc>,
): { versions: Sides<Doc>; disputed: DisputedName[] } {
  const [byMe, byThem] = [rules.find(base, mine), rules.find(base, theirs)];
  // What the other side removed, or whose new name it gave to something else, stays removed and added.
  const isFree = (other: Doc, { from, to }: Rename) =>
    rules.isTaken(other, from) && !rules.isTaken(other, to);
  const myOwn = byMe.filter((each) => isFree(theirs, each));
  const theirOwn = byThem.filter((each) => isFree(mine, each));
  const both = byMe.flatMap((each): DisputedName[] => {
    const other = byThem.find(({ record, from }) => record === each.record && from === each.from);
    return other ? [{ ...each, theirs: other.to }] : [];
  });
  const disputed = both.filter(
    (each) => each.to !== each.theirs && !rules.isTaken(theirs, each.to) && !rules.isTaken(mine, each.theirs),
  );
  const agreed = both.filter((each) => each.to === each.theirs);
  const versions = {
    base: rules.apply(base, [...myOwn, ...theirOwn, ...disputed, ...agreed]),
    mine: rules.apply(mine, theirOwn),
    theirs: rules.apply(theirs, [...myOwn, ...disputed.map((each) => ({ ...each, from: each.theirs }))]),
  };
  return { versions, disputed };
}

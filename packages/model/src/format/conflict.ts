/** What git puts around the two sides of a conflict (git-merge(1), "How conflicts are presented"). */
const MARK = /^(?:<{7}|>{7})(?: |\r?$)/m;

/** Where the first mark of a merge conflict stands in a text, in UTF-16 units; undefined without one. */
export function conflictOffset(text: string): number | undefined {
  return MARK.exec(text)?.index;
}

/** Code of a file that holds both sides of a conflict instead of one document. */
export const CONFLICT_CODE = 'DOC-CONFLICT';

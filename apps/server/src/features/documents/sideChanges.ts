import type { DocumentChange } from '@netloom/model';

/** What a side changed; `changes` are the first, without values that are too long for a line. */
export interface SideChanges {
  count: number;
  changes: DocumentChange[];
}

/** More changes of a side are counted. */
const LISTED = 100;
const LONGEST_VALUE = 200;

export function listed(changes: readonly DocumentChange[]): SideChanges {
  const short = (value: unknown) => value !== undefined && JSON.stringify(value).length <= LONGEST_VALUE;
  return {
    count: changes.length,
    changes: changes.slice(0, LISTED).map(({ before, after, ...part }) => ({
      ...part,
      ...(short(before) && { before }),
      ...(short(after) && { after }),
    })),
  };
}

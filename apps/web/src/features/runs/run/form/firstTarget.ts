import type { RunTarget } from '@netloom/contract';

export interface FirstTarget {
  /** What a form begins with; undefined where that is not known, or up to the user. */
  first?: RunTarget;
  /** The list of the chosen design, which nothing in the tree is: another design is not taken for it. */
  notGenerated?: string;
}

/**
 * Which target a form begins with: that of the list which was asked for, else of the chosen design's (null: none is
 * chosen, undefined: not known yet), else the first of all.
 */
export function firstTarget(
  targets: readonly RunTarget[] | undefined,
  asked: string | null,
  design: string | null | undefined,
): FirstTarget {
  if (targets === undefined || targets.length === 0) return {};
  const of = (list: string) => targets.find(({ fileList }) => fileList === list);
  const wanted = asked === null ? undefined : of(asked);
  if (wanted !== undefined) return { first: wanted };
  if (design === undefined) return {};
  if (design === null) return { first: targets[0]! };
  const chosen = of(design);
  return chosen === undefined ? { notGenerated: design } : { first: chosen };
}

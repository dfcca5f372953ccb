interface Names {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** Knows names, as a set or a map of them does. */
interface Known {
  has(name: string): boolean;
}

/**
 * The order of what a merge keeps: that of the side which reordered, mine where both did, with the other side's
 * additions behind their neighbours. `isDisputed` when both reordered differently.
 */
export function mergeNames(
  { base, mine, theirs }: Names,
  kept: Known,
  isTheirsFirst: boolean,
): { order: string[]; isDisputed: boolean } {
  const [inBase, inMine, inTheirs] = [new Set(base), new Set(mine), new Set(theirs)];
  const [was, my, their] = [base, mine, theirs].map((names) =>
    names.filter((name) => inBase.has(name) && inMine.has(name) && inTheirs.has(name)).join('\0'),
  );
  const isDisputed = was !== my && was !== their && my !== their;
  const leadsTheirs = isDisputed ? isTheirsFirst : was === my && was !== their;
  const [lead, other] = leadsTheirs ? [theirs, mine] : [mine, theirs];
  const order = lead.filter((name) => kept.has(name));
  // At one place my additions come first.
  const isPassed = (name: string | undefined) =>
    name !== undefined && !leadsTheirs && !inBase.has(name) && !inTheirs.has(name);
  insert(
    order,
    other.filter((name) => kept.has(name)),
    isPassed,
  );
  return { order, isDisputed };
}

/** Puts the names that `order` lacks behind the nearest name before them. */
function insert(
  order: string[],
  names: readonly string[],
  isPassed: (name: string | undefined) => boolean,
): void {
  const placed = new Set(order);
  let at = 0;
  for (const name of names) {
    if (placed.has(name)) at = order.indexOf(name) + 1;
    else {
      while (isPassed(order[at])) at++;
      order.splice(at++, 0, name);
    }
  }
}

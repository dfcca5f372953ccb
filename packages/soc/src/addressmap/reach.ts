import type { Design } from '../design/block.ts';
import { isGenerated } from '../design/busProfile.ts';
import type { Link } from '../design/links.ts';
import type { ResolvedInterface } from '../design/resolve.ts';

/** Who reaches whom through interconnect. */
export interface Reach {
  /** Links by the instance of interconnect that they leave from. */
  leaving: ReadonlyMap<string, Link[]>;
  /** Links that do not start at interconnect: one for each real manager. */
  entering: Link[];
}

export function reachOf(design: Design, links: readonly Link[]): Reach {
  const leaving = new Map<string, Link[]>();
  const entering: Link[] = [];
  for (const link of links) {
    const from = link.manager.instance;
    if (from === undefined || !isGenerated(design, from)) entering.push(link);
    else pushTo(leaving, from, link);
  }
  return { leaving, entering };
}

const known = new WeakMap<Reach, Map<Link, readonly ResolvedInterface[]>>();

/** The subordinates that a transfer over `link` can end at, in link order; interconnect is passed through. */
export function leavesBehind(design: Design, reach: Reach, link: Link): readonly ResolvedInterface[] {
  let links = known.get(reach);
  if (!links) known.set(reach, (links = new Map<Link, readonly ResolvedInterface[]>()));
  let leaves = links.get(link);
  if (!leaves) links.set(link, (leaves = findLeaves(design, reach, link)));
  return leaves;
}

function findLeaves(design: Design, reach: Reach, link: Link): ResolvedInterface[] {
  const leaves: ResolvedInterface[] = [];
  const seen = new Set<string>();
  const visit = ({ subordinate }: Link) => {
    const { instance, key } = subordinate;
    if (instance === undefined || !isGenerated(design, instance)) {
      leaves.push(subordinate);
    } else if (!seen.has(key)) {
      seen.add(key);
      for (const next of reach.leaving.get(instance) ?? []) visit(next);
    }
  };
  visit(link);
  return leaves;
}

function pushTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

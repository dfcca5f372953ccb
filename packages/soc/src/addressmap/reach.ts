import type { Design } from '../design/block.ts';
import { isDecoding, passageAt } from '../design/generated.ts';
import type { Link } from '../design/links.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { wholeLinks } from './wholeLinks.ts';

/** Who reaches whom through interconnect. Links are whole: see `wholeLinks`. */
export interface Reach {
  /** Links by the instance of interconnect that they leave from. */
  leaving: ReadonlyMap<string, Link[]>;
  /** Links that do not start at interconnect: one for each real manager. */
  entering: Link[];
  /** Link of the document → the whole that it is a part of. */
  whole: ReadonlyMap<Link, Link>;
}

export function reachOf(design: Design, links: readonly Link[]): Reach {
  const leaving = new Map<string, Link[]>();
  const entering: Link[] = [];
  const whole = wholeLinks(design, links);
  for (const link of new Set(whole.values())) {
    if (isDecoding(design, link.manager)) pushTo(leaving, link.manager.instance!, link);
    else entering.push(link);
  }
  return { leaving, entering, whole };
}

const known = new WeakMap<Reach, Map<Link, readonly ResolvedInterface[]>>();

/** The subordinates that a transfer over a whole link can end at, in link order; interconnect is passed through. */
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
    if (!isDecoding(design, subordinate)) {
      leaves.push(subordinate);
    } else if (!seen.has(subordinate.key)) {
      seen.add(subordinate.key);
      for (const next of onward(design, reach, subordinate)) visit(next);
    }
  };
  visit(link);
  return leaves;
}

/** The links behind an interface of interconnect at which transfers enter. */
function onward(design: Design, { leaving }: Reach, end: ResolvedInterface): Link[] {
  const downstream = passageAt(design, end)?.downstream ?? [];
  return (leaving.get(end.instance ?? '') ?? []).filter(({ manager }) => downstream.includes(manager.name));
}

function pushTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

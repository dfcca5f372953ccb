import type { Design } from '../design/block.ts';
import { passageAt } from '../design/generated.ts';
import type { Link } from '../design/links.ts';
import { endpointKey } from '../document/endpoint.ts';

/**
 * Links as transfers take them: through blocks that pass them on without decoding, from the manager that starts them, or
 * the interconnect that gives them on, to what answers or decodes next. Each link of the document → the whole that it is
 * a part of; links that lead nowhere, or only round in a circle, are part of none.
 */
export function wholeLinks(design: Design, links: readonly Link[]): ReadonlyMap<Link, Link> {
  const onward = onwardLinks(design, links);
  const whole = new Map<Link, Link>();
  for (const first of links) {
    if (isPassing(design, first.manager)) continue;
    const parts = [first];
    for (let next = onward.get(first); next; next = onward.get(next)) parts.push(next);
    const last = parts.at(-1)!;
    if (isPassing(design, last.subordinate)) continue;
    const joined = parts.length === 1 ? first : join(first, last);
    for (const part of parts) whole.set(part, joined);
  }
  return whole;
}

function isPassing(design: Design, end: Link['manager']): boolean {
  return passageAt(design, end)?.decodes === false;
}

/** Link into a block that passes on → link out of it. */
function onwardLinks(design: Design, links: readonly Link[]): Map<Link, Link> {
  const leaving = new Map(links.map((link) => [link.manager.key, link]));
  const onward = new Map<Link, Link>();
  for (const link of links) {
    const passage = passageAt(design, link.subordinate);
    if (passage?.decodes !== false) continue;
    const next = leaving.get(endpointKey(link.subordinate.instance, passage.downstream[0]!));
    if (next) onward.set(link, next);
  }
  return onward;
}

function join(first: Link, last: Link): Link {
  return { ...first, subordinate: last.subordinate, managerPeer: last.managerPeer };
}

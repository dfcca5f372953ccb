import type { SocDocument } from '@netloom/model';
import { designOf } from '../../design/block.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { ownerOf } from '../../document/renames/namedSections.ts';
import type { Library } from '../../library/library.ts';
import type { Attachment, AttachLine, IsLeftOut } from './attachment.ts';
import { connectBus } from './connectBus.ts';
import { openEnds, openInterfaces } from './openEnds.ts';

/**
 * Connects the open interfaces of instances to interconnect. A manager that finds none brings what waits for one: the open
 * subordinates of others.
 */
export function attachBuses(
  document: SocDocument,
  library: Library,
  instances: readonly string[],
  isLeftOut: IsLeftOut,
): Attachment {
  const lines: AttachLine[] = [];
  let current = document;
  const connectAll = (ends: (document: SocDocument) => ResolvedInterface[]) => {
    for (const { key } of ends(current)) {
      const end = ends(current).find((each) => each.key === key);
      if (!end || isLeftOut(`bus:${key}`)) continue;
      const next = connectBus(current, library, end);
      if (!next) continue;
      lines.push(lineOf(current, next, end));
      current = next;
    }
  };
  const own = (each: SocDocument) => openInterfaces(designOf(each, library), instances);
  connectAll(own);
  const waits = own(current).some(({ role, key }) => role === 'manager' && !isLeftOut(`bus:${key}`));
  if (waits) {
    connectAll((each) => openEnds(designOf(each, library), 'subordinate'));
    connectAll(own);
  }
  return { document: current, lines };
}

function lineOf(before: SocDocument, after: SocDocument, { key, role }: ResolvedInterface): AttachLine {
  const added = after.interfaceConnections.slice(before.interfaceConnections.length);
  const other = role === 'manager' ? 'subordinate' : 'manager';
  const blocks = Object.keys(after.instances).filter((name) => !Object.hasOwn(before.instances, name));
  const isNew = (end: string) => end === key || blocks.includes(ownerOf(end));
  const ends = added.flatMap(({ manager, subordinate }) => [manager, subordinate]);
  return {
    ...{ id: `bus:${key}`, kind: 'bus', end: key, blocks },
    ...(role === 'manager' && { drives: true as const }),
    to: added.find((each) => each[role] === key)?.[other] ?? '',
    joined: [...new Set(ends.filter((end) => !isNew(end)))],
  };
}

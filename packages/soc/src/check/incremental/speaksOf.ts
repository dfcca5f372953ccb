import type { SocDocument } from '@netloom/model';
import type { Design } from '../../design/block.ts';
import { parseEndpoint } from '../../document/endpoint.ts';

type Names = ReadonlySet<string>;

/** Whether any interface connection of a document ends at one of these instances, or would if there was one. */
export function linksSpeakOf({ interfaceConnections }: SocDocument, names: Names): boolean {
  if (names.size === 0) return false;
  return interfaceConnections.some(
    ({ manager, subordinate }) => isAt(manager, names) || isAt(subordinate, names),
  );
}

/** The same of port connections, interrupts, and what a block connects by itself to the clock tree. */
export function drivesSpeakOf(before: Design, { document, blocks }: Design, names: Names): boolean {
  if (names.size === 0) return false;
  const joinsTree = ({ blocks: all }: Pick<Design, 'blocks'>) =>
    [...names].some((name) => all.get(name)?.shape?.generated?.ports.tree !== undefined);
  return (
    joinsTree(before) ||
    joinsTree({ blocks }) ||
    document.portConnections.some(({ from, to }) => isAt(from, names) || isAt(to, names)) ||
    Object.entries(document.interrupts).some(([from, { sink }]) => isAt(from, names) || isAt(sink, names))
  );
}

/** Whether a document speaks of any of these instances at all, but where it names them. */
export function speaksOf(before: Design, now: Design, names: Names): boolean {
  return (
    linksSpeakOf(now.document, names) ||
    drivesSpeakOf(before, now, names) ||
    Object.keys(now.document.addressMap).some((end) => isAt(end, names))
  );
}

function isAt(endpoint: string, names: Names): boolean {
  const end = parseEndpoint(endpoint);
  return end?.kind === 'name' && end.instance !== undefined && names.has(end.instance);
}

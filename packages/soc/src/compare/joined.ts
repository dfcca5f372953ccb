import type { SocDocument, SocLayout } from '@netloom/model';

/** All that either version has, with what both have as it is in the new one: a picture for both, not a design. */
export function joinedDocument(before: SocDocument, after: SocDocument): SocDocument {
  const both = <T>(was: Record<string, T>, now: Record<string, T>) => ({ ...was, ...now });
  return {
    ...after,
    clocks: both(before.clocks, after.clocks),
    resets: both(before.resets, after.resets),
    ports: both(before.ports, after.ports),
    interfaces: both(before.interfaces, after.interfaces),
    instances: both(before.instances, after.instances),
    interrupts: both(before.interrupts, after.interrupts),
    interfaceConnections: withGone(
      before.interfaceConnections,
      after.interfaceConnections,
      ({ manager, subordinate }) => `${manager} ${subordinate}`,
    ),
    portConnections: withGone(
      before.portConnections,
      after.portConnections,
      ({ from, to }) => `${from} ${to}`,
    ),
  };
}

/** Places of both; of what both have, the new ones. */
export function joinedLayout(before: SocLayout, after: SocLayout): SocLayout {
  const notes = { ...before.notes, ...after.notes };
  return { ...after, blocks: { ...before.blocks, ...after.blocks }, notes };
}

function withGone<T>(before: readonly T[], after: readonly T[], nameOf: (each: T) => string): T[] {
  const known = new Set(after.map(nameOf));
  return [...after, ...before.filter((each) => !known.has(nameOf(each)))];
}

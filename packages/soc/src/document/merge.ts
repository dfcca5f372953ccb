import { SocDocument } from '@netloom/model';
import { isObject, sameJson } from './canonical.ts';
import { withKeyedConnections, withListedConnections } from './flat.ts';
import { pointerOf } from './pointer.ts';

/** A value that both sides changed differently; absent values were removed or never there. */
export interface Conflict {
  /** JSON pointer in the merged document; for a connection, of its section. */
  pointer: string;
  base?: unknown;
  mine?: unknown;
  theirs?: unknown;
}

export interface Merge {
  /** Holds my value wherever there is a conflict. */
  document: SocDocument;
  conflicts: Conflict[];
}

/** Three-way merge by names and endpoints, not by lines. */
export function merge(base: SocDocument, mine: SocDocument, theirs: SocDocument): Merge {
  const conflicts: Conflict[] = [];
  const merged = mergeValues(
    withKeyedConnections(base),
    withKeyedConnections(mine),
    withKeyedConnections(theirs),
    [],
    conflicts,
  );
  const document = SocDocument.parse(withListedConnections(merged as Record<string, unknown>));
  return keepMyDrivers(base, mine, theirs, { document, conflicts });
}

function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: string[],
  conflicts: Conflict[],
): unknown {
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine;
  if (sameJson(base, mine)) return theirs;
  const isBranch = isObject(mine) && isObject(theirs) && (isObject(base) || path.length < 2);
  if (!isBranch) {
    const section = path[0]?.endsWith('Connections') ? path.slice(0, 1) : path;
    conflicts.push({ pointer: pointerOf(...section), base, mine, theirs });
    return mine;
  }
  const old = isObject(base) ? base : {};
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeValues(old[key], mine[key], theirs[key], [...path, key], conflicts);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

/** Where both sides connected one sink to different sources, both connections are new and would clash: mine stays. */
function keepMyDrivers(
  base: SocDocument,
  mine: SocDocument,
  theirs: SocDocument,
  { document, conflicts }: Merge,
): Merge {
  const drivers = ({ portConnections }: SocDocument) =>
    new Map(portConnections.map(({ from, to }) => [to, from]));
  const [old, ours, others] = [drivers(base), drivers(mine), drivers(theirs)];
  const isClash = (to: string) => {
    const [was, my, their] = [old.get(to), ours.get(to), others.get(to)];
    return my !== undefined && their !== undefined && my !== their && my !== was && their !== was;
  };
  const clashes = [...ours.keys()].filter(isClash).map((to) => ({
    pointer: '/portConnections',
    base: old.has(to) ? { from: old.get(to), to } : undefined,
    mine: { from: ours.get(to), to },
    theirs: { from: others.get(to), to },
  }));
  const portConnections = document.portConnections.filter(
    ({ from, to }) => !isClash(to) || ours.get(to) === from,
  );
  return { document: { ...document, portConnections }, conflicts: [...conflicts, ...clashes] };
}

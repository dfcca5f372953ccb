import type { AddressBlock, SocClock, SocDocument, SocReset } from '@netloom/model';

/** Rewrites every endpoint of a document; undefined drops the entry that holds it. */
export function mapEndpoints(
  document: SocDocument,
  map: (endpoint: string) => string | undefined,
): SocDocument {
  const pair = <A extends string, B extends string>(a: A, b: B) => {
    return (connection: Record<A | B, string>) => {
      const [first, second] = [map(connection[a]), map(connection[b])];
      if (first === undefined || second === undefined) return [];
      return first === connection[a] && second === connection[b]
        ? [connection]
        : [{ [a]: first, [b]: second } as Record<A | B, string>];
    };
  };
  return {
    ...document,
    interfaceConnections: document.interfaceConnections.flatMap(pair('manager', 'subordinate')),
    portConnections: document.portConnections.flatMap(pair('from', 'to')),
    addressMap: mapRecord(document.addressMap, map, (block) => mapManagers(block, map)),
    clocks: mapRecord(
      document.clocks,
      (name) => name,
      (clock) => mapIdle(clock, map),
    ),
    resets: mapRecord(
      document.resets,
      (name) => name,
      (reset) => mapRequests(reset, map),
    ),
    interrupts: mapRecord(document.interrupts, map, (line) => {
      const sink = map(line.sink);
      return sink === undefined ? undefined : { ...line, sink };
    }),
  };
}

/** Rewrites the output that says that a block is idle. */
function mapIdle(clock: SocClock, map: (endpoint: string) => string | undefined): SocClock {
  const { source } = clock;
  if (source?.kind !== 'gate' || source.idle === undefined) return clock;
  const { idle, ...gate } = source;
  const now = map(idle);
  return { ...clock, source: now === undefined ? gate : { ...gate, idle: now } };
}

/** Rewrites the outputs that ask for a reset. */
function mapRequests(reset: SocReset, map: (endpoint: string) => string | undefined): SocReset {
  const { source } = reset;
  if (!source?.requests) return reset;
  return { ...reset, source: { ...source, requests: source.requests.flatMap((each) => map(each) ?? []) } };
}

/** Rewrites the managers that an entry of the address map and its aliases name. */
export function mapManagers(
  block: AddressBlock,
  map: (endpoint: string) => string | readonly string[] | undefined,
): AddressBlock {
  const follow = <T extends { managers?: string[] | undefined }>(place: T): T =>
    place.managers ? { ...place, managers: place.managers.flatMap((each) => map(each) ?? []) } : place;
  const followed = follow(block);
  return followed.aliases ? { ...followed, aliases: followed.aliases.map(follow) } : followed;
}

function mapRecord<T>(
  record: Record<string, T>,
  mapKey: (key: string) => string | undefined,
  mapValue: (value: T) => T | undefined,
): Record<string, T> {
  const entries = Object.entries(record).flatMap(([key, value]) => {
    const [newKey, newValue] = [mapKey(key), mapValue(value)];
    return newKey === undefined || newValue === undefined ? [] : [[newKey, newValue] as const];
  });
  return Object.fromEntries(entries);
}

/** True when the endpoint is, or lies on, the instance or top-level object `name`. */
export function belongsTo(endpoint: string, name: string): boolean {
  if (!endpoint.startsWith(name)) return false;
  const next = endpoint[name.length];
  return next === undefined || next === '.' || next === '[';
}

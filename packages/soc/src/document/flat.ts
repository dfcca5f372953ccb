import type { SocDocument } from '@netloom/model';
import type { JsonObject } from './canonical.ts';

const SEPARATOR = ' → ';

/** A document whose connections are a record too, keyed by their two ends, so that all sections compare alike. */
export function withKeyedConnections(document: SocDocument): JsonObject {
  const keyed = <T>(list: readonly T[], first: (each: T) => string, second: (each: T) => string) =>
    Object.fromEntries(list.map((each) => [first(each) + SEPARATOR + second(each), each]));
  return {
    ...document,
    interfaceConnections: keyed(
      document.interfaceConnections,
      ({ manager }) => manager,
      ({ subordinate }) => subordinate,
    ),
    portConnections: keyed(
      document.portConnections,
      ({ from }) => from,
      ({ to }) => to,
    ),
  };
}

/** The inverse of `withKeyedConnections`. */
export function withListedConnections(keyed: JsonObject): JsonObject {
  return {
    ...keyed,
    interfaceConnections: Object.values(keyed['interfaceConnections'] as object),
    portConnections: Object.values(keyed['portConnections'] as object),
  };
}

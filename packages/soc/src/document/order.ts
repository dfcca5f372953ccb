import type { SocDocument } from '@netloom/model';

/** Orders by UTF-16 code units: the same on every machine and in every language setting. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function sortedRecord<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => compareText(a, b)));
}

/** The same document with records ordered by name and connections by endpoint. */
export function inOrder(document: SocDocument): SocDocument {
  const { parameters, clocks, resets, ports, interfaces, instances, addressMap, interrupts } = document;
  const records = { parameters, clocks, resets, ports, interfaces, instances, addressMap, interrupts };
  const sorted = Object.entries(records).map(([key, record]) => [key, sortedRecord<unknown>(record)]);
  return {
    ...document,
    ...(Object.fromEntries(sorted) as typeof records),
    interfaceConnections: document.interfaceConnections.toSorted(
      (a, b) => compareText(a.manager, b.manager) || compareText(a.subordinate, b.subordinate),
    ),
    portConnections: document.portConnections.toSorted(
      (a, b) => compareText(a.to, b.to) || compareText(a.from, b.from),
    ),
  };
}

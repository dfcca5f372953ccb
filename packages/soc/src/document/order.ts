import type { AddressAlias, AddressBlock, SocDocument } from '@netloom/model';

/** Orders by UTF-16 code units: the same on every machine and in every language setting. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function sortedRecord<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => compareText(a, b)));
}

function orderedMap(map: SocDocument['addressMap']): SocDocument['addressMap'] {
  const entries = Object.entries(map).map(([endpoint, block]) => [endpoint, orderedBlock(block)] as const);
  return sortedRecord(Object.fromEntries(entries));
}

/** Managers by name and aliases by base: neither order means anything. */
function orderedBlock(block: AddressBlock): AddressBlock {
  const { aliases = [], ...ordered } = block;
  if (block.managers) ordered.managers = block.managers.toSorted(compareText);
  return aliases.length === 0
    ? ordered
    : { ...ordered, aliases: aliases.map(orderedAlias).sort(compareAliases) };
}

function orderedAlias(alias: AddressAlias): AddressAlias {
  return alias.managers ? { ...alias, managers: alias.managers.toSorted(compareText) } : alias;
}

function compareAliases(a: AddressAlias, b: AddressAlias): number {
  const difference = BigInt(a.base) - BigInt(b.base);
  return difference < 0n ? -1 : difference > 0n ? 1 : compareText(JSON.stringify(a), JSON.stringify(b));
}

/** The same document with records ordered by name and connections by endpoint. */
export function inOrder(document: SocDocument): SocDocument {
  const { parameters, clocks, resets, ports, interfaces, instances, addressMap, interrupts } = document;
  const records = { parameters, clocks, resets, ports, interfaces, instances, interrupts };
  const sorted = Object.entries(records).map(([key, record]) => [key, sortedRecord<unknown>(record)]);
  return {
    ...document,
    ...(Object.fromEntries(sorted) as typeof records),
    addressMap: orderedMap(addressMap),
    ...(document.waivers && { waivers: sortedRecord(document.waivers) }),
    interfaceConnections: document.interfaceConnections.toSorted(
      (a, b) => compareText(a.manager, b.manager) || compareText(a.subordinate, b.subordinate),
    ),
    portConnections: document.portConnections.toSorted(
      (a, b) => compareText(a.to, b.to) || compareText(a.from, b.from),
    ),
  };
}

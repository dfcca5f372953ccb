import type { AddressBlock, SocDocument } from '@netloom/model';
import { attributesOf } from '@netloom/soc';
import type { Attributes } from '@netloom/soc';
import type { Picture } from '../map/picture.ts';

/** A subordinate of the address map; `block` is absent while it has no address. */
export interface Row {
  endpoint: string;
  block: AddressBlock | undefined;
  base: bigint | undefined;
  size: bigint | undefined;
  attributes: Attributes | undefined;
  /** Managers that reach it, whether the map shows it to them or not. */
  reachedBy: string[];
}

/** Every entry of the map and every subordinate that still waits for an address. */
export function tableRows(document: SocDocument, { columns, design }: Picture): Row[] {
  const reachedBy = new Map<string, Set<string>>();
  for (const { view } of columns) {
    const endpoints = [...view.regions.map(({ endpoint }) => endpoint), ...view.hidden, ...view.unassigned];
    for (const endpoint of endpoints) {
      const managers = reachedBy.get(endpoint) ?? new Set();
      reachedBy.set(endpoint, managers.add(view.manager));
    }
  }
  const endpoints = new Set([...Object.keys(document.addressMap), ...reachedBy.keys()]);
  return [...endpoints].map((endpoint) => {
    const block = Object.hasOwn(document.addressMap, endpoint) ? document.addressMap[endpoint] : undefined;
    return {
      endpoint,
      block,
      base: block && BigInt(block.base),
      size: block && BigInt(block.size),
      attributes: block && attributesOf(design, endpoint, block),
      reachedBy: [...(reachedBy.get(endpoint) ?? [])],
    };
  });
}

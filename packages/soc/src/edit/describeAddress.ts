import type { AddressAlias, AddressBlock, SocDocument } from '@netloom/model';
import { refuse } from './edit.ts';
import type { Edit } from './edit.ts';

/** What an entry of the address map says beside base, size and aliases. */
export type AddressDetails = Omit<AddressBlock, 'base' | 'size' | 'aliases'>;

/** Sets details of an endpoint's entry; an undefined one is removed, so that its default holds again. */
export function describeAddress(
  document: SocDocument,
  endpoint: string,
  details: Partial<AddressDetails>,
): Edit {
  return withBlock(document, endpoint, (block) => without({ ...block, ...details }));
}

/** Lets a subordinate be seen at a further base. */
export function addAlias(document: SocDocument, endpoint: string, alias: AddressAlias): Edit {
  return withBlock(document, endpoint, (block) => ({ ...block, aliases: [...(block.aliases ?? []), alias] }));
}

/** Sets members of an alias; an undefined one is removed. */
export function describeAlias(
  document: SocDocument,
  endpoint: string,
  index: number,
  details: Partial<AddressAlias>,
): Edit {
  const old = document.addressMap[endpoint]?.aliases?.[index];
  if (!old) return refuse(`${endpoint} has no alias ${index}`);
  return withBlock(document, endpoint, (block) => ({
    ...block,
    aliases: block.aliases!.with(index, without({ ...old, ...details })),
  }));
}

function withBlock(
  document: SocDocument,
  endpoint: string,
  change: (block: AddressBlock) => AddressBlock,
): Edit {
  const { addressMap } = document;
  if (!Object.hasOwn(addressMap, endpoint)) return refuse(`${endpoint} has no address`);
  return {
    document: { ...document, addressMap: { ...addressMap, [endpoint]: change(addressMap[endpoint]!) } },
  };
}

function without<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}

import type { AddressBlock, SocDocument } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { Edit } from './edit.ts';

/** What an entry of the address map says beside base and size. */
export type AddressDetails = Omit<AddressBlock, 'base' | 'size'>;

/** Sets details of an endpoint's entry; an undefined one is removed, so that its default holds again. */
export function describeAddress(
  document: SocDocument,
  endpoint: string,
  details: Partial<AddressDetails>,
): Edit {
  const { addressMap } = document;
  if (!Object.hasOwn(addressMap, endpoint)) return refuse(say('refused/no-address', { endpoint }));
  const block = { ...addressMap[endpoint]!, ...details };
  if (block.aliases?.length === 0) block.aliases = undefined;
  return { document: { ...document, addressMap: { ...addressMap, [endpoint]: defined(block) } } };
}

function defined<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}

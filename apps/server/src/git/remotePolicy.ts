import { lookup } from 'node:dns/promises';
import { warning } from '../http/refuse.ts';
import { isPublicAddress } from './publicAddress.ts';
import { parseAddress } from './remoteAddress.ts';
import type { RemoteAddress } from './remoteAddress.ts';

/** An address whose host was looked up and may be asked. Git connects to `addresses` and looks nothing up again. */
export interface CheckedRemote extends RemoteAddress {
  addresses: string[];
}

/** What the installation allows. */
export interface RemoteRules {
  configs: { value(key: 'git.privateAddresses'): boolean };
}

/** @throws a 601 that names `field` for an address that is none, an unknown host, or one that is not public. */
export async function checkRemote(
  address: string,
  field: string,
  { configs }: RemoteRules,
): Promise<CheckedRemote> {
  const remote = parseAddress(address, field);
  const found = await lookup(remote.host, { all: true }).catch(() => []);
  if (found.length === 0) {
    throw warning('no-host', { field, values: { host: remote.host } });
  }
  const addresses = found.map((one) => one.address);
  if (!configs.value('git.privateAddresses') && !addresses.every(isPublicAddress)) {
    throw warning('private-address', { field, values: { host: remote.host } });
  }
  return { ...remote, addresses };
}

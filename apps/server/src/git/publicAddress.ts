import { BlockList, isIPv6 } from 'node:net';

/** IANA IPv4 and IPv6 special-purpose address registries (RFC 6890), multicast (RFC 5771) and reserved space. */
const SPECIAL = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  /** Tunnels and translations carry IPv4 addresses within them; all outside 2000::/3 is not for the internet. */
  ipv6: ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const;

/** Apart: a list takes an IPv4 address for its mapped IPv6 form too. */
const special = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const range of SPECIAL[family]) {
    const [network = '', bits] = range.split('/');
    special[family].addSubnet(network, Number(bits), family);
  }
}

/** Whether an IP address is one of the internet's: not private, loopback, link-local, multicast, mapped or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.ipv4.check(address, 'ipv4');
  return !address.includes('%') && !special.ipv6.check(address, 'ipv6');
}

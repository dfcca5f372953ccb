import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const AGENT_LENGTH = 300;

/** Where a request comes from, as sessions and logs keep it. */
export interface ClientOrigin {
  address: string;
  agent: string;
}

export function originOf(request: FastifyRequest): ClientOrigin {
  return { address: request.ip, agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH) };
}

/** What counts as one address: of IPv6 a whole /64, for any household has that many. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

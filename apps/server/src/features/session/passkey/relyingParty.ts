import { isIP } from 'node:net';
import type { Settings } from '../../../settings.ts';

/** Whom passkeys are made for: what a browser takes them to is bound to both. */
export interface RelyingParty {
  /** RP ID (Web Authentication Level 3, section 5.1.2): the host of the public address. */
  id: string;
  origin: string;
}

/** Undefined where browsers allow no passkeys: without a public address, by plain HTTP, or with a number for a host. */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>): RelyingParty | undefined {
  if (publicUrl === undefined) return undefined;
  const { protocol, hostname: id, origin } = new URL(publicUrl);
  const secure = protocol === 'https:' || id === 'localhost' || id.endsWith('.localhost');
  return secure && isIP(id) === 0 && !id.startsWith('[') ? { id, origin } : undefined;
}

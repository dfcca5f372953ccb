import type { SocDocument } from '@netloom/model';

/** True when the address map restricts some subordinate to secure or privileged transfers. */
export function isGuarded({ addressMap }: SocDocument): boolean {
  return Object.values(addressMap).some(({ secure, privileged }) => secure || privileged);
}

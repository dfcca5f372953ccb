import type { NoSandbox } from '@netloom/executor';
import type { RefusalPart } from '../http/wording/refusals/reason.ts';

/** Why nothing can be confined on this machine, and what helps. */
export function whyUnsandboxed({ said }: Partial<NoSandbox> = {}): RefusalPart {
  if (said === undefined) return { reason: 'no-bubblewrap' };
  return { reason: 'sandbox-broken', values: { why: said } };
}

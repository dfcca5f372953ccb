import type { CoreOptions } from '../options/coreOptions.ts';
import { rtlTokens } from './rtlTokens.ts';

/** FNV-1a, 32 bits (RFC draft-eastlake-fnv): tells a core's RTL from what it was under other options. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Eight hexadecimal digits that a measuring run's label carries: figures of other RTL are told apart by them. */
export function rtlHash(options: CoreOptions): string {
  return fnv1a(rtlTokens(options)).toString(16).padStart(8, '0');
}

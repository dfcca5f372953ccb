import { output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../../options/coreOptions.ts';

/** Whether the caches correct a wrong bit. */
export const hasEcc = ({ memory }: CoreOptions) => memory.cacheEcc;

export const ECC_PORTS: PortText[] = portGroup('Wrong bits in the cache', [
  output('bit_corrected', 1, 'for a clock: one was, and is right again'),
  output('bits_lost', 1, 'for a clock: two were in one word, or in one tag'),
  output('error_address', 32, 'what was asked for, or the word that went to memory'),
]);

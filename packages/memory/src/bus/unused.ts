import type { ItemText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { byteBits } from './sides.ts';

/** Transfers are of whole words, of which strobes choose the bytes: the lowest address bits say nothing more. */
export function unusedItems(
  memory: Memory,
  addresses: readonly string[],
  others: readonly string[] = [],
): ItemText[] {
  const low = byteBits(memory) - 1;
  const corrected = memory.ecc === 'secded' ? ['a_rcorrected'] : [];
  const list = [...addresses.map((name) => `${name}[${low}:0]`), ...corrected, ...others];
  return [
    { kind: 'blank' },
    { kind: 'comment', text: 'Strobes choose the bytes of a word.' },
    { kind: 'text', text: `wire unused = &{1'b0, ${list.join(', ')}};` },
  ];
}

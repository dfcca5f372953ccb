import type { ItemText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { readingOf } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import { featuresOf, requestNet } from './features.ts';

/** What check bits found in a word, whoever read it: a request, a masked write, or the scrubber. */
export function faultItems(memory: Memory, port: RequestPort): ItemText[] {
  const { faults, tests } = featuresOf(memory);
  if (!faults) return [];
  const { name } = port;
  const net = `${requestNet(memory)}_${name}`;
  const looks = readingOf({ ...port, name: net });
  const text = [
    `logic ${name}_looked;`,
    'always_ff @(posedge clk)',
    `  if (!rst_n) ${name}_looked <= 1'b0;`,
    `  else ${name}_looked <= ${looks}${tests ? ' && !test' : ''};`,
    `always_ff @(posedge clk) if (${looks}) ${name}_fault_addr <= ${net}_addr;`,
    ...(memory.ecc === 'secded'
      ? [`assign ${name}_fault_corrected = ${name}_looked && ${name}_corrected;`]
      : []),
    `assign ${name}_fault_uncorrected = ${name}_looked && ${name}_error;`,
  ].join('\n');
  return [{ kind: 'blank' }, { kind: 'text', text }];
}

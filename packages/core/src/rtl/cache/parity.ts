import { output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { waysOf } from './geometry.ts';
import type { Geometry } from './geometry.ts';

/** Whether the caches tell a lost bit from a kept one. */
export const hasParity = ({ memory }: CoreOptions) => memory.cacheParity;

/** What is kept of bits: the same behind their even parity. */
export const guarded = (bits: string) => `{^${bits}, ${bits}}`;

export const PARITY_PORTS: PortText[] = portGroup('A bit was lost in the cache, and is fetched anew', [
  output('bit_lost'),
  output('bit_lost_address', 32),
]);

export const parityNets = ({ ways }: Geometry) => sv`
  // Parity
  logic [${ways - 1}:0] entry_bad; // tags of the set that have lost a bit
  logic word_bad; // the word asked for has
  logic spoilt; // what has lost a bit is made invalid
  logic repaired; // tags were, for this request: one that loses its bit again is passed by
`;

/** `wordBad`: condition that the word of a hit is asked for and has lost a bit. */
export const parityText = (options: CoreOptions, shape: Geometry, wordBad: string) => sv`
  ${waysOf(shape)
    .map((way) => `assign entry_bad[${way}] = ^tag_${way};`)
    .join('\n')}
  assign word_bad = ${wordBad};
  assign spoilt = looked_up && ((|entry_bad && !repaired) || word_bad);

  ${clocked(
    options,
    "repaired <= 1'b0;\nbit_lost <= 1'b0;",
    'repaired <= spoilt || (repaired && !accept);\nbit_lost <= spoilt;',
  )}

  always_ff @(posedge clk) if (spoilt) bit_lost_address <= {addr, 2'b00};
`;

/** Ways whose entries are made invalid for it. */
export const spoiltWays = ({ ways }: Geometry) =>
  `({${ways}{spoilt}} & (entry_bad | ({${ways}{word_bad}} & way_hit)))`;

const LANES = [3, 2, 1, 0];

/** Each byte of a word behind its parity, so that bytes can be written. */
export const guardedBytes = (word: string) =>
  `{${LANES.map((lane) => {
    const byte = `${word}[${8 * lane + 7}:${8 * lane}]`;
    return `^${byte}, ${byte}`;
  }).join(', ')}}`;

/** The bytes without. */
export const plainBytes = (kept: string) =>
  `{${LANES.map((lane) => `${kept}[${9 * lane + 7}:${9 * lane}]`).join(', ')}}`;

/** Whether one of them has lost a bit. */
export const anyByteBad = (kept: string) =>
  LANES.map((lane) => `^${kept}[${9 * lane + 8}:${9 * lane}]`).join(' || ');

import { input, output, portGroup } from '@netloom/hdl/emit';
import { correctsTcm } from '../../options/tcmProtection.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { CHECK_BITS, COLUMNS, ROWS, storedWidth } from './storedWord.ts';

const STORED = storedWidth('secded');
const mask = (bits: number) => `32'h${bits.toString(16).padStart(8, '0')}`;
const column = (bits: number) => `${CHECK_BITS}'h${bits.toString(16).padStart(2, '0')}`;

/** `<c>_tcm_encode`: a word under its check bits. */
export const tcmEncode: Unit = {
  suffix: 'tcm_encode',
  chosen: correctsTcm,
  comment: () =>
    `${CHECK_BITS} check bits of a Hsiao code above each word: one lost bit is corrected, two are detected.`,
  ports: () => [input('data', 32), output('stored', STORED)],
  body: () => sv`
    assign stored[31:0] = data;
    ${ROWS.map((row, bit) => `assign stored[${32 + bit}] = ^(data & ${mask(row)});`).join('\n')}
  `,
};

/** `<c>_tcm_decode`: the word, and what was found. */
export const tcmDecode: Unit = {
  suffix: 'tcm_decode',
  chosen: correctsTcm,
  comment: () => sv`
    The word under its check bits. An odd syndrome is the column of the bit that is wrong, of which the check bits' own
    have one row; no column is even.
  `,
  ports: () => [
    input('stored', STORED),
    output('data', 32),
    ...portGroup('What was found', [
      output('lost', 1, 'one bit was wrong'),
      output('failed', 1, 'more than one was'),
    ]),
  ],
  body: () => sv`
    logic [${CHECK_BITS - 1}:0] syndrome;
    logic [${STORED - 1}:0] wrong; // the bit that is

    ${ROWS.map((row, bit) => `assign syndrome[${bit}] = stored[${32 + bit}] ^ (^(stored[31:0] & ${mask(row)}));`).join('\n')}

    ${COLUMNS.map((bits, bit) => `assign wrong[${bit}] = syndrome == ${column(bits)};`).join('\n')}
    ${ROWS.map((_, bit) => `assign wrong[${32 + bit}] = syndrome == ${column(1 << bit)};`).join('\n')}

    assign data = stored[31:0] ^ wrong[31:0];
    assign lost = |wrong;
    assign failed = |syndrome && !lost;
  `,
};

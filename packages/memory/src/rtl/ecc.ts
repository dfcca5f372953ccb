import { emitModule, input, output, portGroup } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { checkBitsOf, columnsOf } from '@netloom/hdl';
import { geometryOf } from '../geometry.ts';
import { vector } from './cell.ts';

/** Both modules of a memory's check bits; none where it has none. */
export function eccModules(memory: Memory): { name: string; text: string }[] {
  if (memory.ecc === 'none') return [];
  const items = memory.ecc === 'parity' ? parity(memory) : secded(memory);
  const { data, stored } = geometryOf(memory);
  const [encode, decode] = [`${memory.name}_encode`, `${memory.name}_decode`];
  return [
    {
      name: encode,
      text: emitModule({
        name: encode,
        comment: items.comment,
        ports: [input('data', vector(data)), output('word', vector(stored))],
        items: items.encode,
      }),
    },
    {
      name: decode,
      text: emitModule({
        name: decode,
        comment: items.comment,
        ports: [
          input('word', vector(stored)),
          output('data', vector(data)),
          ...portGroup('What was found', [
            ...(memory.ecc === 'secded' ? [output('corrected', 1, 'one bit was wrong')] : []),
            output('error', 1, 'what was read is not what was written'),
          ]),
        ],
        items: items.decode,
      }),
    },
  ];
}

interface Texts {
  comment: string;
  encode: ItemText[];
  decode: ItemText[];
}

const text = (lines: readonly string[]): ItemText => ({ kind: 'text', text: lines.join('\n') });

/** An even number of ones in each group and its parity bit, which lies above it. */
function parity(memory: Memory): Texts {
  const { dataGroup, storedGroup, groups } = geometryOf(memory);
  const all = Array.from({ length: groups }, (_, group) => group);
  const data = (group: number) => `data[${group * dataGroup} +: ${dataGroup}]`;
  const word = (group: number, bits: number) => `word[${group * storedGroup} +: ${bits}]`;
  return {
    comment: `Even parity over each ${dataGroup} bits.`,
    encode: [text(all.map((at) => `assign ${word(at, storedGroup)} = {^${data(at)}, ${data(at)}};`))],
    decode: [
      text([
        ...all.map((at) => `assign ${data(at)} = ${word(at, dataGroup)};`),
        `assign error = ${all.map((at) => `^${word(at, storedGroup)}`).join(' || ')};`,
      ]),
    ],
  };
}

/** Check bits lie above the data; each is the parity of the bits whose column has its row. */
function secded(memory: Memory): Texts {
  const { width } = memory;
  const rows = checkBitsOf(width);
  const columns = columnsOf(width);
  const masks = Array.from({ length: rows }, (_, row) => rowMask(columns, row));
  return {
    comment: `Corrects one bit and detects two: ${rows} check bits of a Hsiao code over ${width} bits.`,
    encode: [
      text([
        `assign word[${width - 1}:0] = data;`,
        ...masks.map((mask, row) => `assign word[${width + row}] = ^(data & ${width}'h${mask});`),
      ]),
    ],
    decode: [
      text([
        `logic [${rows - 1}:0] syndrome;`,
        ...masks.map(
          (mask, row) =>
            `assign syndrome[${row}] = word[${width + row}] ^ (^(word[${width - 1}:0] & ${width}'h${mask}));`,
        ),
        '',
        '// An odd syndrome is the column of the bit that is wrong; no column is even.',
        ...columns.map(
          (column, bit) =>
            `assign data[${bit}] = word[${bit}] ^ (syndrome == ${rows}'h${column.toString(16)});`,
        ),
        '',
        ...known(columns, rows),
      ]),
    ],
  };
}

function rowMask(columns: readonly number[], row: number): string {
  let mask = 0n;
  columns.forEach((column, bit) => {
    if ((column >> row) & 1) mask |= 1n << BigInt(bit);
  });
  return mask.toString(16);
}

/** An odd syndrome that no bit has comes of three wrong bits or more. */
function known(columns: readonly number[], rows: number): string[] {
  const checks = Array.from({ length: rows }, (_, row) => 2 ** row);
  const all = [...columns, ...checks].map((column) => `${rows}'h${column.toString(16)}`);
  const lines: string[] = [];
  for (let at = 0; at < all.length; at += 12) lines.push(`    ${all.slice(at, at + 12).join(', ')}`);
  return [
    'always_comb',
    '  case (syndrome)',
    `${lines.join(',\n')}:`,
    "      corrected = 1'b1;",
    "    default: corrected = 1'b0;",
    '  endcase',
    'assign error = |syndrome && !corrected;',
  ];
}

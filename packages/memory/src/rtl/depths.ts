import type { ItemText } from '@netloom/hdl/emit';
import { readingOf, reads } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import { bankBits } from './parts.ts';
import type { ArrayParts } from './parts.ts';

const isPower = (value: number) => (value & (value - 1)) === 0;

/** Where a word lies among macros of so many words: bank and address in it, and the bank that a read came of. */
export function depthItems(parts: ArrayParts, words: number): ItemText[] {
  const { rows } = bankBits(parts, words);
  return parts.ports.flatMap((port): ItemText[] => [
    { kind: 'blank' },
    ...(port === parts.ports[0]
      ? [{ kind: 'comment' as const, text: `${rows} ${rows === 1 ? 'bank' : 'banks'} of ${words} words.` }]
      : []),
    { kind: 'text', text: [localText(parts, port, words), ...bankText(parts, port, words)].join('\n') },
  ]);
}

export const localNet = ({ name }: RequestPort, words: number) => `${name}_local_${words}`;
export const bankNet = ({ name }: RequestPort, words: number) => `${name}_bank_${words}`;
export const readBankNet = ({ name }: RequestPort, words: number) => `${name}_read_bank_${words}`;

function localText(parts: ArrayParts, port: RequestPort, words: number): string {
  const { addressBits } = parts.geometry;
  const { rows, local } = bankBits(parts, words);
  const net = localNet(port, words);
  const address = `${port.name}_addr`;
  const declared = `logic [${local - 1}:0] ${net};`;
  if (addressBits < local) return `${declared}\nassign ${net} = {${local - addressBits}'d0, ${address}};`;
  if (isPower(words)) return `${declared}\nassign ${net} = ${address}[${local - 1}:0];`;
  const start = (row: number) => `${addressBits}'d${row * words}`;
  const cases = Array.from({ length: rows - 1 }, (_, at) => at + 1).map(
    (row) => `    ${bankBits(parts, words).bank}'d${row}: ${net} = ${local}'(${address} - ${start(row)});`,
  );
  return [
    declared,
    ...(rows > 1 ? [] : [`assign ${net} = ${address}[${local - 1}:0];`]),
    ...(rows > 1 ? [bankChoice(parts, port, words)] : []),
    ...(rows > 1
      ? [
          'always_comb',
          `  case (${bankNet(port, words)})`,
          ...cases,
          `    default: ${net} = ${local}'(${address});`,
          '  endcase',
        ]
      : []),
  ].join('\n');
}

/** The bank as comparisons, for banks that no bits of the address number. */
function bankChoice(parts: ArrayParts, port: RequestPort, words: number): string {
  const { rows, bank } = bankBits(parts, words);
  const { addressBits } = parts.geometry;
  const net = bankNet(port, words);
  const lines = Array.from({ length: rows - 1 }, (_, row) => row).map(
    (row) =>
      `  ${row === 0 ? '' : 'else '}if (${port.name}_addr < ${addressBits}'d${(row + 1) * words}) ${net} = ${bank}'d${row};`,
  );
  return [
    `logic [${bank - 1}:0] ${net};`,
    'always_comb',
    ...lines,
    `  else ${net} = ${bank}'d${rows - 1};`,
  ].join('\n');
}

/** The bank of a read is kept with the read, not with each clock: a macro that is not read gives nothing. */
function bankText(parts: ArrayParts, port: RequestPort, words: number): string[] {
  const { rows, local, bank } = bankBits(parts, words);
  if (rows === 1) return [];
  const net = bankNet(port, words);
  const kept = readBankNet(port, words);
  return [
    ...(isPower(words)
      ? [`logic [${bank - 1}:0] ${net};`, `assign ${net} = ${port.name}_addr[${local + bank - 1}:${local}];`]
      : []),
    ...(reads(port)
      ? [
          `logic [${bank - 1}:0] ${kept};`,
          `always_ff @(posedge clk) if (${readingOf(port)}) ${kept} <= ${net};`,
        ]
      : []),
  ];
}

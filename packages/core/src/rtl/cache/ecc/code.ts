import { checkBitsOf, columnsOf, rowMasksOf } from '@netloom/hdl/ecc';
import { sv } from '../../sv.ts';

/** Bits of a word of data as a memory has it: its check bits lie above. */
export const WORD_BITS = 32 + checkBitsOf(32);

/** Bits of anything with its check bits. */
export const protectedBits = (width: number) => width + checkBitsOf(width);

const LINE = 4;

/** Entries of a concatenation, some a line. */
function inLines(entries: readonly string[]): string {
  const lines = Array.from({ length: Math.ceil(entries.length / LINE) }, (_, line) =>
    entries.slice(LINE * line, LINE * line + LINE).join(', '),
  );
  return lines.join(',\n');
}

/**
 * Functions of a code: `<name>_check` gives the check bits of a word, `<name>_flip` the bit that a syndrome says is
 * wrong; none where a check bit is, or more than one.
 */
export function codeFunctions(name: string, width: number): string {
  const rows = checkBitsOf(width);
  const parities = rowMasksOf(width).map((mask) => `^(bits & ${width}'h${mask})`);
  const columns = columnsOf(width).map((column) => `syndrome == ${rows}'h${column.toString(16)}`);
  return sv`
    function automatic logic [${rows - 1}:0] ${name}_check(input logic [${width - 1}:0] bits);
      ${name}_check = {
        ${inLines(parities.toReversed())}
      };
    endfunction

    function automatic logic [${width - 1}:0] ${name}_flip(input logic [${rows - 1}:0] syndrome);
      ${name}_flip = {
        ${inLines(columns.toReversed())}
      };
    endfunction
  `;
}

/** What the bits of a word with its check bits say of it. */
export const syndromeOf = (name: string, bits: string, width: number) =>
  `${name}_check(${bits}[${width - 1}:0]) ^ ${bits}[${protectedBits(width) - 1}:${width}]`;

/** Condition that a syndrome belongs to no single bit: two are wrong, or more. */
export const isBeyond = (name: string, syndrome: string, width: number) =>
  `${name}_flip(${syndrome}) == '0 && (${syndrome} & (${syndrome} - ${checkBitsOf(width)}'d1)) != '0`;

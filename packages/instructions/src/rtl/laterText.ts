import { clocked, input, laterCount, output, registerAddressWidth, sv } from '@netloom/core/custom';
import type { CoreOptions } from '@netloom/core/custom';

/** What the pipeline hears of results that come after their instructions have retired, and when it takes one. */
export function laterPorts(options: CoreOptions) {
  const [count, width] = [laterCount(options), registerAddressWidth(options)];
  if (count === 0) return [];
  return [
    output('pending', count, 'operations whose register waits for its result'),
    output('pending_rd', count * width, 'their registers'),
    output('landing', 1, 'a result, held until it lands'),
    output('landing_rd', width),
    output('landing_result', 32),
    input('lands'),
  ];
}

/** Of one operation: its register, and its result until that is written. */
export const laterNets = (options: CoreOptions, word: string): string => sv`
  logic [${registerAddressWidth(options) - 1}:0] ${word}_to;
  logic ${word}_landing;
  logic ${word}_landed;
  logic [31:0] ${word}_result;
`;

export const laterResult = (options: CoreOptions, word: string): string => sv`
  ${clocked(options, `${word}_landing <= 1'b0;`, `${word}_landing <= ${word}_done || (${word}_landing && !${word}_landed);`)}
  always_ff @(posedge clk) if (${word}_done) ${word}_result <= ${word}_rd;
`;

/** Of all of them one lands at a time, the first of those that are done. */
export function laterText(options: CoreOptions, words: readonly string[]): string {
  if (words.length === 0) return '';
  const zero = `${registerAddressWidth(options)}'d0`;
  const joined = (parts: readonly string[]) =>
    parts.length === 1 ? parts[0]! : `{${parts.toReversed().join(', ')}}`;
  const first = (part: string) =>
    words
      .map((word, at) => (at + 1 < words.length ? `${word}_landing ? ${word}_${part} : ` : `${word}_${part}`))
      .join('');
  const landed = (word: string, at: number) =>
    `assign ${word}_landed = lands && ${[...words.slice(0, at).map((other) => `!${other}_landing`), `${word}_landing`].join(' && ')};`;
  return sv`
    // Results that come later
    assign pending = ${joined(words.map((word) => `${word}_busy && ${word}_to != ${zero}`))};
    assign pending_rd = ${joined(words.map((word) => `${word}_to`))};
    assign landing = ${words.map((word) => `${word}_landing`).join(' || ')};
    assign landing_rd = ${first('to')};
    assign landing_result = ${first('result')};
    ${words.map(landed).join('\n')}
  `;
}

import { input, output } from '@netloom/hdl/emit';
import { hasBusParity } from '../../../options/busParity.ts';
import { clocked } from '../../clocked.ts';
import { sv } from '../../sv.ts';
import type { Unit } from '../../unit.ts';
import { READ_BITS, USER_WIDTHS, WRITE_BITS } from './checkBits.ts';

const { AW, W, B, AR, R } = USER_WIDTHS;

/** Transfers by which a check bit leaves or comes, and its bits, in the order of the numbers. */
export const TRANSFERS: readonly [name: string, said: string, bits: number][] = [
  ['fetch_request', 'ARUSER of a fetch', AR],
  ['fetch_answer', 'RUSER of a fetch', R],
  ['load_request', 'ARUSER of data', AR],
  ['load_answer', 'RUSER of data', R],
  ['store_address', 'AWUSER', AW],
  ['store_data', 'WUSER', W],
  ['store_answer', 'BUSER', B],
];

/** All check bits. */
export const ALL_BITS = 2 * READ_BITS + WRITE_BITS;
/** Bits of the number of one. */
export const INJECT_WIDTH = Math.ceil(Math.log2(ALL_BITS));

/** Numbers of the first bit of each, as a person reads them. */
export const numbersText = TRANSFERS.map(([, said], at) => {
  const first = TRANSFERS.slice(0, at).reduce((sum, [, , bits]) => sum + bits, 0);
  return `${first} ${said}`;
}).join(', ');

/** `<c>_parity_inject`: one check bit turned over, once. */
export const parityInjection: Unit = {
  suffix: 'parity_inject',
  chosen: hasBusParity,
  comment: () => sv`
    When inject rises, the check bit of that number is turned over until the next transfer that it belongs to is over:
    what tries the parity can go on by the same bus.
  `,
  ports: () => [
    input('clk'),
    input('rst_n'),
    input('inject'),
    input('inject_bit', INJECT_WIDTH),
    ...TRANSFERS.map(([name]) => input(name)),
    output('flip', ALL_BITS),
  ],
  body: (options) => sv`
    logic injected; // in the clock before
    logic armed;
    logic [${ALL_BITS - 1}:0] chosen;
    logic [${ALL_BITS - 1}:0] passing; // bits whose transfer is over with this clock

    assign chosen = ${ALL_BITS}'d1 << inject_bit;
    assign flip = {${ALL_BITS}{armed}} & chosen;
    assign passing = {${TRANSFERS.map(([name, , bits]) => (bits === 1 ? name : `{${bits}{${name}}}`))
      .toReversed()
      .join(', ')}};

    ${clocked(
      options,
      "injected <= 1'b0;\narmed <= 1'b0;",
      sv`
        injected <= inject;
        armed <= (inject && !injected) || (armed && (chosen & passing) == ${ALL_BITS}'d0);
      `,
    )}
  `,
};

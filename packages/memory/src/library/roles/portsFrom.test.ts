import { expect, it } from 'vitest';
import type { ViewPin } from '../views/view.ts';
import { portsFrom } from './portsFrom.ts';

const inputs = (widths: Record<string, number>): ViewPin[] =>
  Object.entries(widths).map(([name, bits]) => ({ name, direction: 'in', bits }));
const outputs = (widths: Record<string, number>): ViewPin[] =>
  Object.entries(widths).map(([name, bits]) => ({ name, direction: 'out', bits }));

/** Ports as `kind: address/data in/data out/enable/write/mask @clock`, with ! where low active. */
function said(pins: ViewPin[], bits: number, addressBits: number) {
  const { ports, unknown, maskBits } = portsFrom(pins, { bits, addressBits });
  const control = (pin?: { pin: string; active: string }) =>
    pin === undefined ? '' : `${pin.active === 'low' ? '!' : ''}${pin.pin}`;
  const list = ports.map(({ kind, address, dataIn = '', dataOut = '', enable, write, mask, clock }) => {
    const parts = [address, dataIn, dataOut, control(enable), control(write), control(mask)];
    return `${kind}: ${parts.join('/')} @${clock}`;
  });
  return { ports: list, maskBits, unknown: unknown.map(({ name }) => name) };
}

it.each<[string, ViewPin[], number, number, ReturnType<typeof said>]>([
  [
    'of generators for flows without memories',
    [
      ...inputs({ clk: 1, we_in: 1, ce_in: 1, addr_in: 6, wd_in: 7, w_mask_in: 7 }),
      ...outputs({ rd_out: 7 }),
    ],
    7,
    6,
    {
      ports: ['rw: addr_in/wd_in/rd_out/ce_in/we_in/w_mask_in @clk'],
      maskBits: 1,
      unknown: [],
    },
  ],
  [
    'with prefixes for ports',
    [
      ...inputs({ clk: 1, rw0_we_in: 1, rw0_ce_in: 1, rw0_addr_in: 5, rw0_wd_in: 8 }),
      ...inputs({ r0_ce_in: 1, r0_addr_in: 5 }),
      ...outputs({ rw0_rd_out: 8, r0_rd_out: 8 }),
    ],
    8,
    5,
    {
      ports: [
        'rw: rw0_addr_in/rw0_wd_in/rw0_rd_out/rw0_ce_in/rw0_we_in/ @clk',
        'r: r0_addr_in//r0_rd_out/r0_ce_in// @clk',
      ],
      maskBits: undefined,
      unknown: [],
    },
  ],
  [
    'in capitals, low active, with margins',
    [...inputs({ CLK: 1, CEN: 1, WEN: 1, A: 9, D: 16, EMA: 3 }), ...outputs({ Q: 16 })],
    16,
    9,
    { ports: ['rw: A/D/Q/!CEN/!WEN/ @CLK'], maskBits: undefined, unknown: ['EMA'] },
  ],
  [
    'with letters for ports',
    [
      ...inputs({ CLKA: 1, CEBA: 1, WEBA: 1, AA: 4, DA: 8, CLKB: 1, CEBB: 1, AB: 4 }),
      ...outputs({ QA: 8, QB: 8 }),
    ],
    8,
    4,
    {
      ports: ['rw: AA/DA/QA/!CEBA/!WEBA/ @CLKA', 'r: AB//QB/!CEBB// @CLKB'],
      maskBits: undefined,
      unknown: [],
    },
  ],
])('makes ports of the pins of macros %s', (_, pins, bits, addressBits, expected) => {
  expect(said(pins, bits, addressBits)).toEqual(expected);
});

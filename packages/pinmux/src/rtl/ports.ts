import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import { padsOf, signalsOf } from '../codes.ts';
import type { PadAttribute, Pinmux } from '../document/pinmux.ts';
import { ADDRESS_WIDTH } from '../registers/layout.ts';
import { signalPorts } from './signalPorts.ts';

/** Outputs towards the cells of the pads: bits of each pad, the attribute that makes them, and the register's field. */
export const CELL_VECTORS: readonly { port: string; bits: number; of: PadAttribute; field: string }[] = [
  { port: 'pad_pull', bits: 1, of: 'pull', field: 'PULL' },
  { port: 'pad_pull_up', bits: 1, of: 'pull', field: 'PULL_UP' },
  { port: 'pad_keeper', bits: 1, of: 'keeper', field: 'KEEPER' },
  { port: 'pad_schmitt', bits: 1, of: 'schmitt', field: 'SCHMITT' },
  { port: 'pad_slew', bits: 2, of: 'slew', field: 'SLEW' },
  { port: 'pad_drive', bits: 4, of: 'drive', field: 'DRIVE' },
];

/** Those of `CELL_VECTORS` that some pad has. */
export function cellVectors(pinmux: Pinmux) {
  const had = new Set(padsOf(pinmux).flatMap(({ attributes }) => attributes));
  return CELL_VECTORS.filter(({ of }) => had.has(of));
}

export const strapsOf = (pinmux: Pinmux) => padsOf(pinmux).filter(({ strap }) => strap);

/** Names of the pads that are wired to the debugger: it can take them back from software by `debug`. */
export function debugPads(pinmux: Pinmux): Set<string> {
  const signals = signalsOf(pinmux).filter(({ debug }) => debug);
  return new Set(signals.flatMap(({ direct }) => (direct === undefined ? [] : [direct])));
}

const APB: PortText[] = [
  input('s_apb_paddr', ADDRESS_WIDTH),
  input('s_apb_psel'),
  input('s_apb_penable'),
  input('s_apb_pwrite'),
  input('s_apb_pwdata', 32),
  input('s_apb_pstrb', 4),
  output('s_apb_prdata', 32),
  output('s_apb_pready'),
  output('s_apb_pslverr'),
];

/** A vector also where it has one bit: pads may come. */
const vector = (bits: number) => `[${bits - 1}:0]`;

/** Ports of the block; those of peripherals are the multiplexer's side of them. */
export function pinmuxPorts(pinmux: Pinmux): PortText[] {
  const count = padsOf(pinmux).length;
  const straps = strapsOf(pinmux).length;
  return [
    ...portGroup('Clock and reset', [input('clk'), input('rst_n')]),
    ...(pinmux.detectors > 0
      ? portGroup('Always-on clock, its reset, and the request to wake the chip on that clock', [
          input('aon_clk'),
          input('aon_rst_n'),
          output('wakeup'),
        ])
      : []),
    ...portGroup('APB', APB),
    ...portGroup('Power', [input('sleep', 1, 'high while the chip sleeps')]),
    ...(debugPads(pinmux).size > 0
      ? portGroup('Debugger', [input('debug', 1, 'while high its pads have no attributes and do not sleep')])
      : []),
    ...(straps > 0
      ? portGroup('Straps', [
          input('strap_sample', 1, 'takes the straps at each edge while high'),
          output('straps', vector(straps)),
        ])
      : []),
    ...portGroup('Peripherals', peripheralPorts(pinmux)),
    ...portGroup('Pad ring', [
      input('pad_in', vector(count)),
      output('pad_out', vector(count)),
      output('pad_oe', vector(count)),
      ...cellVectors(pinmux).map(({ port, bits }) => output(port, vector(bits * count))),
    ]),
  ];
}

function peripheralPorts(pinmux: Pinmux): PortText[] {
  return signalsOf(pinmux).flatMap((signal) => {
    const ports = signalPorts(signal);
    return [
      ...(ports.in === undefined ? [] : [output(ports.in, 1, signal.description)]),
      ...(ports.out === undefined ? [] : [input(ports.out, 1, signal.description)]),
      ...(ports.enable === undefined ? [] : [input(ports.enable)]),
    ];
  });
}

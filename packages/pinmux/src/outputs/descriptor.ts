import { descriptorPort } from '@netloom/hdl/emit';
import { IpDescriptor } from '@netloom/model';
import { padsOf, signalsOf } from '../codes.ts';
import type { Pinmux } from '../document/pinmux.ts';
import { SPAN } from '../registers/layout.ts';
import { pinmuxPorts } from '../rtl/ports.ts';
import { signalPorts } from '../rtl/signalPorts.ts';

const APB = ['PADDR', 'PSEL', 'PENABLE', 'PWRITE', 'PWDATA', 'PSTRB', 'PRDATA', 'PREADY', 'PSLVERR'];
const ALWAYS_ON = new Set(['aon_clk', 'aon_rst_n', 'wakeup']);

/** What the multiplexer is on the palette and on the canvas. */
export function descriptorOf(pinmux: Pinmux, files: readonly string[]): IpDescriptor {
  const { name, title, detectors } = pinmux;
  const hasAlwaysOn = detectors > 0;
  const quiet = quietPorts(pinmux);
  const counts = `${signalsOf(pinmux).length} signals on ${padsOf(pinmux).length} pads`;
  return IpDescriptor.parse({
    netloom: 'ip',
    version: 1,
    vlnv: `netloom:pinmux:${name}:1.0`,
    module: name,
    title: title ?? `Pin multiplexer ${name}`,
    description: `${counts}; generated from ${name}.pinmux.json.`,
    category: 'Peripherals/Pins',
    ports: pinmuxPorts(pinmux).map((port) => ({
      ...descriptorPort(port),
      ...(quiet.has(port.name) && { tieOff: "1'b0" }),
      ...(port.name === 'pad_in' && { synchronised: true }),
      ...(hasAlwaysOn && { clock: ALWAYS_ON.has(port.name) ? 'aon_clk' : 'clk' }),
    })),
    busInterfaces: [
      {
        name: 's_apb',
        bus: 'apb',
        role: 'subordinate',
        signals: Object.fromEntries(APB.map((signal) => [signal, `s_apb_${signal.toLowerCase()}`])),
        clock: 'clk',
        reset: 'rst_n',
        addressSpan: String(SPAN),
      },
    ],
    clocks: [{ port: 'clk' }, ...(hasAlwaysOn ? [{ port: 'aon_clk' }] : [])],
    resets: [
      { port: 'rst_n', polarity: 'low', clock: 'clk' },
      ...(hasAlwaysOn ? [{ port: 'aon_rst_n', polarity: 'low' as const, clock: 'aon_clk' }] : []),
    ],
    registers: `${name}.regs.json`,
    files: [...files],
  });
}

/**
 * Inputs that may stay open: a peripheral that is not there drives nothing, a chip without sleep never sleeps, one whose debugger says nothing leaves the pads to software.
 */
function quietPorts(pinmux: Pinmux): Set<string> {
  const driven = signalsOf(pinmux).map(signalPorts);
  const ports = driven.flatMap(({ out, enable }) => [out, enable].filter((port) => port !== undefined));
  return new Set([...ports, 'sleep', 'strap_sample', 'debug']);
}

import type { SocDocument } from '@netloom/model';
import { documentValues } from '../../library/ownParameters.ts';
import { evaluate } from '@netloom/hdl/expression';
import { isTestClock } from '../../design/testClock.ts';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';
import { boardParts } from './boardParts.ts';
import type { BoardParts } from './boardParts.ts';
import type { BootLack } from './bootLack.ts';

/** What a program around a SoC drives: ports of its top module. */
export interface BootBoard extends BoardParts {
  clock: string;
  resets: { port: string; activeLow: boolean }[];
  /** All other inputs of at most 64 bits; the parts' levels are none of them. */
  inputs: string[];
  /** The serial line of a UART, with the clocks a bit that it has after the reset. */
  uart: { transmit: string; receive: string; divisor: number };
}

const isUart = ({ shape }: SoftwareBlock) => shape?.descriptor.vlnv.startsWith('netloom:ip:uart:') ?? false;

/** Top-level ports that a UART's lines lead to; undefined unless both do. */
function serialLine(document: SocDocument, { name, shape }: SoftwareBlock): BootBoard['uart'] | undefined {
  const { portConnections: wires, ports } = document;
  const transmit = wires.find(({ from }) => from === `${name}.tx`)?.to;
  const receive = wires.find(({ to }) => to === `${name}.rx`)?.from;
  const isPort = (port: string | undefined): port is string =>
    port !== undefined && Object.hasOwn(ports, port);
  if (!isPort(transmit) || !isPort(receive)) return undefined;
  return { transmit, receive, divisor: Number(shape?.values.RESET_DIVISOR) };
}

function inputsOf(document: SocDocument): string[] {
  const values = documentValues(document);
  return Object.entries(document.ports).flatMap(([name, { direction, width }]) => {
    const bits = evaluate(width, values);
    return direction === 'in' && bits.ok && bits.value <= 64n ? [name] : [];
  });
}

/** The board for a SoC that boots, or what it lacks. */
export function bootBoard(document: SocDocument, map: SoftwareMap): BootBoard | BootLack {
  const soc = document.name;
  const outside = Object.keys(document.clocks).filter((name) => !document.clocks[name]!.source);
  const testClocks = outside.filter((name) => isTestClock(document, name));
  const clocks = outside.filter((name) => !testClocks.includes(name));
  const [clock] = clocks;
  if (clock === undefined || clocks.length > 1)
    return { reason: 'boot-clocks', values: { soc, count: String(clocks.length) } };
  if (Object.keys(document.interfaces).length > 0) return { reason: 'boot-interfaces', values: { soc } };
  const lines = map.blocks.filter(isUart).map((block) => serialLine(document, block));
  const uart = lines.find((line) => line !== undefined);
  if (!uart) return { reason: 'boot-no-uart', values: { soc } };
  const resets = Object.entries(document.resets)
    .filter(([, { source }]) => !source)
    .map(([port, { polarity }]) => ({ port, activeLow: polarity === 'low' }));
  const parts = boardParts(document, map);
  const driven = new Set([
    uart.receive,
    ...parts.flashes.map(({ levels }) => levels),
    ...parts.i2cBuses.flatMap((bus) => [bus, ...bus.targets].flatMap(({ clock, data }) => [clock, data])),
  ]);
  const inputs = [...inputsOf(document).filter((port) => !driven.has(port)), ...testClocks];
  return { clock, resets, inputs, uart, ...parts };
}

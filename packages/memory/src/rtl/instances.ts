import { emitInstance } from '@netloom/hdl/emit';
import type { ConnectionText } from '@netloom/hdl/emit';
import { bitsFor } from '../geometry.ts';
import { POWER_MODES } from '../library/macro.ts';
import type { ControlPin, Macro, MacroPort, PowerMode } from '../library/macro.ts';
import type { Candidate } from '../plan/macrosOf.ts';
import { readingOf, writingOf } from '../plan/ports.ts';
import type { RequestPort, Seat } from '../plan/ports.ts';
import { POWER_PORT } from './power.ts';
import { dp16Text, ram40Text, spramText } from './primitives.ts';

/** The macro, or the primitive, with its pins at the ports of the cell. */
export function instanceText(
  name: string,
  { macro, primitive }: Candidate,
  seats: readonly Seat[],
  { starts, modes }: { starts: boolean; modes: readonly PowerMode[] },
): string {
  if (primitive === 'SB_RAM40_4K') return ram40Text(macro, seats[0]!, seats.at(-1)!, starts);
  if (primitive === 'SB_SPRAM256KA') return spramText();
  if (primitive === 'DP16KD') return dp16Text(macro, seats, starts);
  return macroText(name, macro, seats, modes);
}

function macroText(name: string, macro: Macro, seats: readonly Seat[], modes: readonly PowerMode[]): string {
  const pins = macro.ports.flatMap((port, index) => portPins(macro, port, seats, index));
  const ties = Object.entries(macro.ties).map(([pin, level]) => ({ name: pin, value: `1'b${level}` }));
  return emitInstance({
    module: name,
    name: 'u_macro',
    ports: unique([...pins, ...ties, ...powerPins(macro, modes)]),
  }).trimEnd();
}

/** Pins of modes that come from outside, and the others, held inactive. */
function powerPins({ power = {} }: Macro, modes: readonly PowerMode[]): ConnectionText[] {
  return POWER_MODES.flatMap((mode) =>
    control(power[mode], modes.includes(mode) ? POWER_PORT[mode] : undefined),
  );
}

/** Ports of a macro may share a clock. */
function unique(pins: readonly ConnectionText[]): ConnectionText[] {
  return [...new Map(pins.map((pin) => [pin.name, pin])).values()];
}

function portPins(macro: Macro, port: MacroPort, seats: readonly Seat[], index: number): ConnectionText[] {
  const reader = seats.find(({ read }) => read === index)?.port;
  const writer = seats.find(({ write }) => write === index)?.port;
  const owner = writer ?? reader;
  const working = workingOf(port, reader, writer);
  const chunks = Math.floor(macro.bits / (macro.maskBits ?? macro.bits));
  // Without a pin that says so, a port writes by its mask alone.
  const gated = port.enable === undefined && port.write === undefined;
  const mask = writer && `${writer.name}_mask`;
  return [
    { name: port.clock, value: 'clk' },
    ...control(port.enable, working),
    ...control(port.write, writer && (port.enable === undefined ? writingOf(writer) : writeOf(writer))),
    ...vectorControl(
      port.mask,
      mask && (gated ? `${mask} & {${chunks}{${writingOf(writer)}}}` : mask),
      chunks,
    ),
    { name: port.address, value: owner ? `${owner.name}_addr` : `${bitsFor(macro.words)}'d0` },
    ...data(port.dataIn, writer ? `${writer.name}_wdata` : `${macro.bits}'d0`),
    ...data(port.dataOut, reader ? `${reader.name}_rdata` : ''),
  ];
}

const writeOf = ({ name, kind }: RequestPort) => (kind === 'w' ? "1'b1" : `${name}_we`);

function workingOf(port: MacroPort, reader?: RequestPort, writer?: RequestPort): string | undefined {
  if (reader !== undefined && writer !== undefined) return `${reader.name}_en`;
  if (writer !== undefined) return writingOf(writer);
  return reader && readingOf(reader);
}

/** A control at its level; one of a port that nothing uses says no. */
function control(pin: ControlPin | undefined, value: string | undefined): ConnectionText[] {
  if (pin === undefined) return [];
  if (value === undefined) return [{ name: pin.pin, value: pin.active === 'high' ? "1'b0" : "1'b1" }];
  if (pin.active === 'high') return [{ name: pin.pin, value }];
  return [
    { name: pin.pin, value: /^\w+$/.test(value) ? `!${value}` : value === "1'b1" ? "1'b0" : `!(${value})` },
  ];
}

function vectorControl(
  pin: ControlPin | undefined,
  value: string | undefined,
  bits: number,
): ConnectionText[] {
  if (pin === undefined) return [];
  const inactive = pin.active === 'high' ? `{${bits}{1'b0}}` : `{${bits}{1'b1}}`;
  if (value === undefined) return [{ name: pin.pin, value: inactive }];
  return [{ name: pin.pin, value: pin.active === 'high' ? value : `~(${value})` }];
}

const data = (pin: string | undefined, value: string) => (pin === undefined ? [] : [{ name: pin, value }]);

import type { BusInterface, IpDescriptor } from '@netloom/model';
import type { PortShape, Shape } from '@netloom/soc';
import type { BlockShape, PinKind, PinShape, Side } from './shape.ts';
import { GRID, HEAD, HEAD_CHARACTER, PIN_CHARACTER, ROW, roundUp } from './units.ts';
import { rangeText } from './range.ts';

type PinText = Omit<PinShape, 'dx' | 'dy'>;

/** The block of an instance: interfaces first, then the ports that belong to none. */
export function instanceShape(name: string, ip: Shape, flipped: boolean): BlockShape {
  const { descriptor, ports, interfaceOf } = ip;
  const pins = [
    ...descriptor.busInterfaces.map((bus) => interfacePin(name, bus, flipped)),
    ...[...ports.values()]
      .filter((port) => !interfaceOf.has(port.name))
      .map((port) => portPin(name, descriptor, port, flipped)),
  ];
  const arranged = arrange(name, descriptor.title, pins);
  const { title, vlnv } = descriptor;
  return { name, kind: 'instance', title: name, subtitle: title, vlnv, known: true, ...arranged };
}

/** Stands for an instance whose IP the library does not have, with the endpoints that the document uses. */
export function unknownShape(name: string, vlnv: string, used: Map<string, Side>): BlockShape {
  const pins = [...used].map(([endpoint, side]): PinText => ({
    endpoint,
    name: endpoint.slice(name.length + 1),
    range: '',
    width: 0,
    kind: 'bit',
    side,
    drives: side === 'right',
    sinks: side === 'left',
    multiple: false,
    activeLow: false,
  }));
  return { name, kind: 'instance', title: name, subtitle: vlnv, known: false, ...arrange(name, vlnv, pins) };
}

function interfacePin(instance: string, bus: BusInterface, flipped: boolean): PinText {
  const manager = bus.role === 'manager';
  return {
    endpoint: `${instance}.${bus.name}`,
    name: bus.name,
    range: '',
    width: 0,
    kind: 'bus',
    side: manager === flipped ? 'left' : 'right',
    drives: manager,
    sinks: !manager,
    bus: bus.bus,
    multiple: bus.multiple,
    activeLow: false,
  };
}

function portPin(instance: string, ip: IpDescriptor, port: PortShape, flipped: boolean): PinText {
  const reset = ip.resets.find((candidate) => candidate.port === port.name);
  const input = port.direction === 'in';
  return {
    endpoint: `${instance}.${port.name}`,
    name: port.name,
    range: rangeText(port.width),
    width: port.width,
    kind: portKind(ip, port),
    side: input === flipped ? 'right' : 'left',
    drives: !input,
    sinks: port.direction !== 'out',
    multiple: false,
    activeLow: reset?.polarity === 'low',
  };
}

function portKind(ip: IpDescriptor, port: PortShape): PinKind {
  if (ip.clocks.some((clock) => clock.port === port.name)) return 'clock';
  if (ip.resets.some((reset) => reset.port === port.name)) return 'reset';
  if (ip.interrupts.some((interrupt) => interrupt.port === port.name)) return 'interrupt';
  return port.width === 1 ? 'bit' : 'bits';
}

function arrange(
  title: string,
  subtitle: string,
  pins: PinText[],
): Pick<BlockShape, 'width' | 'height' | 'pins'> {
  const left = pins.filter((pin) => pin.side === 'left');
  const right = pins.filter((pin) => pin.side === 'right');
  const width = blockWidth(title, subtitle, left, right);
  const place = (pin: PinText, row: number): PinShape => ({
    ...pin,
    dx: pin.side === 'left' ? 0 : width,
    dy: HEAD + GRID + row * ROW,
  });
  return {
    width,
    height: HEAD + Math.max(1, left.length, right.length) * ROW,
    pins: [...left.map(place), ...right.map(place)],
  };
}

function blockWidth(title: string, subtitle: string, left: PinText[], right: PinText[]): number {
  const longest = (pins: PinText[]): number =>
    Math.max(0, ...pins.map((pin) => (pin.name.length + pin.range.length) * PIN_CHARACTER));
  const labels = longest(left) + longest(right) + 52;
  const head = Math.max(title.length * HEAD_CHARACTER, subtitle.length * PIN_CHARACTER * 0.95) + 24;
  return roundUp(Math.max(140, labels, Math.min(head, 420)), 2 * GRID);
}

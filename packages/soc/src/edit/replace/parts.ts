import type { IpParameter } from '@netloom/model';
import type { PortShape, Shape } from '../../design/shape.ts';

export type PartKind = 'parameter' | 'interface' | 'port';

/** Something of a block that a document can speak of. */
export interface Part {
  kind: PartKind;
  name: string;
  /** Parts of one block can stand for those of another that are of the same sort. */
  sort: string;
  /** What is certain enough to go by where names differ: a bus, a clock, a reset or an interrupt. */
  role?: string;
  /** Bits of a port. */
  width?: number;
}

export function partsOf(shape: Shape): Part[] {
  const { descriptor, interfaces, ports } = shape;
  const parameters = descriptor.parameters.filter(({ local }) => !local).map(parameterPart);
  const buses = [...interfaces.values()].map(({ name, bus, role }): Part => {
    const sort = `${bus} ${role}`;
    return { kind: 'interface', name, sort, role: sort };
  });
  return [...parameters, ...buses, ...[...ports.values()].map((port) => portPart(shape, port))];
}

function parameterPart({ name, type }: IpParameter): Part {
  return { kind: 'parameter', name, sort: type };
}

function portPart({ descriptor, interfaceOf }: Shape, { name, direction, width }: PortShape): Part {
  const isSignal = interfaceOf.has(name);
  const reset = descriptor.resets.find(({ port }) => port === name);
  const interrupt = descriptor.interrupts.find(({ port }) => port === name);
  const isClock = descriptor.clocks.some(({ port }) => port === name);
  const use =
    (isClock && 'clock') ||
    (reset && `reset ${reset.polarity}`) ||
    (interrupt && `interrupt ${interrupt.role}`);
  const sort = isSignal ? `${direction} of a bus` : direction;
  return { kind: 'port', name, sort, width, ...(use && !isSignal && { role: `${direction} ${use}` }) };
}

import type { BusInterface, IpDescriptor, IpPort } from '@netloom/model';
import { interfaceSignals, protocolOf } from '../bus/protocol.ts';
import type { BlockGenerator, BlockPorts, GeneratedInterface } from './blockGenerator.ts';
import type { Generators } from './generators.ts';
import { optionParameters } from './options.ts';

/** A descriptor with what its generator says of parameters, ports and interfaces; others, and those of unknown generators, stay. */
export function describeBlock(descriptor: IpDescriptor, generators: Generators): IpDescriptor {
  const generator = descriptor.generator === undefined ? undefined : generators.get(descriptor.generator);
  if (!generator) return descriptor;
  return withPorts(
    { ...descriptor, parameters: parametersOf(descriptor, generator) },
    defaultPorts(generator),
  );
}

const known = new WeakMap<BlockGenerator, BlockPorts>();

function defaultPorts(generator: BlockGenerator): BlockPorts {
  let ports = known.get(generator);
  if (!ports) known.set(generator, (ports = generator.ports(generator.options.parse({}))));
  return ports;
}

function parametersOf({ parameters }: IpDescriptor, { options }: BlockGenerator): IpDescriptor['parameters'] {
  const defaults = new Map(parameters.map(({ name, value }) => [name, value]));
  return optionParameters(options).map((each) => ({ ...each, value: defaults.get(each.name) ?? each.value }));
}

/** A descriptor with the ports and interfaces that a block has under its options. */
export function withPorts(descriptor: IpDescriptor, block: BlockPorts): IpDescriptor {
  const { clocks, resets, ports, interfaces, interrupts = [], combinational } = block;
  return {
    ...descriptor,
    ports: ports.map(portOf),
    busInterfaces: interfaces.map(interfaceOf),
    ...{ clocks, resets, interrupts },
    ...(combinational && { combinational }),
  };
}

function portOf({ width, ...port }: BlockPorts['ports'][number]): IpPort {
  const packed = width === 1 ? [] : [{ left: String(width - 1), right: '0' }];
  return { ...port, width: String(width), packed, unpacked: [] };
}

function interfaceOf(each: GeneratedInterface): BusInterface {
  const { name, bus, role, multiple = false, clock, reset, addressSpan, parity, description } = each;
  const portName = (signal: string) => `${name}_${protocolOf(bus).suffix}_${signal.toLowerCase()}`;
  const signals = interfaceSignals(bus, each).map(({ signal }) => [signal.name, portName(signal.name)]);
  return {
    ...{ name, bus, role, signals: Object.fromEntries(signals) as Record<string, string>, clock, multiple },
    ...(reset !== undefined && { reset }),
    ...(addressSpan !== undefined && { addressSpan: String(addressSpan) }),
    ...(parity && { parity }),
    ...(description !== undefined && { description }),
  };
}

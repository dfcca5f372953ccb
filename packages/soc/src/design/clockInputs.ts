import type { IpDescriptor } from '@netloom/model';

const known = new WeakMap<IpDescriptor, readonly string[]>();

/** Clock ports that take a clock; a clock port that is an output makes one. */
export function clockInputs(descriptor: IpDescriptor): readonly string[] {
  let inputs = known.get(descriptor);
  if (!inputs) {
    const outputs = new Set(
      descriptor.ports.flatMap(({ name, direction }) => (direction === 'out' ? [name] : [])),
    );
    inputs = descriptor.clocks.flatMap(({ port }) => (outputs.has(port) ? [] : [port]));
    known.set(descriptor, inputs);
  }
  return inputs;
}

/** The only clock that a block takes. */
export function soleClockInput(descriptor: IpDescriptor): string | undefined {
  const inputs = clockInputs(descriptor);
  return inputs.length === 1 ? inputs[0] : undefined;
}

import { resolve } from '@netloom/soc';
import type { Design } from '@netloom/soc';

/** A signal of the generated top module, by its name there. */
export interface EndpointSignal {
  /** `instance.port`, or the name of a top-level port. */
  name: string;
  /** The bits that are taken, counted from 0 at the right; absent for all. */
  bits?: [high: number, low: number];
}

/** Ports of an instance's interface, in the order of its descriptor. */
function interfacePorts({ blocks }: Design, instance: string, name: string): string[] {
  return Object.values(blocks.get(instance)?.shape?.interfaces.get(name)?.signals ?? {});
}

/** The signals that an endpoint of the document stands for: the generator gives instances and ports the same names. */
export function endpointSignals(design: Design, endpoint: string): EndpointSignal[] {
  const end = resolve(design, endpoint);
  if (end.kind === 'interface')
    // One that several subordinates share has ports for each of them: the other end says which.
    return end.instance === undefined || end.multiple
      ? []
      : interfacePorts(design, end.instance, end.name).map((port) => ({ name: `${end.instance}.${port}` }));
  if (end.kind !== 'port') return [];
  const isWhole = end.low === 0 && end.high === end.width - 1;
  return [{ name: end.key, ...(!isWhole && { bits: [end.high, end.low] as [number, number] }) }];
}

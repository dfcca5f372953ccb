import type { BusRole, BusType } from '@netloom/model';
import { hasAddresses } from '../../bus/protocol.ts';
import type { Design } from '../../design/block.ts';
import { generatedInterface, isDecoding } from '../../design/generated.ts';
import { resolve } from '../../design/resolve.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { compareText } from '../../document/order.ts';
import { answersOneWay } from '../../design/answersOneWay.ts';

/**
 * Interfaces of instances that nothing is connected to. Streams and harts have no address and no interconnect, and a subordinate
 * of one direction cannot be behind interconnect, which passes on both.
 */
export function openInterfaces(design: Design, instances: readonly string[]): ResolvedInterface[] {
  const taken = new Set(
    design.document.interfaceConnections.flatMap(({ manager, subordinate }) => [manager, subordinate]),
  );
  const keys = instances.flatMap((instance) =>
    [...(design.blocks.get(instance)?.shape?.interfaces.keys() ?? [])].map((name) => `${instance}.${name}`),
  );
  return keys
    .filter((key) => !taken.has(key))
    .map((key) => resolve(design, key))
    .filter((end) => end.kind === 'interface')
    .filter((end) => hasAddresses(end.bus) && !answersOneWay(design, end));
}

/** Open interfaces of all blocks that are no interconnect themselves. */
export function openEnds(design: Design, role: BusRole, bus?: BusType): ResolvedInterface[] {
  const names = [...design.blocks.values()]
    .filter(({ shape }) => shape?.generated?.ports.passages === undefined)
    .map(({ name }) => name);
  return openInterfaces(design, names).filter(
    (end) => end.role === role && (bus === undefined || end.bus === bus),
  );
}

/** Interfaces of interconnect of the design that take any number of connections, the most used first. */
export function interconnectSides(design: Design, role: BusRole, but?: string): ResolvedInterface[] {
  const uses = new Map<string, number>();
  for (const each of design.document.interfaceConnections) {
    uses.set(each[role], (uses.get(each[role]) ?? 0) + 1);
  }
  return [...design.blocks.values()]
    .filter(({ name }) => name !== but)
    .flatMap(({ name, shape }) =>
      (shape?.generated?.ports.interfaces ?? []).map((each) => resolve(design, `${name}.${each.name}`)),
    )
    .filter((end) => end.kind === 'interface')
    .filter((end) => end.role === role && isDecoding(design, end))
    .filter((end) => generatedInterface(design, end)?.multiple === true)
    .sort((a, b) => (uses.get(b.key) ?? 0) - (uses.get(a.key) ?? 0) || compareText(a.key, b.key));
}

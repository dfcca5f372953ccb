import type { BusType, Fix } from '@netloom/model';
import type { Design } from '../design/block.ts';
import { resolve } from '../design/resolve.ts';

/** Manager side of interconnect by protocol, as `bridge0.m`, where the document has exactly one. */
export type SoleManagers = ReadonlyMap<BusType, string>;

export function soleManagers(design: Design): SoleManagers {
  const sole = new Map<BusType, string>();
  const several = new Set<BusType>();
  for (const { name, shape } of design.blocks.values()) {
    if (!shape?.descriptor.generator) continue;
    for (const { role, multiple, bus, name: side } of shape.interfaces.values()) {
      if (role !== 'manager' || !multiple) continue;
      if (sole.has(bus)) several.add(bus);
      sole.set(bus, `${name}.${side}`);
    }
  }
  for (const bus of several) sole.delete(bus);
  return sole;
}

/** Connects an open subordinate to the only interconnect that speaks its protocol, unless that is its own block. */
export function attachFix(
  design: Design,
  managers: SoleManagers,
  instance: string,
  name: string,
): Fix | undefined {
  const end = resolve(design, `${instance}.${name}`);
  if (end.kind !== 'interface' || end.role !== 'subordinate') return undefined;
  const manager = managers.get(end.bus);
  if (manager === undefined || manager.startsWith(`${instance}.`)) return undefined;
  return {
    title: `Connect to ${manager}`,
    edits: [{ pointer: '/interfaceConnections/-', value: { manager, subordinate: end.key } }],
  };
}

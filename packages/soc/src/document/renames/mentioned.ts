import type { SocDocument } from '@netloom/model';
import { inputsOf } from '../../clocks/sources.ts';
import { ownerOf } from './namedSections.ts';

/** Every name that some entry of the document speaks of. */
export function mentioned(document: SocDocument): Set<string> {
  const { interfaceConnections, portConnections, addressMap, interrupts, clocks, resets, interfaces } =
    document;
  return new Set([
    ...interfaceConnections.flatMap(({ manager, subordinate }) => [ownerOf(manager), ownerOf(subordinate)]),
    ...portConnections.flatMap(({ from, to }) => [ownerOf(from), ownerOf(to)]),
    ...[...Object.keys(addressMap), ...Object.keys(interrupts)].map(ownerOf),
    ...Object.values(interrupts).map(({ sink }) => ownerOf(sink)),
    ...Object.values(clocks).flatMap(({ source, measure }) => [
      ...inputsOf(source),
      ...(measure ? [measure.reference] : []),
      ...(source?.kind === 'gate' && source.idle !== undefined ? [ownerOf(source.idle)] : []),
    ]),
    ...Object.values(resets).flatMap(({ source }) => [
      ...(source?.from ?? []),
      ...(source?.requests ?? []).map(ownerOf),
      ...(source?.after === undefined ? [] : [source.after]),
    ]),
    ...[...Object.values(resets), ...Object.values(interfaces)].flatMap(({ clock }) => clock ?? []),
  ]);
}

import type { SocDocument } from '@netloom/model';

/** A SoC with a second core beside the first, which sees the same and starts with it. */
export function twoHarts(document: SocDocument): SocDocument {
  const { instances, interfaceConnections, portConnections } = document;
  const second = { ...instances['cpu0']!, parameters: { HART_ID: '1' } };
  const isOfFirst = (endpoint: string) => endpoint.startsWith('cpu0.');
  const moved = (endpoint: string) => endpoint.replace('cpu0.', 'cpu1.');
  const buses = interfaceConnections.filter(({ manager }) => isOfFirst(manager));
  const clocks = portConnections.filter(({ to }) => isOfFirst(to));
  return {
    ...document,
    name: 'harts_soc',
    instances: { ...instances, cpu1: second },
    interfaceConnections: [
      ...interfaceConnections,
      ...buses.map((link) => ({ ...link, manager: moved(link.manager) })),
    ],
    portConnections: [...portConnections, ...clocks.map((wire) => ({ ...wire, to: moved(wire.to) }))],
  };
}

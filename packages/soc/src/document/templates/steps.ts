import type { IpDescriptor, SocDocument } from '@netloom/model';
import { connect } from '../../edit/connect.ts';
import type { Edit } from '../../edit/edit.ts';
import { exportToTop } from '../../edit/exportToTop.ts';
import type { Library } from '../../library/library.ts';

/** What an edit makes of a document, or the document where it was refused. */
export function taken(document: SocDocument, edit: Edit): SocDocument {
  return edit.document ?? document;
}

const descriptorOf = ({ instances }: SocDocument, library: Library, instance: string) =>
  library.find(instances[instance]?.ip ?? '')?.descriptor;

/** An end as it stands, or the first interface of that role where it names an instance alone. */
function interfaceOf(document: SocDocument, library: Library, end: string, role: string): string | undefined {
  if (end.includes('.')) return end;
  const found = descriptorOf(document, library, end)?.busInterfaces.find((bus) => bus.role === role);
  return found && `${end}.${found.name}`;
}

/** Connects interfaces; what the library has not is left out. */
export function connectAll(
  document: SocDocument,
  library: Library,
  buses: readonly (readonly [manager: string, subordinate: string])[],
): SocDocument {
  return buses.reduce((current, [from, to]) => {
    const manager = interfaceOf(current, library, from, 'manager');
    const subordinate = interfaceOf(current, library, to, 'subordinate');
    return manager && subordinate ? taken(current, connect(current, library, manager, subordinate)) : current;
  }, document);
}

/** Ports that lead outside: neither bus, clock, reset nor interrupt. */
function outerPorts(descriptor: IpDescriptor): string[] {
  const { busInterfaces, clocks, resets, interrupts } = descriptor;
  const inner = new Set([
    ...busInterfaces.flatMap((bus) => Object.values(bus.signals)),
    ...[...clocks, ...resets, ...interrupts].map((each) => each.port),
  ]);
  return descriptor.ports.map(({ name }) => name).filter((name) => !inner.has(name));
}

/** Makes ports of the top level of all that leads outside and is not connected. */
export function exportOpenPorts(document: SocDocument, library: Library): SocDocument {
  const wired = new Set(document.portConnections.flatMap(({ from, to }) => [from, to]));
  const open = Object.keys(document.instances).flatMap((instance) => {
    const descriptor = descriptorOf(document, library, instance);
    const ends = descriptor ? outerPorts(descriptor).map((port) => `${instance}.${port}`) : [];
    return ends.filter((end) => !wired.has(end));
  });
  return open.reduce((current, end) => taken(current, exportToTop(current, library, end)), document);
}

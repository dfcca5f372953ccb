import type { SocDocument } from '@netloom/model';
import { assignAddresses } from '../../edit/assignAddresses.ts';
import { assignInterrupts } from '../../edit/assignInterrupts.ts';
import { connectClocksAndResets } from '../../edit/clocksAndResets.ts';
import { connect } from '../../edit/connect.ts';
import type { Edit } from '../../edit/edit.ts';
import { exportToTop } from '../../edit/exportToTop.ts';
import { addInstance } from '../../edit/instances.ts';
import type { Library } from '../../library/library.ts';
import { emptySoc } from './emptySoc.ts';

const BLOCKS: [name: string, vlnv: string][] = [
  ['exerciser0', 'netloom:ip:exerciser:1.0'],
  ['xbar0', 'netloom:interconnect:axi4lite_crossbar:1.0'],
  ['sram0', 'netloom:ip:sram:1.0'],
  ['bridge0', 'netloom:interconnect:axi4lite_apb_bridge:1.0'],
  ['uart0', 'netloom:ip:uart:1.0'],
  ['gpio0', 'netloom:ip:gpio:1.0'],
];
const BUSES: [manager: string, subordinate: string][] = [
  ['exerciser0', 'xbar0'],
  ['xbar0', 'sram0'],
  ['xbar0', 'bridge0'],
  ['bridge0', 'uart0'],
  ['bridge0', 'gpio0'],
];

/** A small SoC made by the same edits that a person makes: manager, crossbar, memory, bridge and two peripherals. */
export function exampleSoc(name: string, library: Library): SocDocument {
  let document = emptySoc(name);
  for (const [instance, vlnv] of BLOCKS) {
    const descriptor = library.find(vlnv)?.descriptor;
    if (descriptor) document = addInstance(document, descriptor, instance).document;
  }
  for (const [manager, subordinate] of BUSES) {
    const ends = [
      interfaceOf(document, library, manager, 'manager'),
      interfaceOf(document, library, subordinate, 'subordinate'),
    ];
    if (ends[0] && ends[1]) document = taken(document, connect(document, library, ends[0], ends[1]));
  }
  document = connectClocksAndResets(document, library);
  for (const port of openPorts(document, library))
    document = taken(document, exportToTop(document, library, port));
  return assignInterrupts(assignAddresses(document, library), library);
}

function taken(document: SocDocument, edit: Edit): SocDocument {
  return edit.document ?? document;
}

function interfaceOf(
  document: SocDocument,
  library: Library,
  instance: string,
  role: string,
): string | undefined {
  const ip = document.instances[instance]?.ip;
  const descriptor = ip === undefined ? undefined : library.find(ip)?.descriptor;
  const found = descriptor?.busInterfaces.find((bus) => bus.role === role);
  return found && `${instance}.${found.name}`;
}

/** Ports of the peripherals and the manager that lead outside: neither bus, clock, reset nor interrupt. */
function openPorts(document: SocDocument, library: Library): string[] {
  return Object.entries(document.instances).flatMap(([name, { ip }]) => {
    const descriptor = library.find(ip)?.descriptor;
    if (!descriptor) return [];
    const inner = new Set([
      ...descriptor.busInterfaces.flatMap((bus) => Object.values(bus.signals)),
      ...[...descriptor.clocks, ...descriptor.resets, ...descriptor.interrupts].map((each) => each.port),
    ]);
    return descriptor.ports.filter((port) => !inner.has(port.name)).map((port) => `${name}.${port.name}`);
  });
}

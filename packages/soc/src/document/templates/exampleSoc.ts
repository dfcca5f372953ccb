import type { SocDocument } from '@netloom/model';
import { assignAddresses } from '../../edit/assignAddresses.ts';
import { assignInterrupts } from '../../edit/assignInterrupts.ts';
import { connectClocksAndResets } from '../../edit/clocksAndResets.ts';
import { addInstance } from '../../edit/instances.ts';
import type { Library } from '../../library/library.ts';
import { emptySoc } from './emptySoc.ts';
import { connectAll, exportOpenPorts } from './steps.ts';

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
  document = connectAll(document, library, BUSES);
  document = exportOpenPorts(connectClocksAndResets(document, library), library);
  return assignInterrupts(assignAddresses(document, library), library);
}

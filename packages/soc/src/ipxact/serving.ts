import type { BusType, Diagnostic } from '@netloom/model';
import { childOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { protocolOf } from '../bus/protocol.ts';
import type { InterfaceKind } from './busTypes.ts';
import type { Definitions } from './definitions.ts';
import { Report } from './report.ts';
import { vlnvAttributes, vlnvText } from './vlnv.ts';

const SERVING = new Set(['typeDefinitions', 'design', 'designConfiguration']);

/** The reference by which components mean what a document defines. */
const DEFINING: Readonly<Record<string, (root: XmlElement) => XmlElement | undefined>> = {
  busDefinition: (root) => ({ ...root, attributes: vlnvAttributes(root) }),
  abstractionDefinition: (root) => childOf(root, 'busType'),
};

const TITLES: Readonly<Partial<Record<InterfaceKind, string>>> = {
  ...{ aximm: 'AXI', clock: 'clocks', reset: 'resets', interrupt: 'interrupts' },
};

/** What is said of a document that is no component: buses are known by definitions; of a catalog … nothing comes. */
export function serving(root: XmlElement, file: string, definitions: Definitions): Diagnostic[] {
  if (SERVING.has(root.name)) return [];
  const report = new Report(file);
  const what = `the <${root.name}> ${vlnvText(root)}`;
  const define = Object.hasOwn(DEFINING, root.name) ? DEFINING[root.name] : undefined;
  const bus = define?.(root);
  const kind = bus && definitions.kindOf(bus);
  if (kind) {
    const title = TITLES[kind] ?? protocolOf(kind as BusType).title;
    report.add('IPXACT-BUS', 'info', `${what} is one of ${title}`, root.line);
  } else if (define) {
    report.lose(`${what} is of no bus that is known here: ports of its interfaces are single ones`, root);
  } else {
    report.lose(`${what} is passed over: blocks are read from components alone`, root);
  }
  return report.diagnostics;
}

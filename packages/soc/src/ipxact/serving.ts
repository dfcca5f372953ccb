import type { BusType, Diagnostic } from '@netloom/model';
import { childOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { protocolOf } from '../bus/protocol.ts';
import type { InterfaceKind } from './busTypes.ts';
import type { Definitions } from './definitions.ts';
import { Report } from './report.ts';
import { vlnvAttributes, vlnvText } from './vlnv.ts';
import { say } from '../wording/sentences.ts';

const SERVING = new Set(['typeDefinitions', 'design', 'designConfiguration']);

/** The reference by which components mean what a document defines. */
const DEFINING: Readonly<Record<string, (root: XmlElement) => XmlElement | undefined>> = {
  busDefinition: (root) => ({ ...root, attributes: vlnvAttributes(root) }),
  abstractionDefinition: (root) => childOf(root, 'busType'),
};

const TITLES: Readonly<Partial<Record<InterfaceKind, 'clocks' | 'resets' | 'interrupts'>>> = {
  ...({ clock: 'clocks', reset: 'resets', interrupt: 'interrupts' } as const),
};

/** What is said of a document that is no component: buses are known by definitions; of a catalog … nothing comes. */
export function serving(root: XmlElement, file: string, definitions: Definitions): Diagnostic[] {
  if (SERVING.has(root.name)) return [];
  const report = new Report(file);
  const what = `<${root.name}> ${vlnvText(root)}`;
  const define = Object.hasOwn(DEFINING, root.name) ? DEFINING[root.name] : undefined;
  const bus = define?.(root);
  const kind = bus && definitions.kindOf(bus);
  if (kind) {
    const lines = TITLES[kind];
    const bus = kind === 'aximm' ? 'AXI' : lines ? '' : protocolOf(kind as BusType).title;
    const title = lines ? say(`SOC-IMPORT/ipxact/${lines}`, {}) : bus;
    report.add('IPXACT-BUS', 'info', say('SOC-IMPORT/ipxact/defines', { what, title }), root.line);
  } else if (define) {
    report.lose(say('SOC-IMPORT/ipxact/unknownBus', { what }), root);
  } else {
    report.lose(say('SOC-IMPORT/ipxact/passed', { what }), root);
  }
  return report.diagnostics;
}

import type { SocDocument, SocLayout } from '@netloom/model';
import type { XmlNode } from '@netloom/xml';
import { parseEndpoint } from '../../document/endpoint.ts';
import type { NameEndpoint } from '../../document/endpoint.ts';
import { inOrder } from '../../document/order.ts';
import { exactTexts, jsonForXml } from '../design/exactTexts.ts';
import type { Writing } from './writing.ts';
import { say } from '../../wording/sentences.ts';

/** The design of a document: instances, connections, and in a vendor extension what the standard has no place for. */
export function designText(given: SocDocument, layout: SocLayout, writing: Writing): string {
  const document = inOrder(given);
  const { vlnv, description, parameters } = document;
  const text = writing.text('description', description);
  return writing.document(
    writing.element('design', [
      ...writing.identity(vlnv, designName(document)),
      ...(writing.year === 2022 ? [text] : []),
      writing.list('componentInstances', instances(document, writing)),
      writing.list('interconnections', interconnections(document, writing)),
      writing.list('adHocConnections', adHocConnections(document, writing)),
      ...(writing.year === 2022 ? [] : [text]),
      writing.list(
        'parameters',
        Object.entries(parameters).map(([name, value]) =>
          writing.element('parameter', [writing.element('name', name), writing.element('value', value)], {
            parameterId: name,
            type: 'longint',
            resolve: 'user',
          }),
        ),
      ),
      writing.element('vendorExtensions', [extension(document, layout, patchesOf(document, writing))]),
    ]),
  );
}

/** The name part of the design's VLNV; the document's own is the component's. */
export function designName({ vlnv }: SocDocument): string {
  return `${vlnv.split(':')[2]}.design`;
}

function instances(document: SocDocument, writing: Writing): XmlNode[] {
  return Object.entries(document.instances).map(([name, { ip, parameters = {}, description }]) => {
    const values = Object.entries(parameters).map(([id, value]) =>
      writing.element('configurableElementValue', value, { referenceId: id }),
    );
    return writing.element('componentInstance', [
      writing.element('instanceName', name),
      writing.text('description', description),
      writing.reference('componentRef', ip, '', [writing.list('configurableElementValues', values)]),
    ]);
  });
}

function interconnections(document: SocDocument, writing: Writing): XmlNode[] {
  return document.interfaceConnections.map(({ manager, subordinate }, index) => {
    const ends = [manager, subordinate].map((end) => parseEndpoint(end) as NameEndpoint);
    const inner = ends.filter(({ instance }) => instance !== undefined);
    const outer = ends.filter(({ instance }) => instance === undefined);
    return writing.element('interconnection', [
      writing.element('name', `bus_${index}`),
      ...inner.map(({ instance, name }) =>
        writing.element('activeInterface', [], instanceAttributes(writing, instance!, { busRef: name })),
      ),
      ...outer.map(({ name }) => writing.element('hierInterface', [], { busRef: name })),
    ]);
  });
}

function instanceAttributes(
  { year }: Writing,
  instance: string,
  more: Record<string, string>,
): Record<string, string> {
  return { [year === 2022 ? 'componentInstanceRef' : 'componentRef']: instance, ...more };
}

/** Wires of ports and interrupts; which of them are interrupts, the extension says. */
function adHocConnections(document: SocDocument, writing: Writing): XmlNode[] {
  const wires = document.portConnections.map(({ from, to }, index) =>
    wire(`wire_${index}`, from, to, writing),
  );
  const lines = Object.entries(document.interrupts).map(([from, { sink, number }], index) =>
    wire(`interrupt_${index}`, from, `${sink}[${number}]`, writing),
  );
  return [...wires, ...lines];
}

function wire(name: string, from: string, to: string, writing: Writing): XmlNode {
  const source = parseEndpoint(from);
  const ends = [...(source?.kind === 'name' ? [source] : []), parseEndpoint(to) as NameEndpoint];
  const references = [
    ...ends.filter(({ instance }) => instance !== undefined).map((end) => internal(end, writing)),
    ...ends
      .filter(({ instance }) => instance === undefined)
      .map((end) =>
        writing.element('externalPortReference', partSelect(end, writing), { portRef: end.name }),
      ),
  ];
  return writing.element('adHocConnection', [
    writing.element('name', name),
    source?.kind === 'constant' ? writing.element('tiedValue', from) : undefined,
    writing.element('portReferences', references),
  ]);
}

function internal(end: NameEndpoint, writing: Writing): XmlNode {
  const attributes = instanceAttributes(writing, end.instance!, { portRef: end.name });
  return writing.element('internalPortReference', partSelect(end, writing), attributes);
}

function partSelect({ slice }: NameEndpoint, writing: Writing): XmlNode[] {
  if (!slice) return [];
  const range = writing.element('range', [
    writing.element('left', String(slice.high)),
    writing.element('right', String(slice.low)),
  ]);
  return [writing.element('partSelect', [range])];
}

/** What single instances have instead of their documents, of which the standard knows nothing. */
function patchesOf({ instances: all }: SocDocument, writing: Writing): Record<string, unknown> {
  const found = Object.entries(all).filter(([, { patch = {} }]) => Object.keys(patch).length > 0);
  for (const [name, { patch }] of found) {
    const places = Object.keys(patch!).join(', ');
    writing.lose(say('SOC-IMPORT/ipxact/write/overrides', { name, places }));
  }
  return Object.fromEntries(found.map(([name, { patch }]) => [name, patch]));
}

/** Positions, and the sections that IP-XACT does not have, as they stand in the document. */
function extension(
  document: SocDocument,
  { blocks, notes, insides }: SocLayout,
  patches: Record<string, unknown>,
): XmlNode {
  const { name, title, clocks, resets, ports, interfaces, addressMap, interrupts, waivers } = document;
  const texts = exactTexts(document);
  const sections = {
    ...{ name, title, clocks, resets, ports, interfaces, addressMap, interrupts, waivers },
    ...(Object.keys(patches).length > 0 && { patches }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
  const positions = Object.entries(blocks).map(([block, { x, y, flipped }]) => ({
    name: 'netloom:block',
    attributes: { name: block, x: String(x), y: String(y), ...(flipped ? { flipped: 'true' } : {}) },
    content: [],
  }));
  return {
    name: 'netloom:soc',
    content: [
      { name: 'netloom:layout', content: positions },
      ...(notes ? [{ name: 'netloom:notes', content: jsonForXml(notes) }] : []),
      ...(insides ? [{ name: 'netloom:insides', content: jsonForXml(insides) }] : []),
      { name: 'netloom:document', content: jsonForXml(sections) },
    ],
  };
}

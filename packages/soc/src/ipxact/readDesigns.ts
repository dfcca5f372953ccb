import { issueSaid } from '@netloom/model';
import { SocDocument, pointerOf } from '@netloom/model';
import type { Diagnostic, IpDescriptor, SocLayout } from '@netloom/model';
import { identifierFrom, readDocument } from '@netloom/registers/ipxact';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { inOrder } from '../document/order.ts';
import { busMaps } from './design/busMaps.ts';
import type { BusMaps } from './design/busMaps.ts';
import { readConnections } from './design/connections.ts';
import { exactText } from './design/exactTexts.ts';
import { frameOf } from './design/frame.ts';
import { extensionOf } from './design/extension.ts';
import { parameterNames } from './design/parameterNames.ts';
import { Report } from './report.ts';
import { readVlnv, referenceText } from './vlnv.ts';
import { say } from '../wording/sentences.ts';

export interface ReadDesign {
  document: SocDocument;
  /** Positions of our own extension; empty for designs of others. */
  layout: SocLayout;
  file: string;
}

export interface DesignReading {
  designs: ReadDesign[];
  diagnostics: Diagnostic[];
}

const KNOWN = new Set([
  ...['vendor', 'library', 'name', 'version', 'description', 'displayName', 'shortDescription'],
  ...['componentInstances', 'interconnections', 'adHocConnections', 'hierConnections'],
  ...['parameters', 'vendorExtensions'],
]);

/** Designs of IEEE 1685-2009, -2014 and -2022 among XML files, as documents; `find` gives the blocks by VLNV. */
export function readDesigns(
  files: ReadonlyMap<string, Uint8Array>,
  find: (vlnv: string) => IpDescriptor | undefined,
): DesignReading {
  const roots = [...files.keys()].flatMap((path) => {
    const root = readDocument({ path, files });
    return 'severity' in root ? [] : [{ path, root }];
  });
  const components = roots.filter(({ root }) => root.name === 'component').map(({ root }) => root);
  const names = parameterNames(components);
  const reading: DesignReading = { designs: [], diagnostics: [] };
  for (const { path, root } of roots) {
    if (root.name !== 'design') continue;
    const report = new Report(path);
    const top = topOf(
      root,
      components,
      roots.map((each) => each.root),
    );
    const design = readDesign(root, top, find, { names, maps: busMaps(components) }, report);
    if (design) reading.designs.push({ ...design, file: path });
    reading.diagnostics.push(...report.diagnostics);
  }
  return reading;
}

function readDesign(
  root: XmlElement,
  top: XmlElement | undefined,
  find: (vlnv: string) => IpDescriptor | undefined,
  { names, maps }: { names: ReturnType<typeof parameterNames>; maps: BusMaps },
  report: Report,
): Omit<ReadDesign, 'file'> | undefined {
  for (const child of root.children)
    if (!KNOWN.has(child.name)) report.lose(say('SOC-IMPORT/ipxact/element', { element: child.name }), child);
  const vlnv = readVlnv(top ?? root, report);
  const { sections, layout } = extensionOf(root, report);
  const instances = readInstances(root, names, sections['texts'], report);
  const descriptorOf = (instance: string) => find(instances[instance]?.ip ?? '');
  for (const [name, { ip }] of Object.entries(instances)) {
    if (!find(ip)) report.lose(say('SOC-IMPORT/ipxact/pins', { name, ip }), root);
  }
  const mapsOf = (instance: string | undefined, bus: string) =>
    maps(instance === undefined ? (top ? vlnvOf(top) : '') : (instances[instance]?.ip ?? ''), bus);
  const frame = frameOf(root, top && find(vlnv), descriptorOf, sections, report);
  const parameters = Object.fromEntries(
    childrenOf(childOf(root, 'parameters') ?? root, 'parameter').flatMap((each) => {
      const name = textOf(each, 'name');
      const value = exactText(sections['texts'], pointerOf('parameters', name ?? ''), textOf(each, 'value'));
      return name === undefined ? [] : [[name, value ?? '0']];
    }),
  );
  const description = exactText(sections['texts'], pointerOf('description'), textOf(root, 'description'));
  const moduleName = (sections['name'] as string | undefined) ?? vlnv.split(':')[2]!.replaceAll(/\W/g, '_');
  const draft = {
    ...{ netloom: 'soc', version: 1, vlnv, name: moduleName },
    ...(sections['title'] !== undefined && { title: sections['title'] }),
    ...(sections['waivers'] !== undefined && { waivers: sections['waivers'] }),
    ...(description !== undefined && { description }),
    ...frame,
    ...{ parameters, instances: withPatches(instances, sections['patches']) },
    ...readConnections(root, frame, descriptorOf, sections, mapsOf, report),
  };
  const parsed = SocDocument.safeParse(draft);
  if (parsed.success) return { document: inOrder(parsed.data), layout };
  const [issue] = parsed.error.issues;
  report.fail(
    say('SOC-IMPORT/ipxact/refused', { path: issue!.path.join('.'), why: issueSaid(issue!) }),
    root.line,
  );
  return undefined;
}

function withPatches(instances: SocDocument['instances'], patches: unknown): SocDocument['instances'] {
  const found = (patches ?? {}) as Record<string, SocDocument['instances'][string]['patch']>;
  return Object.fromEntries(
    Object.entries(instances).map(([name, each]) => {
      const patch = found[name];
      return [name, patch ? { ...each, patch } : each];
    }),
  );
}

/** The component whose hierarchical view is this design, through its configuration or not. */
function topOf(design: XmlElement, components: XmlElement[], roots: XmlElement[]): XmlElement | undefined {
  const ids = new Set([vlnvOf(design)]);
  for (const root of roots) {
    const reference = root.name === 'designConfiguration' ? childOf(root, 'designRef') : undefined;
    if (reference && ids.has(referenceText(reference))) ids.add(vlnvOf(root));
  }
  return components.find((component) => references(component).some((text) => ids.has(text)));
}

function vlnvOf(root: XmlElement): string {
  return ['vendor', 'library', 'name', 'version'].map((part) => textOf(root, part) ?? '').join(':');
}

const HIERARCHY = new Set(['designRef', 'designConfigurationRef', 'hierarchyRef']);

function references(element: XmlElement): string[] {
  const own = HIERARCHY.has(element.name) ? [referenceText(element)] : [];
  const inside = [
    'model',
    'views',
    'view',
    'instantiations',
    'designInstantiation',
    'designConfigurationInstantiation',
  ];
  const children = element.children.filter(({ name }) => inside.includes(name) || HIERARCHY.has(name));
  return [...own, ...children.flatMap(references)];
}

function readInstances(
  root: XmlElement,
  names: ReturnType<typeof parameterNames>,
  texts: unknown,
  report: Report,
): SocDocument['instances'] {
  const elements = childrenOf(childOf(root, 'componentInstances') ?? root, 'componentInstance');
  return Object.fromEntries(
    elements.flatMap((element) => {
      const [written, reference] = [textOf(element, 'instanceName'), childOf(element, 'componentRef')];
      if (written === undefined || !reference) {
        report.lose(say('SOC-IMPORT/ipxact/nameless', {}), element);
        return [];
      }
      const name = identifierFrom(written);
      if (name !== written) report.lose(say('SOC-IMPORT/ipxact/instanceName', { written, name }), element);
      for (const each of ['isPresent', 'powerDomainLinks'])
        if (childOf(element, each))
          report.lose(say('SOC-IMPORT/ipxact/instanceElement', { element: each, name }), element);
      const ip = referenceText(reference);
      const holder =
        childOf(reference, 'configurableElementValues') ?? childOf(element, 'configurableElementValues');
      const values = holder ? childrenOf(holder, 'configurableElementValue') : [];
      const parameters = Object.fromEntries(
        values.map((each) => {
          const id = each.attributes.get('referenceId') ?? '';
          const parameter = names(ip, id);
          const place = pointerOf('instances', name, 'parameters', parameter);
          return [parameter, exactText(texts, place, each.text.trim())];
        }),
      );
      const place = pointerOf('instances', name, 'description');
      const description = exactText(texts, place, textOf(element, 'description'));
      const settings = values.length > 0 ? { parameters } : {};
      return [[name, { ip, ...settings, ...(description !== undefined && { description }) }]];
    }),
  );
}

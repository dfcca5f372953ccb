import { issueSaid } from '@netloom/model';
import { recognise } from '@netloom/hdl';
import { Identifier, IpDescriptor } from '@netloom/model';
import type { Diagnostic, RegisterMap } from '@netloom/model';
import { identifierFrom } from '@netloom/registers/ipxact';
import { readDocument } from '@netloom/registers/ipxact';
import { descriptionIn, titleIn } from '@netloom/registers/ipxact';
import { textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { readBuses } from './buses.ts';
import { Definitions } from './definitions.ts';
import { Expressions } from './expressions.ts';
import { readSources } from './fileSets.ts';
import { readInterfaces } from './interfaces.ts';
import { addressSpan, readRegisters } from './memoryMaps.ts';
import { neededParameters, readParameters } from './parameters.ts';
import { readPorts } from './ports.ts';
import { Report } from './report.ts';
import { serving } from './serving.ts';
import { readSystem } from './system.ts';
import { isVerilog, rtlView } from './view.ts';
import { readVlnv } from './vlnv.ts';
import { say } from '../wording/sentences.ts';

/** A component as a block of the palette; the descriptor's paths are those of the files that were given. */
export interface ReadComponent {
  descriptor: IpDescriptor;
  /** Register description of its memory map, for the file that `descriptor.registers` names. */
  registers: RegisterMap | undefined;
  file: string;
  line: number;
}

export interface ComponentReading {
  components: ReadComponent[];
  /** What is not carried over is a warning, at its line. */
  diagnostics: Diagnostic[];
}

/**
 * Reads every component of IEEE 1685-2009, -2014 or -2022 among XML files. `has` tells which other paths are there.
 * Files of type definitions serve the components, designs are for `readDesigns`; what else there is is passed over, and
 * said.
 */
export function readComponents(
  files: ReadonlyMap<string, Uint8Array>,
  has: (path: string) => boolean,
): ComponentReading {
  const reading: ComponentReading = { components: [], diagnostics: [] };
  const roots = [...files.keys()].map((path) => ({ path, root: readDocument({ path, files }) }));
  const definitions = new Definitions();
  for (const { root } of roots) if (!('severity' in root)) definitions.add(root);
  let documents = 0;
  for (const { path, root } of roots) {
    if ('severity' in root) reading.diagnostics.push({ ...root, code: 'IPXACT-READ' });
    else if (root.name === 'component') add(readComponent(root, { path, files, definitions }, has), reading);
    else {
      documents += 1;
      reading.diagnostics.push(...serving(root, path, definitions));
    }
  }
  if (roots.some(({ root }) => !('severity' in root) && root.name === 'design')) return reading;
  if (reading.components.length === 0 && !reading.diagnostics.some(({ severity }) => severity === 'error')) {
    const said = documents > 0 ? say('SOC-IMPORT/ipxact/component', {}) : say('SOC-IMPORT/ipxact/none', {});
    reading.diagnostics.push({ code: 'IPXACT-READ', severity: 'error', ...said });
  }
  return reading;
}

function add(
  { component, report }: { component?: ReadComponent; report: Report },
  reading: ComponentReading,
) {
  const isTwice = reading.components.some(({ descriptor }) => descriptor.vlnv === component?.descriptor.vlnv);
  if (component && isTwice) {
    report.fail(say('SOC-IMPORT/ipxact/twice', { vlnv: component.descriptor.vlnv }), component.line);
  } else if (component) reading.components.push(component);
  reading.diagnostics.push(...report.diagnostics);
}

function readComponent(
  root: XmlElement,
  source: { path: string; files: ReadonlyMap<string, Uint8Array>; definitions: Definitions },
  has: (path: string) => boolean,
): { component?: ReadComponent; report: Report } {
  const report = new Report(source.path);
  const view = rtlView(root);
  if (view && view.language !== '' && !isVerilog(view.language)) {
    report.lose(say('SOC-IMPORT/ipxact/language', { language: view.language }), view.element);
  }
  const parameters = readParameters(root, view, report);
  const expressions = new Expressions(parameters.names, parameters.values, report);
  const ports = readPorts(root, expressions, report);
  const declared = readInterfaces(root, ports, expressions, source.definitions, report);
  const buses = readBuses(declared, (name) => addressSpan(root, name, expressions), report);
  const registers = readRegisters(root, source, buses.find(({ memoryMap }) => memoryMap)?.memoryMap, report);
  const module = moduleOf(root, view?.module, report);
  const known = declared.length > 0 ? buses.map(({ bus }) => bus) : recognise({ ports }).busInterfaces;
  if (declared.length === 0 && known.length > 0) {
    report.lose(say('SOC-IMPORT/ipxact/noBus', {}), root);
  }
  const system = readSystem(ports, declared, known, report);
  const parsed = IpDescriptor.safeParse({
    ...{ netloom: 'ip', version: 1, vlnv: readVlnv(root, report), module, category: 'Imported' },
    title: titleIn(root).title ?? textOf(root, 'name') ?? module,
    ...descriptionIn(root),
    parameters: neededParameters(parameters.list, expressions.used),
    ports,
    ...system,
    ...(registers && { registers: `${module}.regs.json` }),
    ...readSources(root, view, source.path, has, report),
  });
  if (parsed.success) {
    const place = { file: source.path, line: root.line };
    return { component: { descriptor: parsed.data, registers, ...place }, report };
  }
  const [issue] = parsed.error.issues;
  report.fail(
    say('SOC-IMPORT/ipxact/refused', { path: issue!.path.join('.'), why: issueSaid(issue!) }),
    root.line,
  );
  return { report };
}

/** The module's name, else the component's. VHDL's `entity(architecture)` loses the architecture. */
function moduleOf(root: XmlElement, module: string | undefined, report: Report): string {
  const written = (module ?? textOf(root, 'name') ?? 'component').replace(/\(.*\)$/, '');
  if (Identifier.safeParse(written).success) return written;
  const name = identifierFrom(written);
  report.lose(say('SOC-IMPORT/ipxact/name', { written, name }), root);
  return name;
}

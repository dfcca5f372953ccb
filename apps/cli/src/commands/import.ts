import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { readVerilog } from '@netloom/hdl';
import type { SourceFile } from '@netloom/hdl';
import type { IpDescriptor, RegisterMap } from '@netloom/model';
import { writeDocument, writeLayout } from '@netloom/soc';
import { readComponents, readDesigns } from '@netloom/soc/ipxact';
import type { ReadDesign } from '@netloom/soc/ipxact';
import { writeRegisterMap } from '@netloom/registers';
import { Failure } from '../failure.ts';
import { loadLibrary } from '../library.ts';
import { OutputFolder } from '../outputFolder.ts';
import { definesOf, requestOf } from './sourceRequest.ts';
import type { SourceOptions } from './sourceRequest.ts';
import { hasErrors, outcomeOf } from '../report.ts';
import type { Outcome } from '../report.ts';

interface Options extends SourceOptions {
  library: string[];
  output?: string;
}

/** A block that was read; a component brings its registers along. */
interface Block {
  descriptor: IpDescriptor;
  registers?: RegisterMap | undefined;
  /** A source that was made at import. */
  wrapper?: SourceFile | undefined;
}

/** Writes `<output>/<module>/ip.json`, with the sources seen from there, and the registers beside it. */
export async function writeDescriptor(
  { descriptor, registers, wrapper }: Block,
  output: string,
  name = descriptor.module,
): Promise<string[]> {
  const folder = join(output, name);
  const made = wrapper && join(folder, basename(wrapper.path));
  const seenFrom = (path: string) => relative(folder, path === wrapper?.path ? made! : path);
  const moved = {
    ...descriptor,
    files: descriptor.files.map(seenFrom),
    includeDirectories: descriptor.includeDirectories.map(seenFrom),
  };
  const path = join(folder, 'ip.json');
  const files = new Map([[path, JSON.stringify(moved, null, 2) + '\n']]);
  if (made) files.set(made, wrapper.text);
  if (registers && descriptor.registers !== undefined)
    files.set(join(folder, descriptor.registers), writeRegisterMap(registers));
  const into = new OutputFolder(output);
  for (const [to, text] of files) into.write(relative(output, to), text);
  return [...files.keys()];
}

/** Its module's name, or its VLNV where another block is of that module too. */
function folderOf({ descriptor: { module, vlnv } }: Block, blocks: readonly Block[]): string {
  const isAlone = blocks.every(({ descriptor }) => descriptor.module !== module || descriptor.vlnv === vlnv);
  return isAlone ? module : vlnv.replaceAll(':', '_');
}

function describe({ module, ports, parameters, busInterfaces }: IpDescriptor): string {
  const buses = busInterfaces.map(({ name, bus, role }) => `${name} (${bus} ${role})`).join(', ');
  const settable = parameters.filter(({ local }) => !local).length;
  return `${module}: ${settable} parameters, ${ports.length} ports${buses && `, ${buses}`}`;
}

/** Blocks of the modules of Verilog sources and lists. */
async function readSources(paths: readonly string[], options: Options) {
  const { diagnostics, ...request } = await requestOf(paths, options);
  const read = await readVerilog(request);
  const blocks = read.descriptors.map((descriptor): Block => {
    const wrapper = read.wrappers.find(({ path }) => path === descriptor.files.at(-1));
    return { descriptor, wrapper };
  });
  return { blocks, tops: read.tops, designs: [], diagnostics: [...diagnostics, ...read.diagnostics] };
}

/** Blocks of IP-XACT components, whose sources are the files that they name, and documents of designs. */
async function readXml(paths: readonly string[], options: Options) {
  const files = new Map<string, Uint8Array>();
  for (const path of paths) files.set(path, await bytesAt(path));
  const { components, diagnostics } = readComponents(files, existsSync);
  const blocks: Block[] = components.map(({ descriptor, registers }) => ({
    descriptor: {
      ...descriptor,
      includeDirectories: [...descriptor.includeDirectories, ...options.include],
      defines: { ...descriptor.defines, ...definesOf(options.define) },
    },
    registers,
  }));
  const { library } = loadLibrary(options.library);
  const own = new Map(blocks.map(({ descriptor }) => [descriptor.vlnv, descriptor]));
  const read = readDesigns(files, (vlnv) => own.get(vlnv) ?? library.find(vlnv)?.descriptor);
  return {
    ...{ blocks, tops: blocks.map(({ descriptor }) => descriptor.module), designs: read.designs },
    diagnostics: [...diagnostics, ...read.diagnostics],
  };
}

/** Writes `<output>/<name>.soc.json` and where its blocks stand. */
async function writeDesign({ document, layout }: ReadDesign, output: string): Promise<string[]> {
  const folder = new OutputFolder(output);
  const path = folder.write(`${document.name}.soc.json`, writeDocument(document));
  if (Object.keys(layout.blocks).length === 0) return [path];
  return [path, folder.write(`${document.name}.layout.json`, writeLayout(layout))];
}

async function bytesAt(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new Failure(`${path}: ${(error as Error).message}`);
  }
}

const isXml = (path: string) => /\.(xml|ipxact)$/i.test(path);

/** `netloom import <file.v|list.f|component.xml> …` */
export async function importCommand(paths: string[], options: Options): Promise<Outcome> {
  const components = paths.filter(isXml);
  const sources = paths.filter((path) => !isXml(path));
  const readings = [
    ...(sources.length > 0 ? [await readSources(sources, options)] : []),
    ...(components.length > 0 ? [await readXml(components, options)] : []),
  ];
  const found = readings.flatMap(({ diagnostics }) => diagnostics);
  const blocks = readings.flatMap((reading) => reading.blocks);
  const designs = readings.flatMap((reading) => reading.designs);
  if (blocks.length + designs.length === 0 && !hasErrors(found))
    throw new Failure(`no module in ${paths.join(', ')}`);
  const written = options.output
    ? await Promise.all([
        ...blocks.map((block) => writeDescriptor(block, options.output ?? '', folderOf(block, blocks))),
        ...designs.map((design) => writeDesign(design, options.output ?? '')),
      ])
    : [];
  const summary = [
    ...blocks.map(({ descriptor }) => describe(descriptor)),
    ...designs.map(
      ({ document }) => `${document.name}: a design of ${Object.keys(document.instances).length} instances`,
    ),
  ].join('\n');
  const outcome = outcomeOf(paths[0] ?? '', found, summary, {
    modules: blocks.map(({ descriptor }) => descriptor),
    documents: designs.map(({ document }) => document),
    tops: readings.flatMap(({ tops }) => tops),
    written: written.flat(),
  });
  return outcome.failed ? { ...outcome, text: `${summary}\n${outcome.text}` } : outcome;
}

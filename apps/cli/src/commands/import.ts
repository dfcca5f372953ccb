import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readVerilog } from '@netloom/hdl';
import type { IpDescriptor, RegisterMap } from '@netloom/model';
import { readComponents } from '@netloom/soc/ipxact';
import { writeRegisterMap } from '@netloom/registers';
import { Failure } from '../failure.ts';
import { definesOf, requestOf } from './sourceRequest.ts';
import type { SourceOptions } from './sourceRequest.ts';
import { hasErrors, outcomeOf } from '../report.ts';
import type { Outcome } from '../report.ts';

interface Options extends SourceOptions {
  output?: string;
}

/** A block that was read; a component brings its registers along. */
interface Block {
  descriptor: IpDescriptor;
  registers?: RegisterMap | undefined;
}

/** Writes `<output>/<module>/ip.json`, with the sources seen from there, and the registers beside it. */
export async function writeDescriptor({ descriptor, registers }: Block, output: string): Promise<string[]> {
  const folder = join(output, descriptor.module);
  const seenFrom = (path: string) => relative(folder, path);
  const moved = {
    ...descriptor,
    files: descriptor.files.map(seenFrom),
    includeDirectories: descriptor.includeDirectories.map(seenFrom),
  };
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'ip.json');
  await writeFile(path, JSON.stringify(moved, null, 2) + '\n');
  if (!registers || descriptor.registers === undefined) return [path];
  const description = join(folder, descriptor.registers);
  await writeFile(description, writeRegisterMap(registers));
  return [path, description];
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
  const blocks: Block[] = read.descriptors.map((descriptor) => ({ descriptor }));
  return { blocks, tops: read.tops, diagnostics: [...diagnostics, ...read.diagnostics] };
}

/** Blocks of IP-XACT components, whose sources are the files that they name. */
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
  return { blocks, tops: blocks.map(({ descriptor }) => descriptor.module), diagnostics };
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
  if (blocks.length === 0 && !hasErrors(found)) throw new Failure(`no module in ${paths.join(', ')}`);
  const written = options.output
    ? await Promise.all(blocks.map((block) => writeDescriptor(block, options.output ?? '')))
    : [];
  const summary = blocks.map(({ descriptor }) => describe(descriptor)).join('\n');
  const outcome = outcomeOf(paths[0] ?? '', found, summary, {
    modules: blocks.map(({ descriptor }) => descriptor),
    tops: readings.flatMap(({ tops }) => tops),
    written: written.flat(),
  });
  return outcome.failed ? { ...outcome, text: `${summary}\n${outcome.text}` } : outcome;
}

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readFileList, readVerilog } from '@netloom/hdl';
import type { ReadOptions } from '@netloom/hdl';
import type { Diagnostic, IpDescriptor } from '@netloom/model';
import { readText } from '../document.ts';
import { Failure } from '../failure.ts';
import { hasErrors, outcomeOf } from '../report.ts';
import type { Outcome } from '../report.ts';

interface Options {
  include: string[];
  define: string[];
  output?: string;
}

interface Request extends ReadOptions {
  diagnostics: Diagnostic[];
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function definesOf(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')];
    }),
  );
}

/** Sources and `.f` lists of the command line as one set of files. */
async function requestOf(paths: readonly string[], options: Options): Promise<Request> {
  const sources: string[] = [];
  const includeDirectories = [...options.include];
  const defines = definesOf(options.define);
  const diagnostics: Diagnostic[] = [];
  for (const path of paths) {
    if (!path.endsWith('.f')) {
      sources.push(path);
      continue;
    }
    const list = readFileList(path, textAt);
    sources.push(...list.files);
    includeDirectories.push(...list.includeDirectories);
    Object.assign(defines, list.defines);
    diagnostics.push(...list.diagnostics);
  }
  const files = await Promise.all(sources.map(async (path) => ({ path, text: await readText(path) })));
  return { files, fileList: sources, defines, includeDirectories, resolveInclude: textAt, diagnostics };
}

/** Writes `<output>/<module>/ip.json`, with the sources seen from there. */
async function writeDescriptor(descriptor: IpDescriptor, output: string): Promise<string> {
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
  return path;
}

function describe({ module, ports, parameters, busInterfaces }: IpDescriptor): string {
  const buses = busInterfaces.map(({ name, bus, role }) => `${name} (${bus} ${role})`).join(', ');
  const settable = parameters.filter(({ local }) => !local).length;
  return `${module}: ${settable} parameters, ${ports.length} ports${buses && `, ${buses}`}`;
}

/** `netloom import <file.v|list.f> …` */
export async function importCommand(paths: string[], options: Options): Promise<Outcome> {
  const { diagnostics, ...request } = await requestOf(paths, options);
  const read = await readVerilog(request);
  const found = [...diagnostics, ...read.diagnostics];
  if (read.descriptors.length === 0 && !hasErrors(found))
    throw new Failure(`no module in ${paths.join(', ')}`);
  const written = options.output
    ? await Promise.all(
        read.descriptors.map((descriptor) => writeDescriptor(descriptor, options.output ?? '')),
      )
    : [];
  const summary = read.descriptors.map(describe).join('\n');
  const outcome = outcomeOf(paths[0] ?? '', found, summary, {
    modules: read.descriptors,
    tops: read.tops,
    written,
  });
  return outcome.failed ? { ...outcome, text: `${summary}\n${outcome.text}` } : outcome;
}

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IpDescriptor } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import { createLibrary, generate, libraryEntry } from '@netloom/soc';
import type { Generation } from '@netloom/soc';
import { prove } from '../../../../proof/index.ts';
import type { StepOutcome } from '../../../../proof/index.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

function entriesIn(folder: string) {
  const paths = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path.endsWith('ip.json'))
    .map((path) => {
      const descriptor = IpDescriptor.parse(JSON.parse(readFileSync(join(ROOT, folder, path), 'utf8')));
      const { registers } = descriptor;
      const text = registers && readFileSync(join(ROOT, folder, dirname(path), registers), 'utf8');
      return libraryEntry(descriptor, join(folder, dirname(path)), text);
    });
}

const library = createLibrary([...entriesIn('ip'), ...entriesIn('demo/cores')]);

const generations = new Map<SocDocument, Generation>();

/** Once a document, however many faults it gets. */
function generationOf(document: SocDocument): Generation {
  const known = generations.get(document) ?? generate(document, library);
  generations.set(document, known);
  return known;
}

/** A fault: in which generated file, what, and what it becomes. */
export type Fault = [file: string, pattern: RegExp, replacement: string];

/** A design with its bench: files of a project by their paths. */
export interface BenchProject {
  name: string;
  files: Record<string, string>;
}

/** What a document generates, with a fault where one is given, and what of the repository it stands on. */
export function benchProject(document: SocDocument, fault?: Fault): BenchProject {
  const { files, diagnostics } = generationOf(document);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  if (fault && !files.some(({ path }) => path.endsWith(fault[0]))) throw new Error(`there is no ${fault[0]}`);
  const generated = Object.fromEntries(files.map(({ path, text }) => [path, faulty(path, text, fault)]));
  return { name: document.name, files: { ...sourcesIn(Object.values(generated)), ...generated } };
}

/** Sources in file lists, and what memories are filled from. */
function sourcesIn(texts: readonly string[]): Record<string, string> {
  const paths = texts.flatMap((text) => [...text.matchAll(/(?<=^|")(?:demo|ip)\/[\w./-]+(?=$|")/gm)]);
  return Object.fromEntries(paths.map(([path]) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

function faulty(path: string, text: string, fault: Fault | undefined): string {
  if (!fault || !path.endsWith(fault[0])) return text;
  if (!fault[1].test(text)) throw new Error(`${String(fault[1])} is not in ${path}`);
  return text.replace(fault[1], fault[2]);
}

const sourcesOf = (name: string) => ['-f', `gen/${name}/${name}.f`, `gen/${name}/tb/${name}_tb.sv`];

/** What the steps print, the last of them last. */
async function run({ files }: BenchProject, ...steps: string[][]): Promise<StepOutcome> {
  return (await prove({ files, steps })).steps.at(-1)!;
}

/** Everything that Verilator's lint has to say of design and bench. */
export async function lint(project: BenchProject): Promise<string> {
  const { name } = project;
  const flags = ['--lint-only', '--timing', '-Wall', '-Wno-DECLFILENAME', '--timescale', '1ns/1ps'];
  const said = await run(project, ['verilator', ...flags, '--top-module', `${name}_tb`, ...sourcesOf(name)]);
  return said.stdout + said.stderr;
}

/** What the bench says in Icarus. */
export async function playInIcarus(project: BenchProject): Promise<string> {
  const { name } = project;
  const compile = ['iverilog', '-g2012', '-s', `${name}_tb`, '-o', 'bench.vvp', ...sourcesOf(name)];
  return (await run(project, compile, ['vvp', '-n', 'bench.vvp'])).stdout;
}

/** What the bench says in Verilator. */
export async function playInVerilator(project: BenchProject): Promise<string> {
  const { name } = project;
  const flags = [
    '--binary',
    '--timing',
    '--timescale',
    '1ns/1ps',
    '--trace-fst',
    '-MAKEFLAGS',
    'OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0',
  ];
  const compile = ['verilator', ...flags, '--top-module', `${name}_tb`, ...sourcesOf(name)];
  return (await run(project, compile, [`obj_dir/V${name}_tb`])).stdout;
}

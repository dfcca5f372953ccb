import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IpDescriptor } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import { createLibrary, generate, libraryEntry } from '@netloom/soc';
import type { Generation } from '@netloom/soc';

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

/** Writes what a document generates, with a fault where one is given, as a project would hold it. */
export function benchProject(document: SocDocument, fault?: Fault): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-soc-bench-'));
  for (const each of ['ip', 'demo']) symlinkSync(join(ROOT, each), join(folder, each));
  const { files, diagnostics } = generationOf(document);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  for (const { path, text } of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), faulty(path, text, fault));
  }
  if (fault && !files.some(({ path }) => path.endsWith(fault[0]))) throw new Error(`there is no ${fault[0]}`);
  return folder;
}

function faulty(path: string, text: string, fault: Fault | undefined): string {
  if (!fault || !path.endsWith(fault[0])) return text;
  if (!fault[1].test(text)) throw new Error(`${String(fault[1])} is not in ${path}`);
  return text.replace(fault[1], fault[2]);
}

const run = (folder: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

const sourcesOf = (name: string) => ['-f', `gen/${name}/${name}.f`, `gen/${name}/tb/${name}_tb.sv`];

/** Everything that Verilator's lint has to say of design and bench. */
export function lint(folder: string, name: string): string {
  const flags = ['--lint-only', '--timing', '-Wall', '-Wno-DECLFILENAME', '--timescale', '1ns/1ps'];
  return run(folder, 'verilator', ...flags, '--top-module', `${name}_tb`, ...sourcesOf(name));
}

/** What the bench says in Icarus. */
export function playInIcarus(folder: string, name: string): string {
  run(folder, 'iverilog', '-g2012', '-s', `${name}_tb`, '-o', 'bench.vvp', ...sourcesOf(name));
  return run(folder, 'vvp', '-n', 'bench.vvp');
}

/** What the bench says in Verilator. */
export function playInVerilator(folder: string, name: string): string {
  const flags = [
    '--binary',
    '--timing',
    '--timescale',
    '1ns/1ps',
    '--trace-fst',
    '-MAKEFLAGS',
    'OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0',
  ];
  run(folder, 'verilator', ...flags, '--top-module', `${name}_tb`, ...sourcesOf(name));
  return run(folder, `obj_dir/V${name}_tb`);
}

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gccTarget, libraryFiles, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { RunPlan, SocDocument } from '@netloom/model';
import { createLibrary, generate, readDocument } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { bootBoard, bootMemory, softwareMap, softwareSoc } from '@netloom/soc/addressmap';
import { planBoot } from '@netloom/tools';
import { libraryIn } from '../designs/library.ts';
import { twoHarts } from './twoHarts.ts';

const product = join(import.meta.dirname, '../..');
export const DEMO = join(product, 'demo');
export const DEMO_CORE = 'demo/cores/nl_micro';
const FIRMWARE = 'demo/sw/hello';

const read = (path: string) => readFileSync(join(product, path), 'utf8');

/** The folders of the cores that demo SoCs boot on; `harts` is that with a processor with another beside it. */
const CORES = {
  processor: DEMO_CORE,
  microcontroller: DEMO_CORE,
  streams: DEMO_CORE,
  safety: 'demo/cores/nl_safe',
  realtime: 'demo/cores/nl_prompt',
  harts: DEMO_CORE,
} as const;
export type DesignName = keyof typeof CORES;

/** A SoC that boots, and the library that it is made of. */
export interface BootDesign {
  document: SocDocument;
  core: CoreOptions;
  library: Library;
  /** Files of its core that are not in the product, by their paths in the project. */
  coreFiles?: Record<string, string>;
}

export function bootDesign(name: DesignName = 'processor') {
  const path = `demo/${name === 'harts' ? 'processor' : name}.soc.json`;
  const { document, diagnostics } = readDocument(read(path), path);
  const folder = CORES[name];
  const core = readCore(read(`${folder}/${basename(folder)}.core.json`)).options;
  if (!document || !core) throw new Error(`the demo cannot be read: ${JSON.stringify(diagnostics)}`);
  const library: Library = createLibrary([...libraryIn('ip'), ...libraryIn(folder)]);
  return { document: name === 'harts' ? twoHarts(document) : document, core, folder, library };
}

export const designOf = (design: DesignName | BootDesign | undefined): BootDesign =>
  typeof design === 'object' ? design : bootDesign(design);

interface BootChoice {
  design?: DesignName | BootDesign;
  cycles?: number;
  firmware?: string;
  trace?: boolean;
}

/** How a demo boots; `cycles` 0: until its firmware ends. */
export function bootPlan({
  design,
  cycles = 0,
  firmware = FIRMWARE,
  trace = false,
}: BootChoice = {}): RunPlan {
  const { document, core, library } = designOf(design);
  const map = softwareMap(document, library);
  const board = bootBoard(document, map);
  if ('reason' in board) throw new Error(board.reason);
  const image = bootMemory(map, Number(core.base.resetVector), board.flashes);
  if ('reason' in image) throw new Error(image.reason);
  const { name } = document;
  const software = libraryFiles(core, softwareSoc(map, 'cpu0'));
  const sources = readdirSync(join(product, firmware)).filter((file) => /\.[cS]$/.test(file));
  return planBoot({
    title: name,
    top: name,
    sources: [],
    fileLists: [`gen/${name}/${name}.f`],
    firmware: {
      target: gccTarget(core),
      sources: sources.map((file) => `${firmware}/${file}`),
      includeDirs: [`gen/${name}/sw`],
      library: Object.fromEntries(software.map(({ path, text }) => [path, text])),
      image,
    },
    board,
    cycles,
    trace,
    limits: { seconds: 600, memoryMegabytes: 4096, processes: 256, diskMegabytes: 8192 },
  });
}

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** A run's folder with the generated demo below `src`, gone after `work`. */
export async function inDemoFolder<T>(
  plan: RunPlan,
  work: (folder: string) => Promise<T>,
  design?: DesignName | BootDesign,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-boot-'));
  try {
    const { document, library, coreFiles } = designOf(design);
    const { files, diagnostics } = generate(document, library);
    if (files.length === 0) throw new Error(`the SoC is not generated: ${JSON.stringify(diagnostics)}`);
    const generated = files.map(({ path, text }) => [path, text] as const);
    await writeAll(folder, plan.files);
    await cp(DEMO, join(folder, 'src/demo'), { recursive: true });
    await symlink(join(product, 'ip'), join(folder, 'src/ip'));
    await writeAll(join(folder, 'src'), { ...coreFiles, ...Object.fromEntries(generated) });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs one step without a sandbox: what it prints, with `typed` at its standard input. @throws when it fails. */
export function runStep(plan: RunPlan, id: string, folder: string, typed = ''): Promise<string> {
  const step = plan.steps.find((each) => each.id === id);
  if (!step) throw new Error(`the plan has no step ${id}`);
  const [program = '', ...args] = step.argv;
  const child = spawn(program, args, { cwd: join(folder, step.directory) });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  // A step that reads nothing may have ended already.
  child.stdin.on('error', () => undefined).end(typed);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${step.title}: exit code ${code}\n${said}`)),
    );
  });
}

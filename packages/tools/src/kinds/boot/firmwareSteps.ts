import type { RunStep } from '@netloom/model';
import { PlanError } from '../../planError.ts';
import { checkPath } from '../../verilatorArguments.ts';
import { fromSources } from '../simulate/waveOutputs.ts';
import type { Firmware } from './bootOptions.ts';

const GCC = 'riscv64-unknown-elf-gcc';
/** In the run's folder: where objects are made, beside the library in a folder of its own. */
const FOLDER = 'firmware';
const LIBRARY = 'library';
const PROGRAM = 'firmware.elf';

const flagsFor = (stepwise = false) => ['-std=gnu11', stepwise ? '-Og' : '-O2', '-g', '-Wall', '-Wextra'];
const FREESTANDING = ['-ffreestanding', '-nostdlib', '-ffunction-sections', '-fdata-sections'];

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isSource = (path: string) => /\.[cS]$/.test(path);
/** With its folder, lest GCC takes the name for an option or a file of options. */
const objectOf = (path: string) => `./${nameOf(path).replace(/\.[cS]$/, '.o')}`;

function step(id: string, title: string, weight: number, tool: RunStep['tool'], argv: string[]): RunStep {
  return { id, title, argv, env: {}, directory: FOLDER, tool, weight };
}

/** All sources as the compiler sees them: the firmware's own, and those of the library that it does not replace. */
function sourcesOf({ sources, library }: Firmware): string[] {
  const own = new Map(sources.map((path) => [nameOf(path), `../src/${checkPath(path, 'firmware')}`]));
  if (own.size < sources.length) throw new PlanError('same-name', 'firmware');
  const kept = Object.keys(library).filter((path) => isSource(path) && !own.has(nameOf(path)));
  return [...own.values(), ...kept.map((path) => `${LIBRARY}/${path}`)];
}

/** Files of the library below the run's folder. */
export function firmwareFiles({ library }: Firmware): Record<string, string> {
  return Object.fromEntries(
    Object.entries(library).map(([path, text]) => [`${FOLDER}/${LIBRARY}/${path}`, text]),
  );
}

/** Where the model, which runs in the folder of sources, finds what a flash of the board holds. */
export const flashFile = (flash: string) => `../${FOLDER}/${flash}.hex`;

/** Of objcopy: words of 32 bits for `$readmemh`, bytes for a flash. */
function imageTarget(image: Firmware['image']): string[] {
  if ('flash' in image) return ['--verilog-data-width=1', flashFile(image.flash)];
  const file = fromSources(image.file);
  if (file === undefined) throw new PlanError('init-file', 'firmware', { file: image.file });
  return ['--verilog-data-width=4', `../${file}`];
}

/** Compile, link, and write the memory's contents to where the model reads them when it starts. */
export function firmwareSteps(firmware: Firmware): RunStep[] {
  const { image, elf } = firmware;
  const [width = '', file = ''] = imageTarget(image);
  const program = elf === undefined ? PROGRAM : `../src/${checkPath(elf, 'firmware')}`;
  const words = [
    ...['riscv64-unknown-elf-objcopy', '-O', 'verilog', width],
    ...[`--change-addresses=${-image.base}`, program, file],
  ];
  const made = elf === undefined ? programSteps(firmware) : [];
  return [...made, step('image', 'Memory contents', 0.1, 'gcc', words)];
}

/** The program is compiled and linked. */
function programSteps(firmware: Firmware): RunStep[] {
  const { target, includeDirs, library, stepwise } = firmware;
  const sources = sourcesOf(firmware);
  const script = Object.hasOwn(library, 'link.ld') ? `${LIBRARY}/link.ld` : undefined;
  if (script === undefined) throw new PlanError('no-linker-script', 'firmware');
  const abi = `-mabi=${target.mabi}`;
  const folders = [...includeDirs.map((path) => `-I../src/${path}`), `-I${LIBRARY}`];
  const compile = [
    GCC,
    `-march=${target.march}`,
    abi,
    ...flagsFor(stepwise),
    ...FREESTANDING,
    ...folders,
    '-c',
    ...sources,
  ];
  const link = [
    ...[GCC, `-march=${target.linkMarch}`, abi, '-nostdlib', '-Wl,--gc-sections,--print-memory-usage'],
    ...['-T', script, '-o', PROGRAM, ...sources.map(objectOf), '-lgcc'],
  ];
  return [
    step('firmware', 'Compile firmware', 0.5, 'gcc', compile),
    step('link', 'Link firmware', 0.2, 'gcc', link),
  ];
}

export const FIRMWARE_PROGRAM = `${FOLDER}/${PROGRAM}`;

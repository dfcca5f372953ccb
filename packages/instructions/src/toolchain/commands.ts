import { libraryFiles, mabiOf } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { BuildSet } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { headerText } from '../software/header.ts';
import { assemblerText } from '../software/assembler.ts';
import { linkMarchOf, marchesOf } from './marches.ts';

/** A file beside the folders in which a program is built. */
export interface BuildFile {
  path: string;
  text: string;
}

export interface BuildStep {
  id: string;
  title: string;
  /** Below the run's folder, where the call is made. */
  directory: string;
  argv: string[];
}

/** Sources of a program: paths from the folder of the build. */
export interface ProgramSources {
  sources: readonly string[];
  includeDirs: readonly string[];
}

const GCC = 'riscv64-unknown-elf-gcc';
const LIBRARY = 'library';
const INCLUDE = 'include';
const FLAGS = ['-std=gnu11', '-g', '-Wall', '-Wextra'];
const FREESTANDING = ['-ffreestanding', '-nostdlib', '-ffunction-sections', '-fdata-sections'];

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isSource = (path: string) => /\.[cS]$/.test(path);
const objectOf = (path: string) => `./${nameOf(path).replace(/\.[cS]$/, '.o')}`;

/** Folder of a set of options, and the program that is linked there. */
export const setFolder = (index: number): string => `set-${index + 1}`;
export const programOf = (index: number): string => `${setFolder(index)}/program.elf`;

/** The basic software of the core alone, and the headers and macros of its instructions. */
export function buildFiles(options: CoreOptions, insns: readonly Insn[], sets: number): BuildFile[] {
  return [
    ...libraryFiles(options).map(({ path, text }) => ({ path: `${LIBRARY}/${path}`, text })),
    ...insns.flatMap((insn) => [
      { path: `${INCLUDE}/${insn.name}_insn.h`, text: headerText(insn) },
      { path: `${INCLUDE}/${insn.name}_insn.inc`, text: assemblerText(insn) },
    ]),
    ...Array.from({ length: sets }, (_, index) => ({ path: `${setFolder(index)}/.keep`, text: '' })),
    { path: `${INCLUDE}/.keep`, text: '' },
  ];
}

const definesOf = ({ without }: BuildSet) =>
  without.map((name) => `-D${name.toUpperCase()}_WITHOUT_INSTRUCTIONS`);

/** Code with the places of its source. */
export const LISTING = 'listing';
const LIST = [
  ...['sh', '-c', `exec riscv64-unknown-elf-objdump -d -l -M no-aliases program.elf >${LISTING}`],
];

/** Compile, link and list a program with one set of options. */
export function buildSteps(
  options: CoreOptions,
  { sources, includeDirs }: ProgramSources,
  set: BuildSet,
  index: number,
): BuildStep[] {
  const march = set.march || marchesOf(options)[0]!;
  const machine = (name: string) => [`-march=${name}`, `-mabi=${mabiOf(options)}`];
  const own = new Set(sources.map(nameOf));
  const library = libraryFiles(options)
    .filter(({ path }) => isSource(path) && !own.has(nameOf(path)))
    .map(({ path }) => `../${LIBRARY}/${path}`);
  const all = [...sources.map((path) => `../${path}`), ...library];
  const folders = [...includeDirs.map((path) => `-I../${path}`), `-I../${LIBRARY}`, `-I../${INCLUDE}`];
  const compile = [
    ...[GCC, ...machine(march), `-mcmodel=${set.codeModel}`, `-O${set.optimize}`, ...FLAGS, ...FREESTANDING],
    ...[...definesOf(set), ...folders, '-c', ...all],
  ];
  const link = [
    ...[GCC, ...machine(linkMarchOf(march)), '-nostdlib', '-Wl,--gc-sections,--no-warn-rwx-segments'],
    ...['-T', `../${LIBRARY}/link.ld`, '-o', 'program.elf', ...all.map(objectOf), '-lgcc'],
  ];
  const directory = setFolder(index);
  const which = `${index + 1}`;
  return [
    { id: `compile-${which}`, title: `Compile ${which}`, directory, argv: compile },
    { id: `link-${which}`, title: `Link ${which}`, directory, argv: link },
    { id: `list-${which}`, title: `List ${which}`, directory, argv: LIST },
  ];
}

/** What a simulation reads and leaves, in the folder of its set. */
export const SIMULATION = {
  ...{ arguments: 'arguments', output: 'output', trace: 'trace' },
  /** Packets of the instruction trace, where they are asked for. */
  packets: 'packets',
};

/** The program on the simulated core, whose program is seen from the folder of a set. */
export const simulationStep = (
  simulator: string,
  index: number,
  more: readonly string[] = [],
): BuildStep => ({
  id: `simulate-${index + 1}`,
  title: `Simulate ${index + 1}`,
  directory: setFolder(index),
  argv: [
    ...[
      'sh',
      '-c',
      `exec "$0" $(cat ${SIMULATION.arguments}) +rvfi=${SIMULATION.trace} "$@" >${SIMULATION.output}`,
    ],
    simulator,
    ...more,
  ],
});

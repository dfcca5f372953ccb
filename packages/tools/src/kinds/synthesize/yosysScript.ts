import { PlanError } from '../../planError.ts';
import { EXTERNAL_SHARE } from '../timing/clockSdc.ts';
import { FORGET_LINES } from './forgetLines.ts';
import type { ClockGoal, SynthesisSources, SynthesisTechnology } from './synthesisOptions.ts';
import { treePath, yosysWord } from './yosysWord.ts';

const NAME = /^[A-Za-z_][A-Za-z0-9_$]*$/;
const CONSTANT = /^(?:-?\d+|\d*'s?[bodhBODH][0-9a-fA-F_xXzZ]+|"[^"\n\\]*")$/;

function named(name: string, field: string): string {
  if (!NAME.test(name)) throw new PlanError('no-identifier', field, { name });
  return name;
}

/** Says which processes are of always_latch, before it is lost: what else becomes a latch was not meant to. */
const LIST_LATCHES = 'select -list p:* a:always_latch %i';

/** What the log has where contents of memories are left out. */
export const WITHOUT_CONTENTS = 'netloom: initial contents are left out';

/** The same by slang: one unit of all sources, as Verilator takes them, and their modules kept as far as they can be. */
function slangSources({ top, sources, ...set }: SynthesisSources): string[] {
  const name = named(top, 'top');
  const options = [
    // The WebAssembly build has no threads, of which slang would take some.
    '-j 1 --single-unit --best-effort-hierarchy --ignore-assertions --allow-use-before-declare',
    ...(set.slang === 'without-contents' ? ['--ignore-initial'] : []),
    // As Yosys' own reader has it; both define SYNTHESIS.
    `--top ${name} -DYOSYS=1`,
    ...(set.includeDirs ?? []).map((path) => yosysWord(`-I${treePath(path, 'includeDirs')}`, 'includeDirs')),
    ...(set.libraryDirs ?? []).map((path) => `-y ${treePath(path, 'libraryDirs')} -Y .v -Y .sv`),
    ...Object.entries(set.defines ?? {}).map(define),
    ...Object.entries(set.parameters ?? {}).map((pair) => parameter(pair, '-G ', '=')),
  ];
  const paths = sources.map((path) => treePath(path, 'fileList'));
  return [
    ...(set.slang === 'without-contents' ? [`log ${WITHOUT_CONTENTS}`] : []),
    `read_slang ${[...options, ...paths].join(' ')}`,
    `hierarchy -check -top ${name}`,
  ];
}

function define([name, value]: [string, string]): string {
  return yosysWord(`-D${named(name, 'defines')}${value === '' ? '' : `=${value}`}`, 'defines');
}

function parameter([name, value]: [string, string], option: string, is: string): string {
  if (!CONSTANT.test(value)) throw new PlanError('no-constant', 'parameters', { name, value });
  return `${option}${named(name, 'parameters')}${is}${value}`;
}

/**
 * Reads the sources and finds the instances of the top; for a proof with their assertions, and without nets that nobody
 * declared: a name that leads into an instance would be one, and free. @throws a PlanError that names the field of a bad
 * option
 */
export function readSources(
  { top, sources, ...set }: SynthesisSources,
  purpose: 'synthesis' | 'formal' = 'synthesis',
): string[] {
  if (sources.length === 0) throw new PlanError('list-empty', 'fileList');
  if (set.slang !== undefined && purpose === 'synthesis') return slangSources({ top, sources, ...set });
  const options = [
    ...(set.includeDirs ?? []).map((path) => yosysWord(`-I${treePath(path, 'includeDirs')}`, 'includeDirs')),
    ...Object.entries(set.defines ?? {}).map(define),
  ];
  const read = (path: string) => {
    const language = set.oldVerilog && path.endsWith('.v') ? [] : ['-sv'];
    const read = purpose === 'formal' ? ['read_verilog', '-formal', '-noautowire'] : ['read_verilog'];
    return [...read, ...language, ...options, treePath(path, 'fileList')].join(' ');
  };
  const hierarchy = [
    `hierarchy -check -top ${named(top, 'top')}`,
    ...(set.libraryDirs ?? []).map((path) => `-libdir ${treePath(path, 'libraryDirs')}`),
    ...Object.entries(set.parameters ?? {}).map((pair) => parameter(pair, '-chparam ', ' ')),
  ];
  return [
    ...sources.map(read),
    hierarchy.join(' '),
    LIST_LATCHES,
    // Assertions are not synthesized.
    ...(purpose === 'formal' ? [] : ['chformal -remove', ...FORGET_LINES]),
  ];
}

/** Yosys' script of an FPGA family, up to `to` or from `from`; its own hierarchy is kept only when asked for. */
function family(target: 'ice40' | 'ecp5', { top, flatten }: SynthesisSources, range: string): string {
  return `synth_${target} -top ${top} ${flatten ? '' : '-noflatten '}-run ${range}`;
}

/** As the family's own script reads them. */
const FAMILY_CELLS = {
  ice40: 'read_verilog -D ICE40_HX -lib -specify +/ice40/cells_sim.v',
  ecp5: 'read_verilog -lib -specify +/ecp5/cells_sim.v +/ecp5/cells_bb.v',
} as const;

/** Reads the design and goes as far as memories stand as cells. `outside` is where scripts and outputs are, seen from the sources. */
export function elaborateScript(
  set: SynthesisSources,
  { target }: SynthesisTechnology,
  outside: string,
): string {
  const coarse =
    target === 'ice40' || target === 'ecp5'
      ? [family(target, set, 'begin:map_ram')]
      : [
          // Case statements of constants stay logic: as memories they would become macros that lack their contents.
          'proc -norom',
          `synth -top ${set.top} ${set.flatten ? '-flatten ' : ''}-run coarse:fine`,
        ];
  // Models of a family's cells have processes, which JSON cannot hold; the second script reads them again.
  return [
    ...(target === 'ice40' || target === 'ecp5' ? [FAMILY_CELLS[target]] : []),
    ...(set.macros ?? []).map((path) => `read_liberty -lib -ignore_miss_func ${libertyWord(path, 'macros')}`),
    ...readSources(set),
    ...coarse,
    'blackbox =A:whitebox',
    `write_json ${outside}coarse.json`,
    '',
  ].join('\n');
}

/** Cells of the library in the place of latches; written between the scripts too. */
export const LATCH_MAP = 'latches.v';

/** Names the flip-flops: what comes between the scripts writes it. */
export const FLIP_FLOP_NAMES = 'flipflops.ys';
const NAME_THE_REST = 'rename -enumerate';

/** Yosys hands the name of the library on to ABC through a script and a shell. */
function libertyWord(path: string, field = 'liberty'): string {
  if (!/["'`;<>|&$\\\t]/.test(path)) return treePath(path, field);
  throw new PlanError('yosys-misreads', field, { name: JSON.stringify(path) });
}

/** Where no clock is to be met: takes the best of several structures before cells are chosen, for fewer gates in a core. */
const PREPARE_SCRIPT = '+strash;ifraig;scorr;dch,-f;map';

/** ABC counts in ps. What is assumed to lie outside the design, and what flip-flops take themselves, is not its. */
function mapGates(liberty: string, goal: ClockGoal | undefined, outside: string): string {
  if (goal === undefined) return `abc -liberty ${liberty}`;
  const target = Math.max(1, Math.round(goal.period * (1 - EXTERNAL_SHARE) * 1000));
  const around = goal.surroundings === undefined ? '' : ` -constr ${outside}${goal.surroundings}`;
  return `abc -liberty ${liberty} -D ${target}${around} -script ${ABC_SCRIPT}`;
}

/** Merges what is equal, maps for delay, puts buffers in, chooses drive strengths for speed, then weaker ones where that costs none. */
const ABC_SCRIPT = '+strash;ifraig;scorr;dch,-f;map,-B,0.9,{D};topo;buffer,-c;upsize,{D};dnsize,{D};stime,-p';

function mapToLiberty(liberty: string, goal: ClockGoal | undefined, outside: string): string[] {
  return [
    'synth -run fine:check -noabc',
    `script ${outside}${FLIP_FLOP_NAMES}`,
    ...(goal?.judged === false ? [`abc -script ${PREPARE_SCRIPT}`] : []),
    `read_liberty -lib -ignore_miss_func ${liberty}`,
    `dfflibmap -liberty ${liberty}`,
    // A clock that is measured runs between flip-flops: from a latch on it would be a share of the period of the analysis.
    ...(goal?.judged === false ? [] : [`techmap -map ${outside}${LATCH_MAP}`]),
    mapGates(liberty, goal, outside),
    // What follows is for static timing: no undefined bits, no bus that is driven in parts.
    'setundef -zero',
    'splitnets',
    'opt_clean -purge',
    NAME_THE_REST,
  ];
}

function mapToGates(outside: string): string[] {
  return ['synth -run fine:check', `script ${outside}${FLIP_FLOP_NAMES}`, 'opt_clean -purge', NAME_THE_REST];
}

function mapToFamily(target: 'ice40' | 'ecp5', set: SynthesisSources, outside: string): string[] {
  return [
    FAMILY_CELLS[target],
    `tee -o ${outside}memories.txt ${family(target, set, 'map_ram:map_ffram')}`,
    family(target, set, 'map_ffram:check'),
    'autoname',
    'blackbox =A:whitebox',
  ];
}

/** Maps the prepared design to cells and writes the netlist and its statistics. */
export function mapScript(set: SynthesisSources, technology: SynthesisTechnology, outside: string): string {
  const { target } = technology;
  const inRun = (path: string) =>
    path.startsWith('src/') ? libertyWord(path.slice('src/'.length)) : `${outside}${path}`;
  const liberty = technology.target === 'liberty' ? inRun(technology.liberty) : undefined;
  const macros = (set.macros ?? []).map((path) => ` -liberty ${libertyWord(path, 'macros')}`).join('');
  const areas = liberty === undefined ? '' : ` -liberty ${liberty} -liberty ${outside}memories.lib${macros}`;
  const map =
    liberty !== undefined
      ? mapToLiberty(liberty, technology.target === 'liberty' ? technology.goal : undefined, outside)
      : target === 'ice40' || target === 'ecp5'
        ? mapToFamily(target, set, outside)
        : mapToGates(outside);
  return [
    `read_json ${outside}prepared.json`,
    // Yosys counts its own names from 1 again: those of the first script must not be in the way.
    'rename -enumerate -pattern _n%_ c:$*',
    ...map,
    'check -noinit',
    `tee -o ${outside}out/stat.txt stat -top ${set.top}${areas}`,
    `tee -q -o ${outside}out/stat.json stat -json -top ${set.top}`,
    `write_verilog -noattr -noexpr ${outside}mapped.v`,
    `write_json ${outside}out/netlist.json`,
    '',
  ].join('\n');
}

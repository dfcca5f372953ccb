import type { RunOutput, RunPlan } from '@netloom/model';
import { goalStep } from './goalStep.ts';
import { mappingOf } from './programs.ts';
import { MACRO_BITS } from './synthesisOptions.ts';
import type { SynthesisOptions } from './synthesisOptions.ts';
import { FLIP_FLOP_NAMES, LATCH_MAP, elaborateScript, mapScript } from './yosysScript.ts';
import { mountsOf, nodeStep, outsideOf, yosysStep } from './yosysSteps.ts';

/** Files that a synthesis leaves in its run's folder; timing and placement start from them. */
export const SYNTHESIS_FILES = {
  netlist: 'out/netlist.v',
  netlistJson: 'out/netlist.json',
  /** Liberty file of the memory macros; there only where the netlist has some. */
  memories: 'out/memories.lib',
  report: 'out/synthesis.json',
  statistics: 'out/stat.txt',
} as const;

const json = 'application/json';
const OUTPUTS: RunOutput[] = [
  { path: SYNTHESIS_FILES.netlist, kind: 'netlist', title: 'Netlist (Verilog)', mediaType: 'text/plain' },
  { path: SYNTHESIS_FILES.netlistJson, kind: 'netlist', title: 'Netlist (JSON)', mediaType: json },
  { path: SYNTHESIS_FILES.report, kind: 'report', title: 'Synthesis report', mediaType: json },
  { path: SYNTHESIS_FILES.statistics, kind: 'report', title: 'Statistics', mediaType: 'text/plain' },
  { path: 'out/stat.json', kind: 'report', title: 'Statistics (JSON)', mediaType: json },
];
const MEMORIES: RunOutput = {
  path: SYNTHESIS_FILES.memories,
  kind: 'netlist',
  title: 'Memory macros (Liberty)',
  mediaType: 'text/plain',
};

/**
 * Plans a synthesis with Yosys: elaborate up to where memories stand as cells, put macros in the place of the large
 * ones, map, and report.
 * @throws a PlanError that names the field of a bad option.
 */
export function planSynthesis(options: SynthesisOptions): RunPlan {
  const { technology, programs, top, macros = [], part = '' } = options;
  const mapping = mappingOf(programs);
  const mounts = mountsOf(programs);
  const outside = `${outsideOf(programs)}${part}`;
  const run = `../${part}`;
  const id = (name: string) => `${part.replace('/', '-')}${name}`;
  const { target } = technology;
  const ownMemories = target === 'ice40' || target === 'ecp5';
  const prepare = [
    ['--design', `${run}coarse.json`, '--prepared', `${run}prepared.json`, '--facts', `${run}facts.json`],
    ['--memories', `${run}memories.lib`, '--flipflops', `${run}${FLIP_FLOP_NAMES}`],
    target === 'liberty'
      ? ['--liberty', `${run}${technology.liberty}`, '--latches', `${run}${LATCH_MAP}`]
      : [],
    macros.flatMap((path) => ['--macros', path]),
    options.slang === undefined ? [] : ['--slang'],
    ownMemories ? [] : ['--macro-bits', String(MACRO_BITS)],
  ];
  const finish = [
    ['--top', top, '--target', target, '--facts', `${run}facts.json`, '--mapped', `${run}mapped.v`],
    ['--netlist', `${run}${SYNTHESIS_FILES.netlistJson}`, '--verilog', `${run}${SYNTHESIS_FILES.netlist}`],
    ['--report', `${run}${SYNTHESIS_FILES.report}`, '--memories', `${run}${SYNTHESIS_FILES.memories}`],
  ];
  const goal = goalOf(options);
  return {
    kind: 'synthesize',
    title: options.title,
    steps: [
      yosysStep(id('elaborate'), 'Elaborate', 4, programs, mounts),
      nodeStep(id('memories'), 'Memories', 'prepareNetlist.ts', prepare.flat(), mounts),
      yosysStep(id('map'), 'Map', 6, mapping, mounts),
      nodeStep(id('netlist'), 'Netlist', 'finishNetlist.ts', finish.flat(), mounts),
      ...(goal === undefined ? [] : [goal.step]),
    ],
    files: {
      [`${id('elaborate')}.ys`]: elaborateScript(options, technology, outside),
      [`${id('map')}.ys`]: mapScript(options, technology, `${outsideOf(mapping)}${part}`),
      // Yosys makes no folders.
      [`${part}out/README`]: 'Results of the synthesis.\n',
      ...goal?.files,
    },
    outputs: [...OUTPUTS, ...(target === 'liberty' ? [MEMORIES] : []), ...(goal?.outputs ?? [])],
    limits: options.limits,
  };
}

/** The step that judges the netlist by its clock goal; undefined without one. */
function goalOf({ technology, top, macros = [] }: SynthesisOptions): ReturnType<typeof goalStep> | undefined {
  if (technology.target !== 'liberty' || technology.goal === undefined) return undefined;
  const { liberty, goal } = technology;
  if (goal.judged === false) return undefined;
  const liberties = [
    liberty.startsWith('src/') ? liberty.slice('src/'.length) : `../${liberty}`,
    '../memories.lib',
    ...macros,
  ];
  return goalStep(goal, { top, netlist: `../${SYNTHESIS_FILES.netlist}`, liberties });
}

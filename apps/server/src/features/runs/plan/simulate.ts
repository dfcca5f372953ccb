import {
  PATTERN_FILE,
  findDumpFile,
  ignoredConstraints,
  meantSources,
  patternsFor,
  planSimulation,
} from '@netloom/tools';
import type { RequestOf } from '@netloom/contract';
import { warning } from '../../../http/problem.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import { lookAtMachine } from '../../tool/index.ts';
import { cachedBuild } from './cachedBuild.ts';
import { limitsOf } from './planner.ts';
import type { Planner } from './planner.ts';
import { sourcesOf, spelledOut } from './sources.ts';

/** A model that goes on after errors goes on after $fatal too; what is included is not seen. */
const MAY_END = /\$fatal|`include/;
/** Errors at which a simulation without $fatal stops. */
const ERROR_LIMIT = 100;

const VERILOG = '**/*.{sv,v,svh,vh}';

/** Texts of the files that are there, by path. */
async function readAll(paths: string[], tree: ProjectTree): Promise<[path: string, text: string][]> {
  const texts = await Promise.all(
    paths.map((path) => tree.readText(path, 'fileList').catch(() => undefined)),
  );
  return paths.flatMap((path, index) => (texts[index] === undefined ? [] : [[path, texts[index]]]));
}

/** How the bench says its result: as the run asks for, or as the tree says. */
async function patternsOf({ top, passPattern, failPattern }: RequestOf<'simulate'>, tree: ProjectTree) {
  const file =
    (await tree.find(PATTERN_FILE)).length > 0 ? await tree.readText(PATTERN_FILE, PATTERN_FILE) : undefined;
  return patternsFor(top, { pass: passPattern, fail: failPattern }, file);
}

/** Icarus has no seed of its own: one that no source reads would do nothing. */
async function requireSeedReader(tree: ProjectTree): Promise<void> {
  const texts = await readAll(await tree.find(VERILOG), tree);
  if (texts.some(([, text]) => text.includes('seed='))) return;
  throw warning(
    'seed: Icarus Verilog has no seed of its own, and no source reads $value$plusargs("seed=%d", …); leave it empty',
  );
}

export const simulate: Planner<'simulate'> = async (request, { tree, treeId, services }) => {
  const { set, list } = await sourcesOf(request, tree);
  const { top, simulator, seed, trace, traceDepth, coverage, optimize } = request;
  const byIcarus = simulator === 'icarus';
  if (byIcarus && seed !== undefined) await requireSeedReader(tree);
  const compiled = [...set.sources, ...(list?.files ?? [])];
  const texts = await readAll(compiled, tree);
  const { tools } = await lookAtMachine(services.settings);
  const versions = Object.fromEntries(tools.map(({ name, version }) => [name, version]));
  const plan = planSimulation({
    ...(byIcarus ? spelledOut(set, list) : set),
    title: top,
    simulator,
    plusargs: request.plusargs.split(/\s+/).filter(Boolean),
    seed,
    trace,
    traceDepth,
    coverage,
    optimize,
    dump: texts.map(([, text]) => findDumpFile(text)).find((dump) => dump !== undefined),
    errorLimit: texts.some(([, text]) => MAY_END.test(text)) ? undefined : ERROR_LIMIT,
    named: meantSources(compiled, await tree.find(VERILOG)),
    notes: texts.flatMap(([path, text]) => ignoredConstraints(path, text, versions.verilator)),
    patterns: await patternsOf(request, tree),
    limits: limitsOf(request),
  });
  if (byIcarus) return { top, plan };
  const { verilator, make, 'g++': compiler } = versions;
  return { top, plan: { ...plan, cache: cachedBuild(plan, treeId, { verilator, make, compiler }) } };
};

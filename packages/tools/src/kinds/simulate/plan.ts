import { PlanError } from '../../planError.ts';
import { cachedBuild } from '../cachedBuild.ts';
import { withVendorCells } from '../found/vendorCells.ts';
import type { Planning } from '../kind.ts';
import type { PlanTree } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import { refuseRenamed } from '../safeNames.ts';
import { compiledDesign, sourcesOf, spelledOut } from '../sources.ts';
import { withSources } from '../toldFirst.ts';
import { compiledDump, dumpFolder } from './dumpFile.ts';
import { ignoredConstraints } from './ignoredConstraints.ts';
import type { SimulateRequest } from './kind.ts';
import { PATTERN_FILE, patternsFor } from './outcome/patternFile.ts';
import { planSimulation } from './planSimulation.ts';
import { recordsTraffic } from './traffic/trafficFile.ts';
import { meantSources } from './sourceNames.ts';

/** A model that goes on after errors goes on after $fatal too; what is included is not seen. */
const MAY_END = /\$fatal|`include/;
/** Errors at which a simulation without $fatal stops. */
const ERROR_LIMIT = 100;

const VERILOG = '**/*.{sv,v,svh,vh}';

/** Texts of the files that are there, by path. */
async function readAll(paths: string[], tree: PlanTree): Promise<[path: string, text: string][]> {
  const texts = await Promise.all(
    paths.map((path) => tree.readText(path, 'fileList').catch(() => undefined)),
  );
  return paths.flatMap((path, index) => (texts[index] === undefined ? [] : [[path, texts[index]]]));
}

/** How the bench says its result: as the run asks for, or as the tree says. */
async function patternsOf({ top, passPattern, failPattern }: SimulateRequest, tree: PlanTree) {
  const file =
    (await tree.find(PATTERN_FILE)).length > 0 ? await tree.readText(PATTERN_FILE, PATTERN_FILE) : undefined;
  return patternsFor(top, { pass: passPattern, fail: failPattern }, file);
}

/** Icarus has no seed of its own: one that no source reads would do nothing. */
async function requireSeedReader(tree: PlanTree): Promise<void> {
  const texts = await readAll(await tree.find(VERILOG), tree);
  if (texts.some(([, text]) => text.includes('seed='))) return;
  throw new PlanError('icarus-seed', 'seed');
}

export const plan: Planning<SimulateRequest>['plan'] = async (request, context) => {
  const { tree, machine, sha256 } = context;
  const { top, simulator, seed, trace, traceDepth, coverage, optimize } = request;
  const byIcarus = simulator === 'icarus';
  const reader = byIcarus ? 'icarus' : 'verilator';
  const sources = await sourcesOf(request, tree, reader);
  const design = await withVendorCells(sources, context, reader);
  const { set, list, named } = design;
  if (coverage) refuseRenamed(set, 'coverage');
  if (byIcarus && seed !== undefined) await requireSeedReader(tree);
  const texts = await readAll(named, tree);
  const { versions } = machine;
  const plusargs = request.plusargs.split(/\s+/).filter(Boolean);
  const dump = compiledDump(
    texts.map(([, text]) => text),
    { ...set.defines, ...list?.defines },
    plusargs,
  );
  const planned = planSimulation({
    ...(byIcarus ? spelledOut(set, list) : set),
    title: top,
    simulator,
    plusargs,
    seed,
    trace,
    traceDepth,
    coverage,
    optimize,
    dump,
    errorLimit: texts.some(([, text]) => MAY_END.test(text)) ? undefined : ERROR_LIMIT,
    traffic: recordsTraffic(named),
    named: meantSources(list ? named : set.sources, await tree.find(VERILOG)),
    notes: texts.flatMap(([path, text]) => ignoredConstraints(path, text, versions.verilator)),
    patterns: await patternsOf(request, tree),
    limits: limitsOf(request),
  });
  const files = { ...planned.files, ...(await dumpFolder(dump, tree)) };
  const whole = withSources({ ...planned, files }, design);
  if (byIcarus) return { top, plan: whole };
  const { verilator, make, 'g++': compiler } = versions;
  const tools = { verilator, make, compiler };
  const cache = cachedBuild(whole, await context.sourcesId(), tools, sha256);
  return { top, plan: { ...whole, cache } };
};

export const compiled: Planning<SimulateRequest>['compiled'] = compiledDesign;

import type { RegressBuild, RegressCase, RegressFile } from './regressFile.ts';
import { buildsOf, USUAL_SECONDS } from './regressFile.ts';
import { hasAllSeeds, seedsOf } from './seeds.ts';
import type { CasePast } from './seeds.ts';

/** A case with one of its seeds. */
export interface Simulation {
  case: string;
  seed: number;
  /** The plan's and the case's own, space-separated. */
  plusargs: string;
  seconds: number;
  program?: string;
  generator?: string;
}

/** All that is simulated with one build. */
export interface BuildWork {
  name: string;
  build: RegressBuild;
  simulations: Simulation[];
}

export interface Selection {
  /** Cases of any of these groups; all where none is named. */
  groups?: readonly string[];
  /** Exactly these, whatever the seeds of the plan are. */
  only?: readonly { case: string; seed: number; build?: string | undefined }[];
  /** What drawn seeds follow from. */
  origin: string;
  /** By case: for those whose seeds follow from it. */
  past?: ReadonlyMap<string, CasePast> | undefined;
}

type Only = NonNullable<Selection['only']>;

/** With all builds of a case, or with the one that is named. */
const seedsWith = (only: Only, name: string) =>
  only.filter(({ build }) => build === undefined || build === name);

function simulationOf(plan: RegressFile, name: string, test: RegressCase): Omit<Simulation, 'seed'> {
  const { program, generator } = test;
  return {
    case: name,
    plusargs: [plan.plusargs, test.plusargs].filter(Boolean).join(' '),
    seconds: test.seconds ?? plan.seconds ?? USUAL_SECONDS,
    ...(program && { program }),
    ...(generator && { generator }),
  };
}

/** Whether results are those of the whole case: each of its seeds with each of its builds. */
export function isWholeCase(test: RegressCase, results: Iterable<{ build: string; seed: number }>): boolean {
  const seeds = new Map<string, Set<number>>();
  for (const { build, seed } of results) seeds.set(build, (seeds.get(build) ?? new Set()).add(seed));
  return buildsOf(test).every((build) => hasAllSeeds(test.seeds, seeds.get(build) ?? new Set()));
}

/** What a regression simulates, by the build. */
export function simulationsOf(
  plan: RegressFile,
  { groups = [], only = [], origin, past }: Selection,
): BuildWork[] {
  const chosen = new Map<string, Only[number][]>();
  for (const each of only) chosen.set(each.case, [...(chosen.get(each.case) ?? []), each]);
  const work = new Map<string, BuildWork>();
  for (const [name, test] of Object.entries(plan.cases)) {
    const isInGroups = groups.length === 0 || (test.groups ?? []).some((group) => groups.includes(group));
    if (!(only.length > 0 ? chosen.has(name) : isInGroups)) continue;
    const common = simulationOf(plan, name, test);
    const drawn = only.length > 0 ? [] : seedsOf(test.seeds, name, origin, past?.get(name));
    for (const of of buildsOf(test)) {
      const build = plan.builds[of];
      if (build === undefined) continue;
      const seeds = only.length > 0 ? seedsWith(chosen.get(name)!, of).map(({ seed }) => seed) : drawn;
      if (seeds.length === 0) continue;
      const known = work.get(of) ?? { name: of, build, simulations: [] };
      work.set(of, known);
      for (const seed of new Set(seeds)) known.simulations.push({ ...common, seed });
    }
  }
  return [...work.values()];
}

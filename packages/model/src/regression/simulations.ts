import type { RegressBuild, RegressFile } from './regressFile.ts';
import { USUAL_SECONDS } from './regressFile.ts';
import { seedsOf } from './seeds.ts';
import type { CasePast } from './seeds.ts';

/** A case with one of its seeds. */
export interface Simulation {
  case: string;
  seed: number;
  /** The plan's and the case's own, space-separated. */
  plusargs: string;
  seconds: number;
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
  only?: readonly { case: string; seed: number }[];
  /** What drawn seeds follow from. */
  origin: string;
  /** By case: for those whose seeds follow from it. */
  past?: ReadonlyMap<string, CasePast> | undefined;
}

/** What a regression simulates, by the build. */
export function simulationsOf(
  plan: RegressFile,
  { groups = [], only = [], origin, past }: Selection,
): BuildWork[] {
  const chosen = new Map<string, number[]>();
  for (const { case: name, seed } of only) chosen.set(name, [...(chosen.get(name) ?? []), seed]);
  const work = new Map<string, BuildWork>();
  for (const [name, test] of Object.entries(plan.cases)) {
    const isInGroups = groups.length === 0 || (test.groups ?? []).some((group) => groups.includes(group));
    const isChosen = only.length > 0 ? chosen.has(name) : isInGroups;
    const build = plan.builds[test.build];
    if (!isChosen || build === undefined) continue;
    const plusargs = [plan.plusargs, test.plusargs].filter(Boolean).join(' ');
    const seconds = test.seconds ?? plan.seconds ?? USUAL_SECONDS;
    const seeds = chosen.get(name) ?? seedsOf(test.seeds, name, origin, past?.get(name));
    const known = work.get(test.build) ?? { name: test.build, build, simulations: [] };
    work.set(test.build, known);
    for (const seed of seeds) known.simulations.push({ case: name, seed, plusargs, seconds });
  }
  return [...work.values()];
}

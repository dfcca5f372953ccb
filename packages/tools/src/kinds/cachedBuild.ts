import type { CachedBuild, RunPlan } from '@netloom/model';

/** The step that ends the building of a Verilated model, and the program that it leaves. */
const LAST_STEP = 'compile';
const PRODUCT = 'obj/Vtop';

/**
 * What a Verilated model depends on: the sources of the pinned tree, what its steps call, the files beside the sources (those in
 * folders are for other steps), and the versions of its tools.
 * What the simulation alone takes (seed, plusargs, limits) is no part of it.
 */
export function cachedBuild(
  { steps, files }: RunPlan,
  sourcesId: string,
  versions: Readonly<Record<string, string | undefined>>,
  sha256: (text: string) => string,
): CachedBuild {
  const build = steps.slice(0, steps.findIndex(({ id }) => id === LAST_STEP) + 1);
  const beside = Object.entries(files).filter(([path]) => !path.includes('/'));
  const calls = build.map(({ argv, env, directory }) => ({ argv, env, directory }));
  const parts = { sourcesId, calls, files: Object.fromEntries(beside), versions };
  const key = sha256(JSON.stringify(parts));
  return { key, steps: build.map(({ id }) => id), product: PRODUCT };
}

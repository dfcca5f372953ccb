/** What is told of a simulation whose sources could not have failed it. */
export const CHECKED_NOTHING = 'No statement of the sources could have said that it failed.';

/** Cases that were simulated with several builds, which tell their results apart. */
export function severalBuilds(results: readonly { caseName: string; build: string }[]): Set<string> {
  const first = new Map<string, string>();
  const several = new Set<string>();
  for (const { caseName, build } of results) {
    if ((first.get(caseName) ?? build) !== build) several.add(caseName);
    first.set(caseName, build);
  }
  return several;
}

/** A simulation as a test case is named: `case:seed`, or `case[build]:seed`. */
export const junitName = (caseName: string, seed: number, build: string, tellsBuild: boolean): string =>
  tellsBuild ? `${caseName}[${build}]:${seed}` : `${caseName}:${seed}`;

import { buildsOf } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';

/** Cases of a plan of which no coverage is counted; with their builds where others of theirs count. */
export function uncountedOf(plan: RegressFile | null): string[] {
  return Object.entries(plan?.cases ?? {}).flatMap(([name, test]) => {
    const builds = buildsOf(test);
    const idle = builds.filter((build) => plan?.builds[build]?.coverage !== true);
    return idle.length === builds.length ? [name] : idle.map((build) => `${name}[${build}]`);
  });
}

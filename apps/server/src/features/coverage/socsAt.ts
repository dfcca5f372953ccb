import type { RegressionCoverage } from '@netloom/contract';
import { findSocPlaces } from '@netloom/tools/planning';
import type { PlanTree } from '@netloom/tools/planning';
import type { SocTop } from './read/readCoverage.ts';

/** The documents of a tree whose generated tops were simulated; what it has no document of is left out. */
export async function socsAt(
  tops: readonly SocTop[],
  tree: Pick<PlanTree, 'find' | 'readText'>,
): Promise<RegressionCoverage['socs']> {
  const socs: RegressionCoverage['socs'] = [];
  for (const { module, at } of tops) {
    const places = await findSocPlaces(module, tree);
    if (places) socs.push({ ...places, at });
  }
  return socs;
}

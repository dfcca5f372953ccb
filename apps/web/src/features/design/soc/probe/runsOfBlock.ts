import { listCoverage, regressionCoverage, runTrend } from '@netloom/contract';
import type { CoverageRow } from '@netloom/contract';
import { callApi } from '../../../../api/index.ts';
import { runScreenAddress } from '../../../runs/run/index.ts';
import { fitsStars } from '../find/matchingName.ts';
import type { BlockPlace } from './placesOfBlock.ts';

/** Regressions that are looked at for one with the SoC in it. */
const LATEST = 3;

type Find = (places: readonly BlockPlace[], deptId: number) => Promise<string | undefined>;

/** The address of the paths through a block in the last static timing analysis of a SoC that it stands in. */
const timingOf: Find = async (places, deptId) => {
  for (const { top, way } of places) {
    const runs = await callApi(runTrend, { query: { deptId, kind: 'timing', top, limit: 2 } });
    const last = runs.at(-1);
    if (last) return runScreenAddress('timing', { run: last.runId, tab: 'timing', filter: way });
  }
  return undefined;
};

/** The block's own row, or the closest of those that stand for several instances of its module; none where nothing was counted. */
function rowOf(block: string, rows: readonly CoverageRow[]): string | undefined {
  if (rows.some(({ name }) => name === block || name.startsWith(`${block}.`))) return block;
  return rows
    .map(({ name }) => name)
    .filter((name) => name.includes('*') && fitsStars(name, block))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** The address of a block's figures in the newest coverage with a SoC in it that the block stands in. */
const coverageOf: Find = async (places, deptId) => {
  const regressions = await callApi(listCoverage, { query: { deptId } });
  for (const { runId } of regressions.slice(0, LATEST)) {
    const { socs, hierarchy } = await callApi(regressionCoverage, { query: { runId } });
    for (const { path, way } of places) {
      const soc = socs.find((each) => each.path === path);
      const filter = soc && rowOf(`${soc.at}.${way.replaceAll('/', '.')}`, hierarchy);
      if (filter === undefined) continue;
      return `/example/coverage?${new URLSearchParams({ run: runId, part: 'hierarchy', filter })}`;
    }
  }
  return undefined;
};

/** What runs have measured of a block, by what is measured. */
export const RUNS_OF_BLOCK = { timing: timingOf, coverage: coverageOf } as const;

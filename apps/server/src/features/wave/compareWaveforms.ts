import { compareWaveforms } from '@netloom/contract';
import type { CompareOptions, Comparison } from '@netloom/waves';
import { implement } from '../../http/route.ts';
import { openComparisons } from './comparisons.ts';
import { whoSeesBothDumps } from './place.ts';

const WAIT_MS = 2000;
const MOST_NAMES = 1000;

export const compareWaveformsRoute = implement(
  compareWaveforms,
  whoSeesBothDumps,
  async ({ body }, { a, b }) => {
    const comparison = openComparisons.of({ a, b, options: body.options as CompareOptions });
    await comparison.wait(WAIT_MS);
    if (comparison.failure) throw comparison.failure;
    const { differences, result, share } = comparison;
    return {
      progress: result ? 1 : Math.min(share, 0.999),
      known: differences.length,
      differences: differences.slice(body.offset, body.offset + body.limit),
      result: result && summaryOf(result, differences.length),
    };
  },
);

function summaryOf(result: Comparison, different: number) {
  const { timescale, from, to, endA, endB, top, faultsA, faultsB, matched, equal, incomparable } = result;
  const some = (paths: string[]) => ({ total: paths.length, paths: paths.slice(0, MOST_NAMES) });
  const pairs = incomparable.slice(0, MOST_NAMES);
  return {
    ...{ timescale, from, to, endA, endB, top, faultsA, faultsB, matched, equal, different },
    ...{ onlyA: some(result.onlyA), onlyB: some(result.onlyB) },
    incomparable: { total: incomparable.length, pairs },
  };
}

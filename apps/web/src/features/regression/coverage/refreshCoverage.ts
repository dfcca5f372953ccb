import { regressionCoverage, regressionCoverageFile } from '@netloom/contract';
import { callKey, queryClient } from '../../../api/index.ts';

/** After a change of the exclusions. */
export async function refreshCoverage(): Promise<void> {
  await Promise.all(
    [regressionCoverage, regressionCoverageFile].map((call) =>
      queryClient.invalidateQueries({ queryKey: callKey<typeof call>(call) }),
    ),
  );
}

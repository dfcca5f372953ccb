import { listRuns, toolchainReport } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import type { ToolchainReport } from '@netloom/model';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useRunChanges } from '../../../runs/run/index.ts';
import { useChain } from './chainStore.ts';

export interface ChainRun {
  runs: readonly RunRow[];
  /** The one that is shown. */
  run: RunRow | undefined;
  report: ToolchainReport | undefined;
}

/** The runs of the project that built a program, kept up to date, and the report of the one that is shown. */
export function useChainRun(): ChainRun {
  const deptId = useDeptId();
  useRunChanges();
  const chosen = useChain((state) => state.run);
  const runs = useCall(listRuns, { query: { deptId, kinds: 'toolchain', limit: 50 } }).data?.rows ?? [];
  const run = runs.find(({ runId }) => runId === chosen) ?? runs[0];
  const report = useCall(
    toolchainReport,
    { query: { runId: run?.runId ?? '' } },
    { enabled: run?.verdict === 'passed', staleTime: Infinity, meta: { quiet: true } },
  ).data;
  return { runs, run, report: run?.verdict === 'passed' ? report : undefined };
}

import { runsOfCommits } from '@netloom/contract';
import type { CommitRun } from '@netloom/contract';
import { useMemo } from 'react';
import { useCall } from '../../../../api/index.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useRunChanges } from '../../../runs/run/index.ts';

const NONE: readonly CommitRun[] = [];

/** What pushes started of the commits that are shown; it follows the runs. */
export function useCommitRuns(commits: readonly string[]): (commit: string) => readonly CommitRun[] {
  const deptId = useDeptId();
  const mayView = usePermissions().any('run:view');
  useRunChanges();
  const query = { deptId, commits: commits.join(',') };
  const options = { enabled: mayView && commits.length > 0, staleTime: 0, meta: { quiet: true } };
  const { data } = useCall(runsOfCommits, { query }, options);
  return useMemo(() => {
    const known = Map.groupBy(data ?? [], ({ commit }) => commit);
    return (commit) => known.get(commit) ?? NONE;
  }, [data]);
}

import { gitLog } from '@netloom/contract';
import { useState } from 'react';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

const STEP = 50;
const MOST = 200;
const FIRST = { skip: 0, limit: STEP };

/**
 * The commits of a branch, of the own one while none is chosen. A page grows step by step; once it holds the most, the
 * next one begins. What cannot be gone to is undefined.
 */
export function useCommitPages() {
  const deptId = useDeptId();
  const [branch, setBranch] = useState<string>();
  const [page, setPage] = useState(FIRST);
  const { skip, limit } = page;
  const { data: commits, error } = useCall(
    gitLog,
    { query: { deptId, branch, ...page } },
    { staleTime: 0, placeholderData: (old) => old },
  );
  const next = limit < MOST ? { skip, limit: limit + STEP } : { skip: skip + MOST, limit: MOST };
  const isFull = commits?.length === limit;
  return {
    branch,
    commits,
    error,
    newer: skip > 0 ? () => setPage({ skip: Math.max(0, skip - MOST), limit: MOST }) : undefined,
    older: isFull ? () => setPage(next) : undefined,
    chooseBranch(name: string | undefined) {
      setBranch(name);
      setPage(FIRST);
    },
  };
}

export type CommitPages = ReturnType<typeof useCommitPages>;

import {
  findFilePath,
  getVerilogInfoByPath,
  gitBlame,
  gitBranches,
  gitCompare,
  gitConflict,
  gitDiff,
  gitHunks,
  gitLog,
  gitMergeParts,
  gitStashes,
  gitStatus,
  gitTags,
} from '@netloom/contract';
import type { Call, GitStatus } from '@netloom/contract';
import { useEffect } from 'react';
import { callKey, queryClient, useCall, useCallMutation } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';

/** What shows files or commits, here and in the editor. */
const FOLLOWERS: Call[] = [
  gitDiff,
  gitHunks,
  gitConflict,
  gitMergeParts,
  gitLog,
  gitBranches,
  gitCompare,
  gitStashes,
  gitTags,
  gitBlame,
  getVerilogInfoByPath,
  findFilePath,
];

export function useGitStatus() {
  const deptId = useDeptId();
  return useCall(gitStatus, { query: { deptId } }, { staleTime: 0 });
}

function refresh(calls: Call[]): void {
  for (const call of calls) void queryClient.invalidateQueries({ queryKey: callKey(call) });
}

/** Many replies carry the new state. */
function statusIn(reply: unknown): GitStatus | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined;
  if ('status' in reply) return reply.status as GitStatus;
  return 'staged' in reply ? (reply as GitStatus) : undefined;
}

/** Changes the tree, its branches or the shared ones; what the screen shows follows. */
export function useGitChange<C extends Call>(
  call: C,
  options: Parameters<typeof useCallMutation<C>>[1] = {},
) {
  const deptId = useDeptId();
  return useCallMutation(call, {
    ...options,
    onSettled: (reply) => {
      const status = statusIn(reply);
      if (status === undefined) refresh([gitStatus]);
      else queryClient.setQueryData(callKey(gitStatus, { query: { deptId } }), status);
      refresh(FOLLOWERS);
    },
  });
}

/** Follows what saves, generators and other pages do to the tree. */
export function useTreeChanges(): void {
  const deptId = useDeptId();
  useEffect(
    () =>
      onStreamMessage((message) => {
        if (message.type === 'tree-changed' && message.deptId === deptId)
          refresh([gitStatus, gitDiff, gitHunks, gitBlame]);
      }),
    [deptId],
  );
}

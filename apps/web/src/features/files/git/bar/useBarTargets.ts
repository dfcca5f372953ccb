import { gitFetch, gitPull } from '@netloom/contract';
import type { GitStatus } from '@netloom/contract';
import { usePermissions } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useTellMerged } from '../check/useTellMerged.tsx';
import { useGitChange } from '../useGit.ts';
import type { BarTargets } from './barCommands.ts';
import { usePush } from './usePush.tsx';

/** What the commands of the bar act on, and which of them is at work. */
export function useBarTargets(status: GitStatus, askForCredentials: () => void) {
  const deptId = useDeptId();
  const { any } = usePermissions();
  const fetching = useGitChange(gitFetch);
  const pulling = useGitChange(gitPull, { onSuccess: useTellMerged() });
  const { push, ...pushing } = usePush();
  const atWork = { fetch: fetching.isPending, pull: pulling.isPending, push: pushing.isPending };
  const input = { body: { deptId } };
  const targets: BarTargets = {
    status,
    mayCommit: any('git:commit'),
    mayPush: any('git:push'),
    busy: Object.values(atWork).some(Boolean),
    askForCredentials,
    fetch: () => fetching.mutate(input),
    pull: () => pulling.mutate(input),
    push,
  };
  return { targets, atWork };
}

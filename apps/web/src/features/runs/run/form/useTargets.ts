import { runTargets } from '@netloom/contract';
import { useCall } from '../../../../api/index.ts';
import { useDeptId, useDesignName } from '../../../../session/index.ts';
import { firstTarget } from './firstTarget.ts';

/** What of the project's tree can be run in a role, and what a form begins with; `asked` is a file list. */
export function useTargets(role: 'design' | undefined, asked: string | null) {
  const deptId = useDeptId();
  const { data: targets, isPending: loading } = useCall(
    runTargets,
    { query: { deptId, ...(role && { role }) } },
    { staleTime: 0 },
  );
  const name = useDesignName();
  const design = name && `gen/${name}/${name}.f`;
  return { targets, loading, ...firstTarget(targets, asked, design) };
}

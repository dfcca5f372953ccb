import { listRuns } from '@netloom/contract';
import type { SynthesisTarget } from '@netloom/contract';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';

/** The latest passed synthesis runs for a target, which their titles name. */
export function useSyntheses(target: SynthesisTarget) {
  const deptId = useDeptId();
  const { data, isPending } = useCall(
    listRuns,
    { query: { deptId, kinds: 'synthesize', verdict: 'passed', text: `→ ${target}`, limit: 50 } },
    { staleTime: 0 },
  );
  return { runs: data?.rows ?? [], isPending };
}

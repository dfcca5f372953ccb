import { showRun } from '@netloom/contract';
import type { RequestOf, RunKind } from '@netloom/contract';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../api/index.ts';

/**
 * The settings that the address asks a form to start from (`?from=<run id>`), where that run is of one of the kinds:
 * null without such a run, undefined until it has been read. A form that has taken them over is keyed by the run.
 */
export function useFormStart<K extends RunKind>(kinds: readonly K[]): RequestOf<K> | null | undefined {
  const [search] = useSearchParams();
  const runId = search.get('from');
  const { data, isPending } = useCall(
    showRun,
    { query: { runId: runId ?? '' } },
    { enabled: runId !== null, staleTime: Infinity },
  );
  if (runId === null) return null;
  if (data === undefined) return isPending ? undefined : null;
  const { request } = data;
  return (kinds as readonly RunKind[]).includes(request.kind) ? (request as RequestOf<K>) : null;
}

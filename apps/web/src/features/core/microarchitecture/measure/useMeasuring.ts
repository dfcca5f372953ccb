import { cancelRun, listRuns, startRun } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { callKey, queryClient, useCallMutation } from '../../../../api/index.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { latestOf, requestOf } from '../checks/checks.ts';
import type { OpenCore } from '../files/cores.ts';
import { useIsGenerated } from '../files/useCores.ts';
import { hashOf, problemsOf } from '../store/derived.ts';
import { PARTS } from './measuredFigures.ts';
import type { Part } from './measuredFigures.ts';
import { useCoreRuns } from './useCoreRuns.ts';
import { useFull } from './useFull.ts';

export interface MeasuredPart {
  part: Part;
  /** The newest run of this very RTL. */
  run: RunRow | undefined;
}

/** What is measured next: what has not been yet, and all of it anew where nothing is missing. */
export function partsToStart(parts: readonly MeasuredPart[]): Part[] {
  const missing = parts.filter(
    ({ run }) => run === undefined || (run.verdict !== null && run.verdict !== 'passed'),
  );
  const next = missing.length > 0 || parts.some(isUnderWay) ? missing : parts;
  return next.map(({ part }) => part);
}

export const isUnderWay = ({ run }: MeasuredPart): boolean =>
  run !== undefined && run.verdict === null && run.finishTime === null;

interface Measuring {
  parts: readonly MeasuredPart[];
  /** The project has the RTL that is shown. */
  ready: boolean;
  allowed: boolean;
  busy: boolean;
  start: () => void;
  stop: () => void;
}

/** The runs that measure a core as it is shown, new ones, and their end. */
export function useMeasuring(open: OpenCore): Measuring {
  const { document: options, stored } = open;
  const deptId = useDeptId();
  const ready = useIsGenerated(open);
  const full = useFull(options);
  const runs = useCoreRuns(options);
  const allowed = usePermissions().any('run:start');
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: callKey(listRuns) });
  const begin = useCallMutation(startRun, { onSuccess });
  const cancel = useCallMutation(cancelRun, { onSuccess });
  const hash = () => (problemsOf(options).length > 0 ? undefined : hashOf(full));
  const parts = PARTS.map((part): MeasuredPart => {
    const latest = latestOf(part, options, runs, hash);
    return { part, run: latest?.isEarlier === false ? latest.run : undefined };
  });
  const start = () => {
    if (stored === undefined) return;
    for (const part of partsToStart(parts))
      begin.mutate({ body: requestOf(part, stored.path, deptId, hashOf(full)) });
  };
  const stop = () => {
    for (const { run } of parts.filter(isUnderWay)) cancel.mutate({ body: { runId: run!.runId } });
  };
  return { parts, ready, allowed, busy: begin.isPending || cancel.isPending, start, stop };
}

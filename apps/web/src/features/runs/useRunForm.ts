import { execVerilator, execVerilator2, listRuns } from '@netloom/contract';
import type { RunTarget } from '@netloom/contract';
import { useState } from 'react';
import { callKey, queryClient, useCallMutation } from '../../api/index.ts';
import { useDeptId } from '../../session/index.ts';

export interface RunFields {
  top: string;
  testbench: string;
  fileList: string;
  plusargs: string;
  seed?: number;
  seconds?: number;
  memoryMegabytes?: number;
}

const initial: RunFields = {
  top: '',
  testbench: '',
  fileList: '',
  plusargs: '',
  seconds: 600,
  memoryMegabytes: 4096,
};

function targetFields({ top, testbench, fileList }: RunTarget): Partial<RunFields> {
  return { top, testbench, fileList };
}

/** The fields of the run to start: a target's, over which go the designer's own changes. */
export function useRunForm(
  targets: readonly RunTarget[],
  fileList: string | null,
  onStarted: (runId: string) => void,
) {
  const deptId = useDeptId();
  const [changes, setChanges] = useState<Partial<RunFields>>({});
  const natural = targets.find((target) => target.fileList === fileList) ?? targets[0];
  const form: RunFields = { ...initial, ...(natural ? targetFields(natural) : {}), ...changes };
  const started = {
    onSuccess: ({ runId }: { runId: string }) => {
      void queryClient.invalidateQueries({ queryKey: callKey(listRuns) });
      onStarted(runId);
    },
  };
  const simulate = useCallMutation(execVerilator, started);
  const lint = useCallMutation(execVerilator2, started);
  return {
    form,
    set: (change: Partial<RunFields>) => setChanges((known) => ({ ...known, ...change })),
    choose: (target: RunTarget) => setChanges((known) => ({ ...known, ...targetFields(target) })),
    start: (kind: 'simulate' | 'lint') =>
      (kind === 'simulate' ? simulate : lint).mutate({ query: { deptId, ...form } }),
    starting: simulate.isPending ? 'simulate' : lint.isPending ? 'lint' : null,
  };
}

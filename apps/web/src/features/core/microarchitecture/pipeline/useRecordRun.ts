import { listRuns, startRun } from '@netloom/contract';
import { callKey, queryClient, useCallMutation } from '../../../../api/index.ts';
import { isDirty } from '../../../../document/index.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import type { OpenCore } from '../files/cores.ts';
import { EXAMPLE, usePipeline } from './pipelineStore.ts';

const LIMITS = { seconds: 900, memoryMegabytes: 4096, diskMegabytes: 4096 };
const SET = { optimize: '2', march: '', codeModel: 'medany', without: [] };

interface RecordRun {
  /** Not in the project as it is shown, from where a run takes it. */
  unsaved: boolean;
  allowed: boolean;
  starting: boolean;
  start: () => void;
}

/** Starts a run of the chosen program on the RTL, which records what is asked for. */
export function useRecordRun(open: OpenCore, hash: string, recorded: object): RecordRun {
  const deptId = useDeptId();
  const can = usePermissions().any;
  const { program } = usePipeline();
  const { stored } = open;
  const run = useCallMutation(startRun, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(listRuns) }),
  });
  const isExample = program.startsWith(EXAMPLE);
  const body = {
    ...{ kind: 'toolchain', deptId, core: stored?.path ?? '', ...LIMITS, sets: [SET], rtl: true },
    ...{ example: isExample ? program.slice(EXAMPLE.length) : '', program: isExample ? '' : program },
    ...{ ...recorded, of: hash },
  };
  return {
    unsaved: stored === undefined || isDirty(open),
    allowed: can('run:start'),
    starting: run.isPending,
    start: () => run.mutate({ body: body as never }),
  };
}

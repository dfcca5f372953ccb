import type { RequestOf, RunTarget } from '@netloom/contract';
import { useState } from 'react';
import { useDeptId } from '../../../../session/index.ts';
import { useStartRun, useTargets } from '../../run/index.ts';
import { effective, fieldsOf, initialFields, targetFields } from './simulationFields.ts';
import type { SimulationFields } from './simulationFields.ts';

/** Kinds of run that the form starts. */
type Started = 'simulate' | 'lint' | 'proof';

export interface FormStart {
  /** Chooses the target that this list builds. */
  fileList: string | null;
  /** An earlier run to start from. */
  from: RequestOf<Started> | null;
}

/** The fields of the run to start: a target's or an earlier run's, over which go the designer's own changes. */
export function useSimulationForm({ fileList, from }: FormStart) {
  const deptId = useDeptId();
  const { first, ...choice } = useTargets(undefined, fileList);
  const [changes, setChanges] = useState<Partial<SimulationFields>>(() => fieldsOf(from));
  const form = effective({ ...initialFields, ...(first && targetFields(first)), ...changes });
  const [kind, setKind] = useState<Started>('simulate');
  const { mutate, isPending } = useStartRun();
  return {
    form,
    ...choice,
    ready: form.top !== '' && (form.fileList !== '' || form.testbench !== ''),
    set: (change: Partial<SimulationFields>) => setChanges((known) => ({ ...known, ...change })),
    choose: (target: RunTarget) => setChanges((known) => ({ ...known, ...targetFields(target) })),
    start: (chosen: Started) => {
      setKind(chosen);
      mutate({ body: { ...form, kind: chosen, deptId } });
    },
    starting: isPending ? kind : null,
  };
}

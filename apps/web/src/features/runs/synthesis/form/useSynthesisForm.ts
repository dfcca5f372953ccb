import { runTargets } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { useState } from 'react';
import { useCall } from '../../../../api/index.ts';
import { useDeptId, useDesignFileList } from '../../../../session/index.ts';
import { useStartRun } from '../../run/index.ts';
import { fieldsOf, initialFields, targetFields } from './synthesisFields.ts';
import type { SynthesisFields } from './synthesisFields.ts';

export interface FormStart {
  /** Chooses the target that this list builds. */
  fileList: string | null;
  /** An earlier run to start from. */
  from: RequestOf<'synthesize'> | null;
}

/** The fields of the run to start: a design's or an earlier run's, over which go the designer's own changes. */
export function useSynthesisForm({ fileList, from }: FormStart) {
  const deptId = useDeptId();
  const { data: targets, isPending: loading } = useCall(
    runTargets,
    { query: { deptId, role: 'design' } },
    { staleTime: 0 },
  );
  const [changes, setChanges] = useState<Partial<SynthesisFields>>(() => fieldsOf(from));
  const chosen = useDesignFileList();
  const of = (list: string | null | undefined) => targets?.find((target) => target.fileList === list);
  const natural = of(fileList) ?? of(chosen) ?? targets?.[0];
  const form = { ...initialFields, ...(natural && targetFields(natural)), ...changes };
  const { mutate, isPending } = useStartRun();
  return {
    form,
    targets,
    loading,
    ready: form.top !== '' && form.fileList !== '',
    set: (change: Partial<SynthesisFields>) => setChanges((known) => ({ ...known, ...change })),
    start: () => mutate({ body: { ...form, kind: 'synthesize', deptId } }),
    starting: isPending,
  };
}

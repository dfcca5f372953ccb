import type { RequestOf } from '@netloom/contract';
import { useState } from 'react';
import { useDeptId } from '../../../../session/index.ts';
import { useStartRun, useTargets } from '../../run/index.ts';
import { fieldsOf, initialFields, requestOf, targetFields } from './synthesisFields.ts';
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
  const { first, ...choice } = useTargets('design', fileList);
  const [changes, setChanges] = useState<Partial<SynthesisFields>>(() => fieldsOf(from));
  const form = { ...initialFields, ...(first && targetFields(first)), ...changes };
  const { mutate, isPending } = useStartRun();
  return {
    form,
    ...choice,
    ready: form.top !== '' && form.fileList !== '',
    set: (change: Partial<SynthesisFields>) => setChanges((known) => ({ ...known, ...change })),
    start: () => mutate({ body: requestOf(form, deptId) }),
    starting: isPending,
  };
}

import { getAllSocCanvas } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { useState } from 'react';
import { useCall } from '../../../api/index.ts';
import { useDeptId, useSelectedDesign } from '../../../session/index.ts';
import { USUAL_LIMITS, useStartRun } from '../run/index.ts';
import type { LimitChoice } from '../run/index.ts';
import { STAGES } from './stages.ts';
import type { Stage } from './stages.ts';

interface FlowFields extends LimitChoice {
  path: string;
  stages: Stage[];
  liberty: string;
  /** Liberty files of memory macros. */
  macros: readonly string[];
}

const INITIAL = { stages: [...STAGES], liberty: 'osu018', macros: [], ...USUAL_LIMITS, seconds: 3600 };

/** The fields of the flow to start: of the chosen design or of an earlier run, over which go the designer's changes. */
export function useFlowForm(from: RequestOf<'flow'> | null) {
  const deptId = useDeptId();
  const { data: designs = [], isPending: isReading } = useCall(getAllSocCanvas, { params: { x: deptId } });
  const [changes, setChanges] = useState<Partial<FlowFields>>(from ?? {});
  const { mutate, isPending: isStarting } = useStartRun();
  const natural = useSelectedDesign();
  const form: FlowFields = { ...INITIAL, path: natural?.path ?? '', ...changes };
  return {
    form,
    designs,
    isReading,
    set: (change: Partial<FlowFields>) => setChanges((known) => ({ ...known, ...change })),
    start: () =>
      mutate({
        body: { ...form, macros: form.macros.filter((macro) => macro !== ''), kind: 'flow', deptId },
      }),
    isStarting,
  };
}

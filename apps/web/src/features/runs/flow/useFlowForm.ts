import { getAllSocCanvas } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { useState } from 'react';
import { useCall } from '../../../api/index.ts';
import { useDeptId, useSelectedDesign } from '../../../session/index.ts';
import { USUAL_LIMITS, useStartRun } from '../run/index.ts';
import type { LimitChoice } from '../run/index.ts';
import { isReady } from './flowReady.ts';
import type { OwnDesign } from './OwnFields.tsx';
import { STAGES } from './stages.ts';
import type { Stage } from './stages.ts';

/** A generated SoC, or a design of one's own. */
type DesignKind = 'soc' | 'own';

interface FlowFields extends LimitChoice {
  path: string;
  own: OwnDesign | undefined;
  stages: Stage[];
  liberty: string;
  /** Liberty files of memory macros. */
  macros: readonly string[];
}

const INITIAL = {
  own: undefined,
  stages: [...STAGES],
  liberty: 'osu018',
  macros: [],
  ...USUAL_LIMITS,
  seconds: 3600,
};

const NOTHING: OwnDesign = { top: '', fileList: '', sdc: '' };

/** The fields of the flow to start: of the chosen design or of an earlier run, over which go the designer's changes. */
export function useFlowForm(from: RequestOf<'flow'> | null) {
  const deptId = useDeptId();
  const { data: designs = [], isPending: isReading } = useCall(getAllSocCanvas, { params: { x: deptId } });
  const [changes, setChanges] = useState<Partial<FlowFields>>(from ?? {});
  const { mutate, isPending: isStarting } = useStartRun();
  const natural = useSelectedDesign();
  const [of, setOf] = useState<DesignKind>(from?.own ? 'own' : 'soc');
  const form: FlowFields = { ...INITIAL, path: natural?.path ?? '', ...changes };
  const own = of === 'own' ? (form.own ?? NOTHING) : undefined;
  const chosen = { ...form, path: own ? '' : form.path, own };
  return {
    of,
    setOf,
    form,
    isReady: isReady(chosen),
    designs,
    isReading,
    set: (change: Partial<FlowFields>) => setChanges((known) => ({ ...known, ...change })),
    start: () =>
      mutate({
        body: { ...chosen, macros: form.macros.filter((macro) => macro !== ''), kind: 'flow', deptId },
      }),
    isStarting,
  };
}

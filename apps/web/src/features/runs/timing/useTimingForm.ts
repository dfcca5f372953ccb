import type { RequestOf } from '@netloom/contract';
import { useState } from 'react';
import { useDeptId } from '../../../session/index.ts';
import { limitsOf, USUAL_LIMITS, useStartRun } from '../run/index.ts';
import type { LimitChoice } from '../run/index.ts';

export interface CornerFields {
  name: string;
  liberty: string;
}

export interface TimingFields extends LimitChoice {
  source: 'synthesis' | 'tree';
  synthesisRunId: string | undefined;
  top: string;
  netlist: string;
  liberty: string;
  corners: CornerFields[];
  sdc: string;
  clock: string;
  period: number | null;
  paths: number | undefined;
}

/** Fields of the form, and what changes them. */
export interface FieldsProps {
  form: TimingFields;
  set: (change: Partial<TimingFields>) => void;
}

const EMPTY: TimingFields = {
  source: 'synthesis',
  synthesisRunId: undefined,
  top: '',
  netlist: '',
  liberty: '',
  corners: [],
  sdc: '',
  clock: '',
  period: null,
  paths: 100,
  ...USUAL_LIMITS,
};

function fieldsOf(request: RequestOf<'timing'>): TimingFields {
  const { synthesisRunId, top, clock, period, netlist, liberty, sdc, paths } = request;
  return {
    source: synthesisRunId === undefined ? 'tree' : 'synthesis',
    synthesisRunId,
    top: top ?? '',
    clock: clock ?? '',
    period: period ?? null,
    // A run of before there were corners has none.
    corners: request.corners ?? [],
    ...{ netlist, liberty, sdc, paths },
    ...limitsOf(request),
  };
}

/** The request of the fields that count: those of the other source are left out. */
function requestOf(fields: TimingFields, deptId: number) {
  const { source, synthesisRunId, top, netlist, clock, period, ...rest } = fields;
  return {
    kind: 'timing' as const,
    deptId,
    ...rest,
    ...(source === 'synthesis' ? { synthesisRunId } : { top, netlist }),
    ...(rest.sdc === '' && clock !== '' && { clock }),
    ...(rest.sdc === '' && period !== null && { period }),
  };
}

function isReady({ source, synthesisRunId, top, netlist, liberty, corners }: TimingFields): boolean {
  if (corners.some((corner) => corner.name === '' || corner.liberty === '')) return false;
  if (source === 'synthesis') return synthesisRunId !== undefined;
  return top !== '' && netlist !== '' && (liberty !== '' || corners.length > 0);
}

/** What to time: a run to repeat, else the given synthesis, under the designer's changes. */
export function useTimingForm(start: RequestOf<'timing'> | null, synthesisRunId: string | undefined) {
  const deptId = useDeptId();
  const [changes, setChanges] = useState<Partial<TimingFields>>({});
  const { mutate, isPending } = useStartRun();
  const natural = start === null ? { ...EMPTY, synthesisRunId } : fieldsOf(start);
  const form = { ...natural, ...changes };
  return {
    form,
    ready: isReady(form),
    set: (change: Partial<TimingFields>) => setChanges((known) => ({ ...known, ...change })),
    run: () => mutate({ body: requestOf(form, deptId) }),
    running: isPending,
  };
}

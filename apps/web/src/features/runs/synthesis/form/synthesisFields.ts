import type { RequestOf, RunTarget, SynthesisTarget } from '@netloom/contract';
import { limitsOf, USUAL_LIMITS } from '../../run/index.ts';
import type { LimitChoice } from '../../run/index.ts';

export interface SynthesisFields extends LimitChoice {
  top: string;
  fileList: string;
  target: SynthesisTarget;
  liberty: string;
  /** Liberty files of memory macros. */
  macros: readonly string[];
  parameters: string;
  flatten: boolean;
  engine: 'auto' | 'native' | 'yowasp';
  /** Goal of standard cells: a clock port and its period in ns; without one ''. */
  clock: string;
  period: number | null;
}

/** Fields of the form, and what changes them. */
export interface FieldsProps {
  form: SynthesisFields;
  set: (change: Partial<SynthesisFields>) => void;
}

export const initialFields: SynthesisFields = {
  top: '',
  fileList: '',
  target: 'liberty',
  liberty: 'osu018',
  macros: [],
  parameters: '',
  flatten: false,
  engine: 'auto',
  clock: '',
  period: null,
  ...USUAL_LIMITS,
};

export function targetFields({ top, fileList }: RunTarget): Partial<SynthesisFields> {
  return { top, fileList };
}

export function fieldsOf(request: RequestOf<'synthesize'> | null): Partial<SynthesisFields> {
  if (request === null) return {};
  const {
    top,
    fileList,
    target,
    liberty,
    macros,
    parameters,
    flatten,
    engine,
    clock = '',
    period = null,
  } = request;
  const limits = limitsOf(request);
  return { top, fileList, target, liberty, macros, parameters, flatten, engine, clock, period, ...limits };
}

/** Families of FPGAs lose much across a kept hierarchy; cells of a library less than a map of it is worth. */
export function technologyFields(target: SynthesisTarget): Partial<SynthesisFields> {
  return { target, flatten: target === 'ice40' || target === 'ecp5' };
}

/** The request of the fields that count. */
export function requestOf({ clock, period, ...fields }: SynthesisFields, deptId: number) {
  const aims = fields.target === 'liberty';
  return {
    ...fields,
    macros: aims ? fields.macros.filter((path) => path !== '') : [],
    kind: 'synthesize' as const,
    deptId,
    ...(aims && clock !== '' && { clock }),
    ...(aims && period !== null && { period }),
  };
}

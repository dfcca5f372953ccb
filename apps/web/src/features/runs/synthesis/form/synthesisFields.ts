import type { RequestOf, RunTarget, SynthesisTarget } from '@netloom/contract';
import { limitsOf, USUAL_LIMITS } from '../../run/index.ts';
import type { LimitChoice } from '../../run/index.ts';

export interface SynthesisFields extends LimitChoice {
  top: string;
  fileList: string;
  target: SynthesisTarget;
  liberty: string;
  parameters: string;
  flatten: boolean;
  engine: 'auto' | 'native' | 'yowasp';
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
  parameters: '',
  flatten: false,
  engine: 'auto',
  ...USUAL_LIMITS,
};

export function targetFields({ top, fileList }: RunTarget): Partial<SynthesisFields> {
  return { top, fileList };
}

export function fieldsOf(request: RequestOf<'synthesize'> | null): Partial<SynthesisFields> {
  if (request === null) return {};
  const { top, fileList, target, liberty, parameters, flatten, engine } = request;
  return { top, fileList, target, liberty, parameters, flatten, engine, ...limitsOf(request) };
}

/** Families of FPGAs lose much across a kept hierarchy; cells of a library less than a map of it is worth. */
export function technologyFields(target: SynthesisTarget): Partial<SynthesisFields> {
  return { target, flatten: target === 'ice40' || target === 'ecp5' };
}

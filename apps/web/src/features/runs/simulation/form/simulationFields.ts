import type { RequestOf, RunTarget } from '@netloom/contract';
import { USUAL_LIMITS } from '../../run/index.ts';
import type { LimitChoice } from '../../run/index.ts';

/** What the form asks for; an emptied number is left to the server. */
export interface SimulationFields extends LimitChoice {
  top: string;
  testbench: string;
  fileList: string;
  simulator: 'verilator' | 'icarus';
  plusargs: string;
  seed: number | undefined;
  trace: boolean;
  traceDepth: number | undefined;
  coverage: boolean;
  optimize: 'build' | 'speed';
  passPattern: string;
  failPattern: string;
}

/** Fields of the form, and what changes them. */
export interface FieldsProps {
  form: SimulationFields;
  set: (change: Partial<SimulationFields>) => void;
}

export const initialFields: SimulationFields = {
  top: '',
  testbench: '',
  fileList: '',
  simulator: 'verilator',
  plusargs: '',
  seed: undefined,
  trace: true,
  traceDepth: 0,
  coverage: false,
  optimize: 'build',
  passPattern: '',
  failPattern: '',
  ...USUAL_LIMITS,
};

export function targetFields({ top, testbench, fileList }: RunTarget): Partial<SimulationFields> {
  return { top, testbench, fileList };
}

/** The fields of an earlier run; of a lint or proof those that a simulation has too. */
export function fieldsOf(
  request: RequestOf<'simulate' | 'lint' | 'proof'> | null,
): Partial<SimulationFields> {
  return request ?? {};
}

/** What the chosen simulator has: options that Icarus lacks are as the form shows them, off. */
export function effective(fields: SimulationFields): SimulationFields {
  return fields.simulator === 'icarus' ? { ...fields, coverage: false, optimize: 'build' } : fields;
}

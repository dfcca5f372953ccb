import type { ParameterText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';

/** The number of the hart, as the modules that know it have it. */
export const HART_ID: ParameterText = { name: 'HART_ID', type: 'logic [31:0]', value: "32'd0" };

/** A parameter of the core's module; `value` as SystemVerilog writes it. */
export interface TopParameter {
  name: string;
  type: 'integer' | 'string';
  value: string;
  description: string;
}

const initFile = (name: string, memory: string): TopParameter => ({
  name,
  type: 'string',
  value: '""',
  description: `$readmemh file with the words of the ${memory}; empty: none`,
});

export function parametersOf({ base, memory }: CoreOptions): TopParameter[] {
  const hart: TopParameter = {
    name: HART_ID.name,
    type: 'integer',
    value: HART_ID.value,
    description: 'Number of this hart in the SoC, read from mhartid',
  };
  return [
    ...(base.zicsr ? [hart] : []),
    ...(memory.instructionMemory ? [initFile('ITCM_INIT_FILE', 'instruction memory')] : []),
    ...(memory.dataMemory ? [initFile('DTCM_INIT_FILE', 'data memory')] : []),
  ];
}

/** The parameters of the module. */
export function parameterTexts(options: CoreOptions): ParameterText[] {
  return parametersOf(options).map((parameter) =>
    parameter.name === HART_ID.name ? HART_ID : { name: parameter.name, value: parameter.value },
  );
}

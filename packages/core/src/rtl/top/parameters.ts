import type { CoreOptions } from '../../options/coreOptions.ts';

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
    name: 'HART_ID',
    type: 'integer',
    value: "32'd0",
    description: 'Number of this hart in the SoC, read from mhartid',
  };
  return [
    ...(base.zicsr ? [hart] : []),
    ...(memory.instructionMemory ? [initFile('ITCM_INIT_FILE', 'instruction memory')] : []),
    ...(memory.dataMemory ? [initFile('DTCM_INIT_FILE', 'data memory')] : []),
  ];
}

/** The parameter list of the module with its parentheses; nothing when there are none. */
export function parameterText(options: CoreOptions): string {
  const parameters = parametersOf(options);
  if (parameters.length === 0) return '';
  const lines = parameters.map(({ name, type, value }) =>
    type === 'integer' ? `  parameter logic [31:0] ${name} = ${value}` : `  parameter ${name} = ${value}`,
  );
  return `#(\n${lines.join(',\n')}\n) `;
}

import type { CoreOptions } from '../../options/coreOptions.ts';
import { aluOpWidth } from '../aluOps.ts';
import { logic } from '../pipelinePorts.ts';

/** Operands are compared between stages, or shown by the trace, only where they are read. */
export function namesSources({ base, auxiliary }: CoreOptions): boolean {
  return base.stages === 5 || auxiliary.rvfi;
}

interface Output {
  name: string;
  width?: number;
  note?: string;
  chosen?: boolean;
}

/** What the decoder says of an instruction, as far as the core has it. */
function outputs(options: CoreOptions): Output[] {
  const { base, advanced } = options;
  const sources = namesSources(options);
  return [
    { name: 'imm', width: 32 },
    { name: 'uses_rs1', chosen: sources },
    { name: 'uses_rs2', chosen: sources },
    { name: 'writes_rd' },
    { name: 'a_sel', width: 2, note: 'ALU operand A: 0 rs1, 1 pc, 2 zero' },
    { name: 'b_imm', note: 'ALU operand B: 1 immediate, 0 rs2' },
    { name: 'alu_op', width: aluOpWidth(options) },
    { name: 'branch' },
    { name: 'jal' },
    { name: 'jalr' },
    { name: 'load' },
    { name: 'store' },
    { name: 'amo', note: 'including LR and SC', chosen: base.atomics },
    { name: 'muldiv', chosen: base.multiply !== 'none' },
    { name: 'csr', chosen: base.zicsr },
    { name: 'ecall', chosen: base.zicsr },
    { name: 'ebreak', chosen: base.zicsr },
    { name: 'mret', chosen: base.zicsr },
    { name: 'wfi', chosen: base.zicsr },
    { name: 'fence', chosen: advanced.storeBuffer },
    { name: 'fence_i', chosen: base.zifencei },
    { name: 'custom', chosen: advanced.customPort },
    { name: 'illegal' },
  ];
}

export function decoderPorts(options: CoreOptions): string {
  const chosen = outputs(options).filter((output) => output.chosen !== false);
  const lines = chosen.map(({ name, width = 1, note }, index) => {
    const comma = index === chosen.length - 1 ? '' : ',';
    return `output ${logic(width).padEnd(12)} ${name}${comma}${note === undefined ? '' : ` // ${note}`}`;
  });
  return ['input logic [31:0] instr,', ...lines].join('\n');
}

import { input, output } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { customAccesses } from '../../custom/access.ts';
import { hasContexts, statusesOf } from '../../custom/context.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { hasLater } from '../../custom/later.ts';
import { customPrivilege } from '../../custom/privilege.ts';
import { hasCustom } from '../../custom/inPipeline.ts';
import { hasNmi } from '../../options/nmi.ts';
import { hasDebug } from '../debug/features.ts';
import { aluOpWidth } from '../aluOps.ts';

/** Operands are compared between stages, shown by the trace, waited for, or have their parity checked only where they are read. */
export function namesSources(options: CoreOptions): boolean {
  const { base, auxiliary, safety } = options;
  return base.stages === 5 || auxiliary.rvfi || safety.registerParity || hasLater(options);
}

/** The same of the third. */
export const namesThird = (options: CoreOptions): boolean =>
  (options.base.stages === 5 || options.safety.registerParity || hasLater(options)) &&
  hasThirdSource(options);

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
    { name: 'uses_rs3', chosen: namesThird(options) },
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
    { name: 'floating', note: 'an instruction of Zfinx', chosen: base.zfinx },
    { name: 'dynamic_rounding', note: 'its mode is in frm', chosen: base.zfinx },
    { name: 'csr', chosen: base.zicsr },
    { name: 'ecall', chosen: base.zicsr },
    { name: 'ebreak', chosen: base.zicsr },
    { name: 'mret', ...(hasNmi(options) && { note: 'including mnret' }), chosen: base.zicsr },
    { name: 'mnret', chosen: hasNmi(options) },
    { name: 'wfi', chosen: base.zicsr },
    { name: 'dret', chosen: hasDebug(options) },
    { name: 'fence', chosen: advanced.storeBuffer },
    { name: 'fence_i', chosen: base.zifencei },
    {
      name: 'cbo',
      note: 'Zicbom: a line of the data cache is dropped, or written to memory',
      chosen: base.zicbom,
    },
    { name: 'cbo_drops', chosen: base.zicbom },
    { name: 'cbo_writes', chosen: base.zicbom },
    { name: 'custom', chosen: hasCustom(options) },
    { name: 'custom_later', note: 'rd is written after it has retired', chosen: hasLater(options) },
    { name: 'custom_machine', note: 'illegal in user mode', chosen: customPrivilege(options) },
    {
      name: 'custom_context',
      width: statusesOf(options).length,
      note: 'sets whose states it uses',
      chosen: hasContexts(options),
    },
    { name: 'access_size', width: 2, note: 'of a load or store', chosen: customAccesses(options) },
    { name: 'illegal' },
  ];
}

export function decoderPorts(options: CoreOptions): PortText[] {
  return [input('instr', 32), ...decoderOutputs(options)];
}

/** Its outputs alone, which a pipeline has nets for. */
export function decoderOutputs(options: CoreOptions): PortText[] {
  return outputs(options)
    .filter(({ chosen }) => chosen !== false)
    .map(({ name, width, note }) => output(name, width, note));
}

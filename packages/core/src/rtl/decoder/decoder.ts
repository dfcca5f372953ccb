import type { CoreOptions } from '../../options/coreOptions.ts';
import { customAccesses, customLoads, customStores } from '../../custom/access.ts';
import {
  customDecoding,
  customHas,
  customThird,
  hasThirdSource,
  hidesOpcode,
} from '../../custom/decoding.ts';
import { hasNmi } from '../../options/nmi.ts';
import { hasDebug } from '../debug/features.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { aluOperation } from './aluOperation.ts';
import { decoderPorts, namesSources, namesThird } from './decoderPorts.ts';
import { FLOATING } from './floating.ts';
import { immediate } from './immediate.ts';
import { legal } from './legal.ts';
import { legalFunctions } from './legalFunctions.ts';

const OPCODES: readonly [name: string, opcode: string][] = [
  ['LOAD', '0000011'],
  ['CUSTOM_0', '0001011'],
  ['MISC_MEM', '0001111'],
  ['OP_IMM', '0010011'],
  ['AUIPC', '0010111'],
  ['STORE', '0100011'],
  ['AMO', '0101111'],
  ['OP', '0110011'],
  ['LUI', '0110111'],
  ['OP_FP', '1010011'],
  ['BRANCH', '1100011'],
  ['JALR', '1100111'],
  ['JAL', '1101111'],
  ['SYSTEM', '1110011'],
];

function opcodes(options: CoreOptions): string {
  const { base, advanced } = options;
  const custom = advanced.customPort || hidesOpcode(options);
  const absent = [
    !base.zicsr && 'SYSTEM',
    !base.atomics && 'AMO',
    !base.zfinx && 'OP_FP',
    !custom && 'CUSTOM_0',
  ];
  return OPCODES.filter(([name]) => !absent.includes(name))
    .map(([name, opcode]) => `localparam logic [6:0] ${name} = 7'b${opcode};`)
    .join('\n');
}

const CACHE_BLOCKS = sv`
  assign cbo = opcode == MISC_MEM && funct3 == 3'b010;
  assign cbo_drops = !instr[20]; // CBO.INVAL 0, CBO.CLEAN 1, CBO.FLUSH 2
  assign cbo_writes = instr[21] || instr[20];
`;

const system = (nmi: boolean) => sv`
  assign csr = opcode == SYSTEM && funct3 != 3'b000;
  assign ecall = instr == 32'h00000073;
  assign ebreak = instr == 32'h00100073;
  ${nmi && "assign mnret = instr == 32'h70200073;"}
  assign mret = instr == 32'h30200073${nmi && ' || mnret'};
  assign wfi = instr == 32'h10500073;
`;

/** The registers of custom instructions that somebody asks for. */
function asked(options: CoreOptions): string[] {
  const { base } = options;
  const sources = namesSources(options) || base.isa === 'rv32e' ? ['rs1', 'rs2'] : [];
  return ['rd', ...sources, ...(readsThird(options) ? ['rs3'] : [])];
}

const readsThird = (options: CoreOptions) =>
  namesThird(options) || (hasThirdSource(options) && options.base.isa === 'rv32e');

/** Custom instructions may have no rd. */
function withoutResult(options: CoreOptions): string {
  if (!options.custom) return '';
  const has = customHas(options, 'rd');
  if (has === 'custom') return '';
  return has === '' ? ' && !custom' : ` && (!custom || ${has})`;
}

/** Which registers the instruction reads: for ports, or for the check of RV32E. */
function sources(options: CoreOptions): string {
  const { base, advanced } = options;
  const named = namesSources(options);
  if (!named && base.isa === 'rv32i') return '';
  const third = readsThird(options);
  const amo = base.atomics ? ' || amo' : '';
  const takes = (register: 'rs1' | 'rs2' | 'rs3') =>
    advanced.customPort ? 'custom' : options.custom ? customHas(options, register) : '';
  const custom = (register: 'rs1' | 'rs2') => (takes(register) === '' ? '' : ` || ${takes(register)}`);
  const csr = base.zicsr ? ' || (csr && !instr[14])' : '';
  const accesses = customAccesses(options);
  const store = accesses ? 'opcode == STORE' : 'store';
  const manages = base.zicbom ? ' || cbo' : '';
  const float = base.zfinx ? ' || floating' : '';
  const floatSecond = base.zfinx ? ' || fused || (op_fp && !instr[30])' : '';
  const thirds = [base.zfinx && 'fused', customThird(options) && takes('rs3')].filter(Boolean).join(' || ');
  return sv`
    ${!named && 'logic uses_rs1, uses_rs2;'}
    ${third && !namesThird(options) && 'logic uses_rs3;'}
    assign uses_rs1 = op || op_imm || branch || jalr || ${accesses ? 'opcode == LOAD' : 'load'} || ${store}${amo}${csr}${manages}${float}${custom('rs1')};
    assign uses_rs2 = op || branch || ${store}${amo}${floatSecond}${custom('rs2')};
    ${third && `assign uses_rs3 = ${thirds};`}
  `;
}

/**
 * `<name>_decoder`: what a 32-bit instruction asks of the pipeline (Unprivileged ISA 20191213, chapter 24). Where an
 * instruction is illegal, the other outputs mean nothing.
 */
export const decoder: Unit = {
  suffix: 'decoder',
  chosen: () => true,
  comment: ({ base }) => sv`
    Instruction decoder. When 'illegal' is set, the other outputs are don't-care.
    ${!base.zicsr && 'Without Zicsr every SYSTEM instruction is illegal: any exception halts the core.'}
  `,
  ports: decoderPorts,
  body(options) {
    const { base, advanced } = options;
    return sv`
      ${opcodes(options)}

      logic [6:0] opcode;
      logic [2:0] funct3;
      assign opcode = ${hidesOpcode(options) && 'custom ? CUSTOM_0 : '}instr[6:0];
      assign funct3 = instr[14:12];

      ${options.custom && customDecoding(options, asked(options))}

      logic op, op_imm, shift; // shift: shift by an immediate
      assign op = opcode == OP;
      assign op_imm = opcode == OP_IMM;
      assign shift = op_imm && (funct3 == 3'b001 || funct3 == 3'b101);

      assign branch = opcode == BRANCH;
      assign jal = opcode == JAL;
      assign jalr = opcode == JALR;
      assign load = opcode == LOAD${customLoads(options) && ' || custom_load'};
      assign store = opcode == STORE${customStores(options) && ' || custom_store'};
      ${customAccesses(options) && 'assign access_size = custom ? custom_size : funct3[1:0];'}
      ${base.atomics && 'assign amo = opcode == AMO;'}
      ${base.multiply !== 'none' && `assign muldiv = op && instr[25]${base.zbb || base.zbc || base.zicond ? ' && !instr[27]' : ''};`}
      ${advanced.storeBuffer && "assign fence = opcode == MISC_MEM && funct3 == 3'b000;"}
      ${base.zifencei && "assign fence_i = opcode == MISC_MEM && funct3 == 3'b001;"}
      ${base.zicbom && CACHE_BLOCKS}
      ${base.zfinx && `\n${FLOATING}`}
      ${advanced.customPort && 'assign custom = opcode == CUSTOM_0;'}
      ${base.zicsr && system(hasNmi(options))}
      ${hasDebug(options) && "assign dret = instr == 32'h7b200073;"}

      assign a_sel = {opcode == LUI, jal || opcode == AUIPC${base.zifencei && ' || fence_i'}};
      assign b_imm = !op && !branch${base.zfinx && ' && !floating'};
      assign writes_rd = !branch && ${customStores(options) ? 'opcode != STORE' : '!store'} && opcode != MISC_MEM${base.zicsr && " && (opcode != SYSTEM || funct3 != 3'b000)"}${withoutResult(options)};
      ${sources(options)}

      ${immediate(options)}

      ${aluOperation(options)}

      ${legalFunctions(options)}

      ${legal(options)}
    `;
  },
};

import type { CoreOptions } from '../../options/coreOptions.ts';
import { accessNets } from '../../custom/access.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { laterNets, registerWrite } from '../../custom/later.ts';
import { alu } from '../alu/alu.ts';
import { aluOpWidth } from '../aluOps.ts';
import { decoder } from '../decoder/decoder.ts';
import { decoderOutputs } from '../decoder/decoderPorts.ts';
import { regfile } from '../regfile/regfile.ts';
import { parityConnections, usedRegisters } from '../regfile/registerParity.ts';
import { registerAddressWidth } from '../regfile/registerAddress.ts';
import { sv } from '../sv.ts';
import { declarations } from '../nets.ts';
import { instance } from '../unit.ts';
import type { Features } from './features.ts';

/** What the decoder says, on nets of its ports' names. */
function decoded(options: CoreOptions): string {
  return sv`
    ${decoderOutputs(options)
      .map(({ name, packed = '' }) => `logic ${packed} ${name};`)
      .join('\n')}

    ${instance(options, decoder)}
  `;
}

/** What the instruction reads, in the cycle in which it leaves. */
const used = (options: CoreOptions) => usedRegisters(options, (n) => `execute && instr_done && uses_rs${n}`);

/** RAM wants the addresses a cycle before: those of the instruction that comes into the register. */
function registers(options: CoreOptions, { ramRegisters, debug, later }: Features): string {
  const width = registerAddressWidth(options);
  const field = (low: number) => `[${low + width - 1}:${low}]`;
  const from = ramRegisters ? (debug ? 'next_instr' : 'fetch_instr') : 'instr';
  // A result that lands may be what the instruction in the register waits for.
  const again = ramRegisters && later;
  const read = (low: number) =>
    again ? `advance ? ${from}${field(low)} : instr${field(low)}` : `${from}${field(low)}`;
  return sv`
    logic [31:0] rs1;
    logic [31:0] rs2;
    ${hasThirdSource(options) && 'logic [31:0] rs3;'}
    logic rd_we;
    logic [31:0] rd_wdata;
    ${later && `\n// Results that come after their instructions have retired\n${declarations(laterNets(options))}\n`}

    ${instance(options, regfile, {
      read: again ? 'advance || lands' : 'advance',
      raddr1: read(15),
      raddr2: read(20),
      raddr3: read(27),
      rdata1: 'rs1',
      rdata2: 'rs2',
      rdata3: 'rs3',
      ...registerWrite(options, 'rd_we', `instr${field(7)}`, 'rd_wdata'),
      ...parityConnections(used(options)),
    })}
  `;
}

/** Decoder, registers and ALU: the second stage as far as it looks at nothing else. */
export function operands(options: CoreOptions, features: Features): string {
  const twice = !features.targetAdder;
  const width = aluOpWidth(options);
  const passed = (other: string, of: string) =>
    features.customAccesses ? `custom_access ? ${other} : ${of}` : of;
  return sv`
    // ---- Decode and operands
    ${decoded(options)}

    ${registers(options, features)}

    ${twice && '// A taken branch needs a second cycle, in which the ALU computes its target.\nlogic        branch_target_cycle;\nassign branch_target_cycle = branch && past_first_cycle;\n'}
    logic [31:0] operand_a;
    logic [31:0] operand_b;
    logic [31:0] alu_result;
    logic [31:0] alu_sum;
    logic alu_less;
    logic alu_equal;
    ${features.customAccesses && `\n${accessNets(options)}\nassign custom_access = custom && (load || store);\n`}
    assign operand_a = ${passed('custom_address', `a_sel[0]${twice ? ' || branch_target_cycle' : ''} ? pc : a_sel[1] ? 32'd0 : rs1`)};
    assign operand_b = ${passed("32'd0", `b_imm${twice ? ' || branch_target_cycle' : ''} ? imm : rs2`)};

    ${instance(options, alu, {
      op: twice ? `branch_target_cycle ? ${width}'d0 : alu_op` : 'alu_op',
      a: 'operand_a',
      b: 'operand_b',
      result: 'alu_result',
      sum: 'alu_sum',
      less: 'alu_less',
      equal: 'alu_equal',
    })}
  `;
}

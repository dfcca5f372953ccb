import type { CoreOptions } from '../../options/coreOptions.ts';
import { decoder } from '../decoder/decoder.ts';
import { instance, portsOf } from '../instance.ts';
import { regfile } from '../regfile/regfile.ts';
import { registerAddressWidth } from '../regfile/registerAddress.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { executeRegisters } from './executeRegisters.ts';
import type { Features } from './features.ts';
import { hazards } from './hazards.ts';
import { operands } from './operands.ts';
import { declarations, transfers } from './stageRegisters.ts';
import { rvfiInDecode } from './rvfi.ts';

const OUTPUT = /output\s+(logic(?:\s*\[[^\]]*\])?)\s+(\w+)/g;

/** The decoder with its outputs on nets `id_…`. */
function decode(options: CoreOptions): string {
  const ports = portsOf(decoder(options));
  const outputs = [...ports.matchAll(OUTPUT)].map(([, type = '', name = '']) => ({ type, name }));
  const nets = Object.fromEntries(outputs.map(({ name }) => [name, `id_${name}`]));
  return sv`
    ${outputs.map(({ type, name }) => `${type.padEnd(12)} id_${name};`).join('\n')}

    ${instance(options.name, 'decoder', ports, { instr: 'id_instr', ...nets })}
  `;
}

function readRegisters(options: CoreOptions, { ramRegisters }: Features): string {
  const next = (n: 1 | 2, low: number) => {
    const field = `[${low + registerAddressWidth(options) - 1}:${low}]`;
    return ramRegisters ? `id_ready ? fetch_instr${field} : id_instr${field}` : `id_instr${field}`;
  };
  return instance(options.name, 'regfile', portsOf(regfile(options)), {
    read: "1'b1",
    raddr1: next(1, 15),
    raddr2: next(2, 20),
    rdata1: 'rs1_read',
    rdata2: 'rs2_read',
    we: 'wb_writes',
    waddr: 'wb_rd',
    wdata: 'wb_value',
  });
}

const exceptions = ({ traps, user }: Features) => {
  const illegal = user ? 'id_illegal || (user && (id_mret || (id_wfi && tw)))' : 'id_illegal';
  if (!traps) return `logic id_excepts;\n\nassign id_excepts = id_fault || id_illegal;`;
  return sv`
    // Causes of the privileged specification, table 3.6
    logic       id_forbidden;
    logic       id_excepts;
    logic [3:0] id_cause;

    assign id_forbidden = ${illegal};
    assign id_excepts   = id_fault || id_forbidden || id_ebreak || id_ecall;
    assign id_cause     = id_fault ? 4'd1 : id_forbidden ? 4'd2 : id_ebreak ? 4'd3 : ${user ? "user ? 4'd8 : 4'd11" : "4'd11"};
  `;
};

/** ID: decoding, reading of registers and the register ID/EX. */
export function decodeStage(options: CoreOptions, features: Features): string {
  const width = registerAddressWidth(options);
  const registers = executeRegisters(options, features);
  return sv`
    // ---- ID: decode, and read the registers
    ${decode(options)}

    logic [2:0] id_funct3;
    logic [${width - 1}:0] id_rd;
    logic       id_writes;
    ${features.atomics && 'logic [4:0] id_funct5;\n\nassign id_funct5 = id_instr[31:27];'}

    assign id_funct3 = id_instr[14:12];
    assign id_rd     = id_instr[${6 + width}:7];
    assign id_writes = id_writes_rd && id_rd != ${width}'d0;

    ${exceptions(features)}

    logic [31:0] rs1_read;
    logic [31:0] rs2_read;

    ${readRegisters(options, features)}

    // What ID/EX holds
    ${declarations(registers)}

    ${hazards(options, features)}

    ${operands(features)}

    logic id_go;

    assign id_go    = id_valid && ex_ready && !rs1_waits && !rs2_waits;
    assign id_ready = !id_valid || id_go;

    ${features.rvfi && rvfiInDecode(features)}

    ${clocked(
      options,
      "ex_valid <= 1'b0;",
      sv`
        if (trap) ex_valid <= 1'b0;
        else if (ex_ready) ex_valid <= id_go && !redirect;
      `,
    )}

    always_ff @(posedge clk) begin
      if (ex_ready) begin
        ${transfers(registers)}
      end
    end
  `;
}

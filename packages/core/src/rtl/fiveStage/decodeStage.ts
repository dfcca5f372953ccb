import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { registerWrite } from '../../custom/later.ts';
import { hasTrace } from '../../options/trace.ts';
import { decoder } from '../decoder/decoder.ts';
import { decoderOutputs } from '../decoder/decoderPorts.ts';
import { regfile } from '../regfile/regfile.ts';
import { parityConnections, usedRegisters } from '../regfile/registerParity.ts';
import { registerAddressWidth } from '../regfile/registerAddress.ts';
import { clocked } from '../clocked.ts';
import { forbidden } from '../csr/environment.ts';
import { RESERVED_MODE } from '../csr/floatStatus.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { executeRegisters } from './executeRegisters.ts';
import type { Features } from './features.ts';
import { hazards } from './hazards.ts';
import { arrived, goesLate, takesLate } from './lateOperands.ts';
import { operands } from './operands.ts';
import { declarations } from '../nets.ts';
import { transfers } from './stageRegisters.ts';
import { rvfiInDecode } from './rvfi.ts';
import { tracedInDecode } from './traced.ts';

/** The decoder with its outputs on nets `id_…`. */
function decode(options: CoreOptions): string {
  const outputs = decoderOutputs(options);
  const nets = Object.fromEntries(outputs.map(({ name }) => [name, `id_${name}`]));
  return sv`
    ${outputs.map(({ name, packed = '' }) => `logic ${packed} id_${name};`).join('\n')}

    ${instance(options, decoder, { instr: 'id_instr', ...nets })}
  `;
}

function readRegisters(options: CoreOptions, { ramRegisters, debug }: Features): string {
  const next = (n: 1 | 2 | 3, low: number) => {
    const field = `[${low + registerAddressWidth(options) - 1}:${low}]`;
    const arriving = debug ? 'next_instr' : 'fetch_instr';
    return ramRegisters ? `id_ready ? ${arriving}${field} : id_instr${field}` : `id_instr${field}`;
  };
  return instance(options, regfile, {
    read: "1'b1",
    raddr1: next(1, 15),
    raddr2: next(2, 20),
    raddr3: next(3, 27),
    rdata1: 'rf_rs1',
    rdata2: 'rf_rs2',
    rdata3: 'rf_rs3',
    ...registerWrite(options, 'wb_rd_we', 'wb_rd', 'wb_rd_wdata'),
    ...parityConnections(usedRegisters(options, (n) => `id_issue && id_uses_rs${n}`)),
  });
}

const exceptions = ({ traps, user, manages, debug, floating, customPrivilege, contexts }: Features) => {
  const machine = customPrivilege ? ' || id_custom_machine' : '';
  const illegal = user
    ? `id_illegal || (user_mode && (id_mret || (id_wfi && mstatus_tw)${manages ? ` || ${forbidden('id_')}` : ''}${machine}))`
    : 'id_illegal';
  if (!traps) return `logic id_exception;\n\nassign id_exception = id_fault || id_illegal;`;
  return sv`
    // Exception causes (Privileged ISA 1.12, table 3.6)
    logic id_illegal_instr;
    logic id_exception;
    logic [3:0] id_cause;

    assign id_illegal_instr = ${illegal}${floating && ` || (id_dynamic_rounding && ${RESERVED_MODE})`}${contexts && ' || |(id_custom_context & context_off)'}${debug && ' || (id_dret && !debug_mode)'};
    assign id_exception = id_fault || id_illegal_instr || id_ebreak || id_ecall;
    assign id_cause = id_fault ? 4'd1 : id_illegal_instr ? 4'd2 : id_ebreak ? 4'd3 : ${user ? "user_mode ? 4'd8 : 4'd11" : "4'd11"};
  `;
};

/** ID: decoding, reading of registers and the register ID/EX. */
export function decodeStage(options: CoreOptions, features: Features): string {
  const width = registerAddressWidth(options);
  const registers = executeRegisters(options, features);
  return sv`
    // ---- ID: decode and register read
    ${decode(options)}

    logic [2:0] id_funct3;
    logic [${width - 1}:0] id_rd;
    logic id_rd_we;
    ${features.atomics && 'logic [4:0] id_funct5;\n\nassign id_funct5 = id_instr[31:27];'}

    assign id_funct3 = id_instr[14:12];
    assign id_rd = id_instr[${6 + width}:7];
    assign id_rd_we = id_writes_rd && id_rd != ${width}'d0;

    ${features.later && `logic id_later; // its result comes later, where it has one\n\nassign id_later = id_custom_later && id_rd != ${width}'d0;\n`}
    ${exceptions(features)}

    logic [31:0] rf_rs1;
    logic [31:0] rf_rs2;
    ${hasThirdSource(options) && 'logic [31:0] rf_rs3;'}

    ${options.safety.registerParity && 'logic id_issue; // it goes on into EX'}
    ${readRegisters(options, features)}

    // ID/EX register
    ${declarations(registers)}

    ${hazards(options, features)}

    ${operands(features)}
    ${takesLate(features) && `\n${goesLate(features)}`}

    ${!options.safety.registerParity && 'logic id_issue;\n'}
    ${features.floating && '// A CSR instruction may change the rounding mode.'}
    ${features.contexts && '// A CSR instruction may turn off what a custom one behind it uses.'}
    assign id_issue = id_valid${features.vectors && ' && !entry_read'} && ex_ready && !rs1_hazard && !rs2_hazard${hasThirdSource(options) && ' && !rs3_hazard'}${features.later && ' && !rd_hazard'}${features.floating && ' && !(id_floating && ex_valid && ex_csr)'}${features.contexts && ' && !(id_custom && ex_valid && ex_csr)'};
    assign id_ready = !id_valid || id_issue;
    ${features.stacks && 'assign id_leaves = id_issue && !redirect;\nassign id_link = id_target;'}

    ${features.rvfi && rvfiInDecode(features)}
    ${hasTrace(options) && tracedInDecode(features)}

    ${clocked(
      options,
      "ex_valid <= 1'b0;",
      sv`
        if (${features.late ? 'trap || mem_strays' : 'trap'}) ex_valid <= 1'b0;
        else if (ex_ready) ex_valid <= id_issue && !redirect;
      `,
    )}

    always_ff @(posedge clk) begin
      if (ex_ready) begin
        ${transfers(registers)}
      ${takesLate(features) ? arrived(features) : 'end'}
    end
  `;
}

import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { hasLater } from '../../custom/later.ts';
import { hasFullTriggers } from '../debug/features.ts';
import { registerAddressWidth } from '../regfile/registerAddress.ts';
import { sv } from '../sv.ts';
import type { Features } from './features.ts';
import { lateRegisters } from './lateOperands.ts';
import { transfers, type StageRegister } from './stageRegisters.ts';
import { declarations } from '../nets.ts';

/** Results that are late in EX go no further in that cycle than EX/MEM. */
function executed({ muldiv, floating, custom, customAccesses, traps, targetAdder }: Features): string {
  const choices = [
    muldiv && 'ex_muldiv ? muldiv_result',
    floating && 'ex_floating ? float_result',
    custom && (customAccesses ? 'ex_custom && !ex_access ? custom_result' : 'ex_custom ? custom_result'),
    traps && 'ex_csr ? csr_rdata',
    targetAdder && 'ex_jalr ? ex_operand_c',
  ];
  return [...choices.filter((choice) => choice !== false), 'alu_result'].join('\n : ');
}

/** Earlier stages look at them: they are declared before those. */
const LOOKED_AT = new Set(['mem_rd', 'mem_rd_we', 'mem_custom_access', 'mem_leads']);

function memoryRegisters(options: CoreOptions, features: Features): StageRegister[] {
  const { traps, multiplier, counts, rvfi, debug } = features;
  const registers: (StageRegister | false)[] = [
    { name: 'mem_rd', width: registerAddressWidth(options), from: 'ex_rd' },
    { name: 'mem_rd_we', width: 1, from: 'ex_rd_we' },
    features.customAccesses && { name: 'mem_custom_access', width: 1, from: 'custom_access' },
    { name: 'mem_access', width: 1, from: 'ex_access' },
    features.ahead && { name: 'mem_leads', width: 1, from: 'ex_leads' },
    traps && { name: 'mem_store', width: 1, from: features.manages ? 'ex_store || ex_cbo' : 'ex_store' },
    multiplier && { name: 'mem_mul', width: 1, from: 'ex_mul' },
    counts && { name: 'mem_csr', width: 1, from: debug ? 'ex_csr || ex_dret' : 'ex_csr' },
    (counts || hasFullTriggers(options)) &&
      features.sequences && { name: 'mem_ends', width: 1, from: 'ex_ends' },
    ...lateRegisters(options, features),
    { name: 'mem_ex_result', width: 32, from: 'ex_result' },
    (traps || rvfi) && { name: 'mem_pc', width: 32, from: 'ex_pc' },
  ];
  return registers.filter((register) => register !== false);
}

/** What requests and redirects wait for; a hit is told too late in its clock for the latter. */
function clearing({ hits }: Features, buffer: boolean): string {
  const quiet = `!(mem_valid && mem_access)${buffer ? ' || lsu_done_buffered' : ''}`;
  const holds = `MEM holds no access${buffer ? ', or one that the store buffer\n// has acknowledged' : ''}`;
  if (!hits)
    return sv`
      // Requests and redirects wait for mem_clear, which does not depend on the response in this cycle: ${holds}.
      assign mem_clear = ${quiet};
    `;
  return sv`
    // Redirects wait for mem_quiet, which does not depend on the response in this cycle: ${holds}.
    // Requests wait for mem_clear: they may follow an access that hits in the data cache, too.
    assign mem_quiet = ${quiet};
    assign mem_clear = ${quiet} || lsu_done_hit;
  `;
}

const FAULT = sv`
  // What has been requested ahead of the answer is granted first: AXI withdraws no request.
  assign mem_fault = mem_failed && !lsu_asks_ahead;

`;

/** MEM: the answer of the bus and the product; a bus error is known here. */
export function memoryStage(options: CoreOptions, features: Features): string {
  const registers = memoryRegisters(options, features);
  const failed = features.ahead ? 'mem_failed' : 'mem_fault';
  return sv`
    // ---- MEM: memory response${features.multiplier && ' and product'}
    logic [31:0] ex_result;
    ${features.lateAlu && 'logic [31:0] late_result;'}
    ${declarations(registers.filter(({ name }) => !LOOKED_AT.has(name)))}

    assign ex_result = ${executed(features)};

    ${clocked(
      options,
      sv`
        mem_valid <= 1'b0;
        ${failed} <= 1'b0;
      `,
      sv`
        if (${features.late ? 'trap || mem_strays' : 'trap'}) mem_valid <= 1'b0;
        else if (mem_ready) mem_valid <= ex_advance;
        ${failed} <= ${features.ahead && '(mem_failed && !trap) || '}(mem_valid && mem_access && lsu_done && lsu_fault);
      `,
    )}

    always_ff @(posedge clk) begin
      if (mem_ready) begin
        ${transfers(registers)}
      end
    end

    ${features.ahead && FAULT}
    // A bus error stalls EX in the cycle of the response, so that no younger access reaches the bus, and traps in the
    // next cycle.
    ${clearing(features, options.advanced.storeBuffer)}
    assign mem_ready = !(mem_valid && mem_access) || (lsu_done && !lsu_fault);
    assign mem_result = ${features.customAccesses && 'mem_custom_access ? custom_access_result : '}mem_access ? lsu_rdata${features.lateAlu && ' : mem_executes ? late_result'}${features.multiplier && ' : mem_mul ? product'} : mem_ex_result;
  `;
}

/** WB: the register file is written a cycle after the result is known. */
export function writeBack(options: CoreOptions): string {
  return sv`
    // ---- WB: register write
    ${clocked(options, "wb_rd_we <= 1'b0;", 'wb_rd_we <= mem_valid && mem_rd_we && mem_ready;')}

    always_ff @(posedge clk) begin
      wb_rd <= mem_rd;
      wb_rd_wdata <= mem_result;
    end
    ${hasLater(options) && '\n// A result that comes later is written where no other is.\nassign lands = landing && !wb_rd_we;'}
  `;
}

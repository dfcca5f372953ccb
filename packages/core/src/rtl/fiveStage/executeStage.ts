import { accessNets } from '../../custom/access.ts';
import { customThird } from '../../custom/decoding.ts';
import { customInstance, customNets } from '../../custom/inPipeline.ts';
import { aluOpParams } from '../aluOps.ts';
import { clocked } from '../clocked.ts';
import { UNIT_NETS } from '../float/inPipeline.ts';
import { dataCheck } from '../pmp/dataCheck.ts';
import { sv } from '../sv.ts';
import { hasClic } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasTcmProtection } from '../../options/tcmProtection.ts';
import { branches, redirectable } from './branches.ts';
import { all, any } from './conditions.ts';
import { executeUnits } from './executeUnits.ts';
import type { Features } from './features.ts';
import { LATE_OPERANDS, takesLate } from './lateOperands.ts';

/** The operands, which change a second time in EX where the ALU also makes targets and links. */
function operandRegisters(features: Features): string {
  const { targetAdder, compressed } = features;
  const last = takesLate(features) ? LATE_OPERANDS : 'end';
  if (targetAdder) {
    return sv`
      always_ff @(posedge clk) begin
        if (ex_ready) begin
          ex_alu_op <= id_alu_op;
          ex_operand_a <= id_operand_a;
          ex_operand_b <= id_operand_b;
        ${last}
      end
    `;
  }
  return sv`
    always_ff @(posedge clk) begin
      if (ex_ready) begin
        ex_alu_op <= id_alu_op;
        ex_operand_a <= id_operand_a;
        ex_operand_b <= id_operand_b;
      end else if (ex_enable && ex_needs_second_cycle) begin
        ex_alu_op <= ADD;
        ex_operand_a <= ex_pc;
        ex_operand_b <= ex_branch ? ex_operand_c : ${compressed ? "ex_compressed ? 32'd2 : 32'd4" : "32'd4"};
      ${last}
    end
  `;
}

/** An access leaves EX when it is accepted, and is done when MEM has its answer. */
const ACCESS_SIGNALS = {
  accept: 'ex_advance && custom_access',
  done: 'mem_valid && mem_custom_access && mem_ready',
};

const customPort = (options: CoreOptions, { customAccesses }: Features) => sv`
  assign custom_valid = ex_enable && ex_custom${customAccesses && ' && !ex_access'};
  assign custom_instr = ex_operand_c;
  assign custom_rs1 = ex_operand_a;
  assign custom_rs2 = ex_operand_b;
  ${customThird(options) && 'assign custom_rs3 = ex_rs3;'}
  ${options.custom && `\n${customInstance(options, ACCESS_SIGNALS)}`}

`;

function waitsForLate({ late, learns, custom }: Features): string | false {
  const waiting = any(learns && 'ex_branch', custom && 'ex_custom');
  return late && waiting !== '' && `!(mem_decides && (${waiting}))`;
}

/** When an instruction is an exception, may execute, and is done. */
function conditions(options: CoreOptions, features: Features) {
  const { traps, compressed, custom, targetAdder, fence, trapsMisaligned, atomics } = features;
  const exceptions = any(
    'ex_decode_exception',
    traps && '(ex_csr && csr_illegal)',
    (trapsMisaligned || atomics) && '(ex_access && lsu_misaligned)',
    features.protects && '(ex_access && data_refused)',
    !compressed && 'target_misaligned',
  );
  // With traps FENCE.I is executed with nothing before it in MEM.
  const fences = features.fenceI && !traps;
  const done = all(
    '(!ex_access || lsu_accept)',
    targetAdder &&
      `(!${fences ? '(ex_mispredict || ex_fence_i)' : 'ex_mispredict'} || ${redirectable(features)})`,
    features.muldiv && '(!ex_muldiv || muldiv_done)',
    features.floating && '(!ex_floating || float_done)',
    custom && `(!ex_custom || ${features.customAccesses ? 'ex_access || ' : ''}custom_ready)`,
    traps && '(!ex_wfi || csr_wake)',
    !targetAdder && '!ex_needs_second_cycle',
  );
  const may = all(
    'ex_valid',
    '!ex_exception',
    traps && '!ex_take_interrupt',
    // Where the controller will offer another interrupt MEM empties meanwhile.
    hasClic(options) && '!(clic_soon && !ex_past_first_cycle)',
    features.stops && '!stopped',
    features.debug && '!ex_take_debug',
    traps && '!(ex_serializing && mem_valid)',
    fence && '!(ex_fence && !lsu_idle)',
    features.cleans && '!(ex_fence_i && !data_cleaned)',
    features.contextsWait && '!(ex_csr && context_waits)',
    // States are those that the access before leaves.
    features.customAccesses && '!(ex_custom && mem_valid && mem_custom_access)',
    // One branch is learnt at a time, and nobody outside hears of what may not be executed.
    waitsForLate(features),
  );
  return { exceptions, fences, done, may };
}

/** The access in EX, which does not wait for MEM to be checked. */
const checkedAccess = ({ trapsMisaligned, atomics, late, customAccesses }: Features) => ({
  waits: all(
    'ex_valid && ex_access && !ex_decode_exception && !trap',
    (trapsMisaligned || atomics) && '!lsu_misaligned',
    late && '!mem_strays',
    customAccesses && '!(ex_custom && mem_valid && mem_custom_access)',
  ),
  size: 'ex_funct3[1:0]',
});

const AHEAD = sv`
  logic ex_leads; // a load without side effects
  logic loads_ahead; // behind another that is outstanding
  logic lsu_asks_ahead;
`;

/** What EX hears of its units. */
function signals(options: CoreOptions, features: Features): string {
  const { traps, targetAdder, fence, trapsMisaligned, atomics } = features;
  return sv`
    ${!targetAdder && aluOpParams(options, ['ADD'])}
    ${!targetAdder && 'logic ex_needs_second_cycle; // the ALU is needed for a second cycle'}
    logic [31:0] alu_sum;
    logic alu_less;
    logic alu_equal;
    ${features.muldiv && 'logic muldiv_done;\nlogic [31:0] muldiv_result;'}
    ${features.multiplier && 'logic [31:0] product;'}
    ${features.floating && UNIT_NETS}
    ${options.custom && customNets(options)}
    ${features.customAccesses && `${accessNets(options)}\nassign custom_access = ex_custom && ex_access;`}
    logic lsu_accept;
    logic lsu_done;
    logic lsu_fault;
    ${features.corrupt && 'logic lsu_corrupt;'}
    ${!features.corrupt && hasTcmProtection(options) && 'logic unused_corrupt; // no trap tells of it'}
    logic [31:0] lsu_rdata;
    ${traps && 'logic lsu_idle;'}
    ${fence && 'logic lsu_done_buffered;\nlogic lsu_store_error;'}
    ${features.hits && 'logic lsu_done_hit;'}
    ${features.ahead && AHEAD}
    ${(trapsMisaligned || atomics) && 'logic lsu_misaligned;'}
    ${features.rvfi && atomics && 'logic lsu_amo_we;\nlogic [31:0] lsu_amo_wdata;'}
  `;
}

/** From its first cycle in which others see it on, an instruction is completed before an interrupt is taken. */
function begins({ cleans, ahead }: Features): string {
  const begun = any('ex_enable', cleans && 'clean_data', ahead && 'loads_ahead || lsu_asks_ahead');
  return begun.includes('||') ? `(${begun})` : begun;
}

/** EX: ALU, branches and jumps, the request to the bus, and what decides whether the instruction leaves. */
export function executeStage(options: CoreOptions, features: Features): string {
  const { traps, custom, targetAdder, debug } = features;
  const { exceptions, fences, done, may } = conditions(options, features);
  return sv`
    // ---- EX: execute; from here on only a bus error of the instruction before it cancels an instruction
    ${signals(options, features)}

    ${operandRegisters(features)}

    ${executeUnits(options, features)}

    ${branches(features)}
    ${features.protects && `\n${dataCheck(options, checkedAccess(features))}`}

    logic ex_exception;
    ${traps && 'logic ex_take_interrupt;'}

    assign ex_exception = ${exceptions};
    ${traps && `// An instruction that executes since an earlier cycle is completed first.\nassign ex_take_interrupt = csr_interrupt && !ex_past_first_cycle${features.sequences ? ' && !ex_indivisible' : ''}${features.vectors ? ' && !vectoring' : ''}${debug ? ' && !ex_take_debug' : ''};`}
    ${features.cleans && `assign clean_data = ${all('ex_valid && ex_fence_i && !ex_exception && !ex_take_interrupt && !mem_valid', features.stops && '!stopped', debug && '!ex_take_debug', features.fence && 'lsu_idle')};`}
    assign ex_active = ${may};
    assign ex_enable = ex_active && ${targetAdder ? 'mem_ready' : `(${redirectable(features)} || (mem_ready && !(${any('ex_branch', 'ex_jal', 'ex_jalr', fences && 'ex_fence_i')})))`};
    assign ex_advance = ex_enable && ${done};
    assign ex_ready = !ex_valid || ex_advance;
    assign trap = mem_fault || ${debug && 'debug_enter || '}(ex_valid && !mem_valid${features.stops && ' && !stopped'} && ${debug && '!ex_take_debug && !ex_debug_break && '}${traps ? '(ex_exception || ex_take_interrupt)' : 'ex_exception'});

    ${custom && customPort(options, features)}
    ${traps && clocked(options, "ex_past_first_cycle <= 1'b0;", `ex_past_first_cycle <= ${begins(features)} && !ex_advance;`)}
    ${!targetAdder && clocked(options, "ex_second_cycle <= 1'b0;", 'ex_second_cycle <= ex_enable && !ex_advance && (ex_needs_second_cycle || ex_second_cycle);')}
  `;
}

import { contextNets } from '../../custom/context.ts';
import { laterNets } from '../../custom/later.ts';
import { numberWidth } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasTrace } from '../../options/trace.ts';
import { hasTriggers } from '../debug/features.ts';
import { aluOpWidth } from '../aluOps.ts';
import { VECTORING, vectoring } from '../clic/vectoring.ts';
import { pipelineParameters, pipelinePorts } from '../pipelinePorts.ts';
import { checkNets } from '../pmp/dataCheck.ts';
import { registerAddressWidth } from '../regfile/registerAddress.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { any } from './conditions.ts';
import { tellsCycles } from '../csr/events.ts';
import { cycles } from './cycles.ts';
import { debug, debugNets } from './debug.ts';
import { decodeStage } from './decodeStage.ts';
import { executeStage } from './executeStage.ts';
import { featuresOf, type Features } from './features.ts';
import { fetchStage } from './fetchStage.ts';
import { memoryStage, writeBack } from './memoryStage.ts';
import { rvfi } from './rvfi.ts';
import { declarations } from '../nets.ts';
import { lateAlu } from './lateAlu.ts';
import { lateBranches } from './lateBranches.ts';
import { takesLate } from './lateOperands.ts';
import { traced } from './traced.ts';
import { leaves } from './leaves.ts';
import { traps } from './traps.ts';

type Net = false | { name: string; width: number };

/** Those of the control and status registers. */
function csrNets(options: CoreOptions, features: Features): Net[] {
  const { traps: csrs, user, manages, counts, debug: debugged } = features;
  if (!csrs) return [];
  return [
    { name: 'csr_illegal', width: 1 },
    { name: 'csr_rdata', width: 32 },
    { name: 'csr_trap_vector', width: 32 },
    { name: 'csr_epc', width: 32 },
    { name: 'csr_interrupt', width: 1 },
    { name: 'csr_interrupt_cause', width: numberWidth(options) },
    { name: 'csr_wake', width: 1 },
    hasTriggers(options) && { name: 'csr_stirs', width: 1 },
    user && { name: 'user_mode', width: 1 },
    user && { name: 'mstatus_tw', width: 1 },
    user && manages && { name: 'menvcfg_cbie', width: 2 },
    user && manages && { name: 'menvcfg_cbcfe', width: 1 },
    ...(features.vectors ? VECTORING.map((name) => ({ name, width: 1 })) : []),
    counts && { name: 'retire', width: 1 },
    features.floating && { name: 'float_flags', width: 5 },
    features.floating && { name: 'frm', width: 3 },
    ...contextNets(options),
    ...(features.stops ? [{ name: 'stopped', width: 1 }] : []),
    ...(features.stops && hasTrace(options) ? [{ name: 'critical_entry', width: 1 }] : []),
    ...(debugged ? debugNets(features) : []),
  ];
}

/** Nets that earlier stages take from later ones. */
function between(options: CoreOptions, features: Features): string {
  const { traps: csrs, learns, stacks, late } = features;
  const register = registerAddressWidth(options);
  const nets: Net[] = [
    { name: 'redirect', width: 1 },
    { name: 'redirect_pc', width: 32 },
    { name: 'trap', width: 1 },
    { name: 'flush', width: 1 },
    { name: 'id_ready', width: 1 },
    { name: 'ex_valid', width: 1 },
    { name: 'ex_active', width: 1 },
    { name: 'ex_enable', width: 1 },
    { name: 'ex_advance', width: 1 },
    { name: 'ex_ready', width: 1 },
    csrs && { name: 'ex_past_first_cycle', width: 1 },
    { name: 'ex_alu_op', width: aluOpWidth(options) },
    { name: 'ex_operand_a', width: 32 },
    { name: 'ex_operand_b', width: 32 },
    { name: 'alu_result', width: 32 },
    takesLate(features) && { name: 'id_goes_late', width: 1 },
    late && { name: 'ex_late', width: 1 },
    late && { name: 'mem_decides', width: 1 },
    late && { name: 'mem_strays', width: 1 },
    late && { name: 'mem_taken', width: 1 },
    late && { name: 'mem_target', width: 32 },
    learns && { name: 'branch_decided', width: 1 },
    learns && { name: 'branch_result', width: 1 },
    stacks && { name: 'id_leaves', width: 1 },
    stacks && { name: 'id_link', width: 32 },
    { name: 'mem_valid', width: 1 },
    { name: 'mem_fault', width: 1 },
    features.ahead && { name: 'mem_failed', width: 1 },
    { name: 'mem_ready', width: 1 },
    { name: 'mem_clear', width: 1 },
    features.hits && { name: 'mem_quiet', width: 1 },
    features.customAccesses && { name: 'mem_custom_access', width: 1 },
    features.ahead && { name: 'mem_leads', width: 1 },
    { name: 'mem_rd', width: register },
    { name: 'mem_rd_we', width: 1 },
    { name: 'mem_result', width: 32 },
    { name: 'wb_rd_we', width: 1 },
    { name: 'wb_rd', width: register },
    { name: 'wb_rd_wdata', width: 32 },
    ...laterNets(options),
  ];
  return declarations([...nets, ...csrNets(options, features)].filter((net) => net !== false));
}

/** What the text begins with: the stages in a few lines, as the options have them. */
const header = ({ forwards, predicts, learns, targetAdder, lateAlu: late, traps: csrs }: Features) => sv`
  Five-stage pipeline:
    IF   instruction fetch
    ID   decode, register read${forwards ? ', forwarding' : ''}${targetAdder ? ', branch target' : ''}${predicts ? `, ${learns ? 'dynamic' : 'static'} branch prediction` : ''}
    EX   execute, memory request, branch resolution${csrs ? ', CSR access and traps' : ''}
    MEM  memory response${late ? ', execution of what waits for the result before' : ''}
    WB   register write
`;

/** An entry of the table goes no further than ID, unless it could not be fetched. */
const TABLE = {
  arrived: 'id_valid && !id_fault',
  taken: '!mem_fault && ex_take_interrupt',
  returns: 'ex_active && ex_mret',
};

/** The pipeline of five stages, `<name>_pipeline`. */
export const fiveStage: Unit = {
  suffix: 'pipeline',
  chosen: ({ base }) => base.stages === 5,
  comment: (options) => header(featuresOf(options)),
  parameters: pipelineParameters,
  ports: pipelinePorts,
  body(options) {
    const features = featuresOf(options);
    const { traps: csrs, rvfi: traces } = features;
    return sv`
      // Signals that earlier stages take from later ones
      ${between(options, features)}

      ${checkNets(options)}

      assign flush = ${any('redirect', !csrs && 'trap')};

      ${fetchStage(options, features)}

      ${decodeStage(options, features)}

      ${executeStage(options, features)}

      ${memoryStage(options, features)}
      ${features.late && `\n${lateBranches(features)}`}
      ${features.lateAlu && `\n${lateAlu(options)}`}

      ${writeBack(options)}

      ${tellsCycles(options) && `${cycles(options, features, leaves(features))}\n`}
      ${traps(options, features)}
      ${features.vectors && `\n${vectoring(options, TABLE)}`}
      ${features.debug && `\n${debug(options, features)}`}
      ${hasTrace(options) && `\n${traced(options, features)}`}
      ${traces && `\n${rvfi(options, features)}`}
    `;
  },
};

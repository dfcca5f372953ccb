import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { declarations } from '../nets.ts';
import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';
import { failedAccess } from './failedAccess.ts';
import { transfers, type StageRegister } from './stageRegisters.ts';

const chosen = (registers: (StageRegister | false)[]) => registers.filter((register) => register !== false);

const decoded = ({ compressed }: Features): StageRegister[] =>
  chosen([
    {
      name: 'ex_uninferable',
      width: 1,
      from: "id_mret || (id_jalr && id_instr[19:15] != 5'd0)",
    },
    compressed && { name: 'ex_short', width: 1, from: 'id_compressed' },
  ]);

/** What ID knows of an instruction for the trace. */
export function tracedInDecode(features: Features): string {
  const registers = decoded(features);
  return sv`

    // For the trace, of ID/EX
    ${declarations(registers)}

    always_ff @(posedge clk) begin
      if (ex_ready) begin
        ${transfers(registers)}
      end
    end
  `;
}

/** The hart stops before the instruction: for a debugger, or by a critical error. */
const halts = ({ debug, stops }: Features) => any(debug && 'debug_enter', stops && 'critical_entry');

const executed = (features: Features): StageRegister[] =>
  chosen([
    { name: 'mem_retires', width: 1, from: '!trap' },
    (features.debug || features.stops) && { name: 'mem_halts', width: 1, from: halts(features) },
    { name: 'mem_branch', width: 1, from: 'ex_branch' },
    { name: 'mem_uninferable', width: 1, from: 'ex_uninferable' },
    features.compressed && { name: 'mem_short', width: 1, from: 'ex_short' },
    features.user && { name: 'mem_user', width: 1, from: 'user_mode' },
    { name: 'mem_interrupt', width: 1, from: 'ex_take_interrupt' },
    { name: 'mem_trap_cause', width: 5, from: 'trap_cause' },
    { name: 'mem_trap_value', width: 32, from: 'trap_value' },
  ]);

/** What the trace encoder is told: an instruction in the cycle after MEM, where it may still fail on the bus. */
export function traced(options: CoreOptions, features: Features): string {
  const { late, debug, stops, compressed, user } = features;
  const leaves = `${late ? '(ex_advance && !mem_strays)' : 'ex_advance'} || (trap && !mem_fault)`;
  const registers = executed(features);
  return sv`
    // ---- For the trace
    logic mem_traced;
    ${declarations(registers)}

    always_ff @(posedge clk) begin
      if (mem_ready) begin
        ${transfers(registers)}
      end
      traced_retires <= mem_retires && !mem_fault;
      traced_halts <= ${any((debug || stops) && 'mem_halts', stops && '(mem_fault && critical_entry)') || "1'b0"};
      traced_pc <= mem_pc;
      traced_branch <= mem_branch;
      traced_uninferable <= mem_uninferable;
      ${compressed && 'traced_short <= mem_short;'}
      ${user && 'traced_user <= mem_user;'}
      traced_interrupt <= mem_interrupt;
      traced_cause <= mem_fault ? (${failedAccess(features.corrupt)}) : mem_trap_cause;
      traced_value <= mem_fault ? mem_ex_result : mem_trap_value;
    end

    ${clocked(
      options,
      sv`
        mem_traced <= 1'b0;
        traced_valid <= 1'b0;
      `,
      sv`
        if (mem_ready || mem_fault) mem_traced <= ${debug ? `(${leaves}) && !debug_mode` : leaves};
        traced_valid <= mem_traced && (mem_ready || mem_fault);
      `,
    )}
  `;
}

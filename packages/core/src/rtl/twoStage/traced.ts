import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

/** What the trace encoder is told: an instruction in the cycle in which it leaves. */
export const traced = ({ debug, compressed, user, stops }: Features): string => sv`
  // ---- For the trace
  assign traced_valid = instr_valid && instr_done${debug && ' && !debug_mode'};
  assign traced_retires = retire;
  assign traced_halts = ${any(debug && 'debug_enter', stops && 'critical_entry') || "1'b0"};
  assign traced_pc = pc;
  assign traced_branch = branch;
  assign traced_uninferable = mret || (jalr && instr[19:15] != 5'd0);
  ${compressed && 'assign traced_short = compressed;'}
  ${user && 'assign traced_user = user_mode;'}
  assign traced_interrupt = take_interrupt;
  assign traced_cause = trap_cause;
  assign traced_value = trap_value;
`;

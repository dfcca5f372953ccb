import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { hasGroups, isDebug1 } from './features.ts';
import { statusEnd, statusNote } from './registers.ts';
import type { HartRegisters } from './registers.ts';

/** The same bits in both versions but for one: whether a reset goes on. */
function status(options: CoreOptions): string {
  const above = isDebug1(options) ? "7'd0, ndmreset || reset_goes_on, 1'b0, 1'b1" : "9'd0, 1'b1";
  return `{${above}, 2'd0, {2{havereset}}, {2{resumeack}}, 2'd0, {2{!debug_alive}}, {2{running}}, {2{debug_alive && debug_mode}}, ${statusEnd(options)}}`;
}

const GROUPS =
  "DMCS2: dmi_rdata = {20'd0, resume_group_chosen, 4'(chosen_trigger), 4'd0, chosen_group, 1'b0, triggers_chosen};";

/** What registers tell of the one hart. */
export const hartRegisters = (options: CoreOptions): HartRegisters => ({
  status: sv`
    logic running;
    assign running = debug_alive && !debug_mode;

    ${statusNote(options)}
    logic [31:0] dmstatus;
    assign dmstatus = ${status(options)};
  `,
  control: "{30'd0, ndmreset, dmactive}",
  summary: "{31'd0, debug_mode}",
  more: hasGroups(options) && GROUPS,
});

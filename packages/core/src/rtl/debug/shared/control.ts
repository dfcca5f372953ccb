import { activeState } from '../activeState.ts';
import { sv } from '../../sv.ts';
import { clocked } from '../../clocked.ts';
import { moduleOptions } from './options.ts';
import type { SharedOptions } from './options.ts';

const RESET = sv`
  haltreq <= '0;
  resethaltreq <= '0;
  ndmreset <= 1'b0;
  reset_goes_on <= 1'b0;
  harts_awaited <= '0;
  harts_resuming <= '0;
  resumeack <= '0;
`;

/** A command that runs is not disturbed; of two opposite requests for the next reset that to clear it holds. */
const RUNNING = sv`
  if (writes_control) ndmreset <= dmi_wdata[1];
  reset_goes_on <= ndmreset || (reset_goes_on && (harts_awaited & ~hart_alive) != '0);
  if (!ndmreset && !reset_goes_on) harts_awaited <= hart_alive;
  if (requests) begin
    haltreq <= dmi_wdata[31] ? haltreq | harts_written : haltreq & ~harts_written;
    if (dmi_wdata[2]) resethaltreq <= resethaltreq & ~harts_written;
    else if (dmi_wdata[3]) resethaltreq <= resethaltreq | harts_written;
  end
  harts_resuming <= hart_mode & (harts_resuming | harts_asked | (group_resumes & ~harts_commanded));
  resumeack <= (~hart_mode & (harts_asked | harts_resuming)) | (resumeack & ~harts_asked);
`;

const HAVERESET = sv`
  havereset <= ~hart_alive | (havereset & ~(dmactive && requests && dmi_wdata[28] ? harts_written : '0));
`;

/** What run control keeps of each hart. */
export const CONTROL_NETS = sv`
  logic busy; // an abstract command runs
  logic [HARTS-1:0] harts_resuming; // still in debug mode after a resume request
  logic [HARTS-1:0] harts_asked; // to resume, now
  logic [HARTS-1:0] group_halts;
  logic [HARTS-1:0] group_resumes;
`;

/** dmcontrol: halt, resume and reset requests of the harts selected, and what has become of them. */
export function control(options: SharedOptions): string {
  const module = moduleOptions(options);
  const activates = options.authentication
    ? 'dmi_valid && dmi_write && dmi_addr == DMCONTROL'
    : 'writes_control';
  return sv`
    // ---- dmcontrol: run control of harts
    logic [HARTS-1:0] haltreq;
    logic [HARTS-1:0] resethaltreq;
    logic [HARTS-1:0] resumeack;
    logic [HARTS-1:0] havereset;
    logic [HARTS-1:0] harts_commanded;
    logic reset_goes_on; // that of ndmreset, in some hart
    logic [HARTS-1:0] harts_awaited; // out of it: those that were alive before
    logic requests; // something of harts, which no command keeps

    assign requests = writes_control && !busy;
    assign harts_asked = requests && dmi_wdata[30] && !dmi_wdata[31] ? harts_written : '0;
    assign harts_commanded = busy ? hart_chosen : '0;
    assign hart_haltreq = haltreq | group_halts;
    assign hart_resethaltreq = resethaltreq;

    ${clocked(module, "dmactive <= 1'b0;", `if (${activates}) dmactive <= dmi_wdata[0];`)}

    ${clocked(module, "havereset <= '1;", HAVERESET)}

    ${activeState(module, RESET, RUNNING)}
  `;
}

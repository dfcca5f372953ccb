import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { activeState } from './activeState.ts';
import { hasAuthentication, hasGroups, isDebug1 } from './features.ts';

const reset = (options: CoreOptions) => sv`
  haltreq <= 1'b0;
  resethaltreq <= 1'b0;
  ndmreset <= 1'b0;
  ${isDebug1(options) && "reset_goes_on <= 1'b0;"}
  resuming <= 1'b0;
  resumeack <= 1'b0;
`;

const REQUESTS = sv`
  if (writes_control) begin
    haltreq <= dmi_wdata[31];
    ndmreset <= dmi_wdata[1];
    if (dmi_wdata[3]) resethaltreq <= 1'b1;
    else if (dmi_wdata[2]) resethaltreq <= 1'b0;
  end
`;

/** A command that runs is not disturbed; of two opposite requests for the next reset that to clear it holds. */
const REQUESTS_1 = sv`
  if (writes_control) ndmreset <= dmi_wdata[1];
  if (requests) begin
    haltreq <= dmi_wdata[31];
    if (dmi_wdata[2]) resethaltreq <= 1'b0;
    else if (dmi_wdata[3]) resethaltreq <= 1'b1;
  end
  reset_goes_on <= ndmreset || (reset_goes_on && !debug_alive);
`;

const running = (options: CoreOptions) => sv`
  ${isDebug1(options) ? REQUESTS_1 : REQUESTS}
  if (resumes) begin
    resuming <= debug_mode;
    resumeack <= !debug_mode;
  end else if (resuming && !debug_mode) begin
    resuming <= 1'b0;
    resumeack <= 1'b1;
  ${hasGroups(options) ? "end else if (group_resumes && debug_mode && !busy) resuming <= 1'b1;" : 'end'}
`;

const havereset = (requests: string) => sv`
  if (!debug_alive) havereset <= 1'b1;
  else if (dmactive && ${requests} && dmi_wdata[28]) havereset <= 1'b0;
`;

/** dmactive is written before a debugger is let in. */
const activates = (options: CoreOptions) =>
  hasAuthentication(options) ? 'dmi_valid && dmi_write && dmi_addr == DMCONTROL' : 'writes_control';

/** dmcontrol: halt, resume and reset requests, and what has become of them. */
export function hartControl(options: CoreOptions): string {
  const requests = isDebug1(options) ? 'requests' : 'writes_control';
  return sv`
    // ---- dmcontrol: run control of the hart
    logic haltreq;
    logic resethaltreq;
    ${isDebug1(options) && 'logic reset_goes_on; // that of ndmreset, in the hart'}
    logic resuming; // the hart is still in debug mode after a resume request
    logic resumeack;
    logic havereset;
    logic writes_control;
    ${isDebug1(options) && 'logic requests; // something of the hart, which no command keeps'}
    logic resumes;

    assign writes_control = writes && dmi_addr == DMCONTROL;
    ${isDebug1(options) && 'assign requests = writes_control && !busy;'}
    assign resumes = ${requests} && dmi_wdata[30] && !dmi_wdata[31];
    assign debug_haltreq = ${hasGroups(options) ? 'haltreq || group_halts' : 'haltreq'};
    ${hasGroups(options) && 'assign debug_by_group = group_halts;'}
    assign debug_resethaltreq = resethaltreq;

    ${clocked(options, "dmactive <= 1'b0;", `if (${activates(options)}) dmactive <= dmi_wdata[0];`)}

    ${clocked(options, "havereset <= 1'b1;", havereset(requests))}

    ${activeState(options, reset(options), running(options))}
  `;
}

import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { activeState } from './activeState.ts';

const RESET = sv`
  haltreq <= 1'b0;
  resethaltreq <= 1'b0;
  ndmreset <= 1'b0;
  resuming <= 1'b0;
  resumeack <= 1'b0;
`;

const RUNNING = sv`
  if (writes_control) begin
    haltreq <= dmi_wdata[31];
    ndmreset <= dmi_wdata[1];
    if (dmi_wdata[3]) resethaltreq <= 1'b1;
    else if (dmi_wdata[2]) resethaltreq <= 1'b0;
  end
  if (resumes) begin
    resuming <= debug_mode;
    resumeack <= !debug_mode;
  end else if (resuming && !debug_mode) begin
    resuming <= 1'b0;
    resumeack <= 1'b1;
  end
`;

const HAVERESET = sv`
  if (!debug_alive) havereset <= 1'b1;
  else if (dmactive && writes_control && dmi_wdata[28]) havereset <= 1'b0;
`;

/** dmcontrol: halt, resume and reset requests, and what has become of them. */
export function hartControl(options: CoreOptions): string {
  return sv`
    // ---- dmcontrol: run control of the hart
    logic haltreq;
    logic resethaltreq;
    logic resuming; // the hart is still in debug mode after a resume request
    logic resumeack;
    logic havereset;
    logic writes_control;
    logic resumes;

    assign writes_control = writes && dmi_addr == DMCONTROL;
    assign resumes = writes_control && dmi_wdata[30] && !dmi_wdata[31];
    assign debug_haltreq = haltreq;
    assign debug_resethaltreq = resethaltreq;

    ${clocked(options, "dmactive <= 1'b0;", 'if (writes_control) dmactive <= dmi_wdata[0];')}

    ${clocked(options, "havereset <= 1'b1;", HAVERESET)}

    ${activeState(options, RESET, RUNNING)}
  `;
}

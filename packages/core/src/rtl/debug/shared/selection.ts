import { activeState } from '../activeState.ts';
import { sv } from '../../sv.ts';
import { hartselWidth, moduleOptions } from './options.ts';
import type { SharedOptions } from './options.ts';

const RESET = sv`
  hartsel <= '0;
  hasel <= 1'b0;
  hawindow <= '0;
`;

/** No command changes its hart (Debug 1.0, 3.14.2). */
const RUNNING = sv`
  if (writes_control && !busy) begin
    hartsel <= written_hartsel;
    hasel <= dmi_wdata[26];
  end
  if (writes && dmi_addr == HAWINDOW) hawindow <= dmi_wdata[HARTS-1:0];
`;

/** Which harts dmcontrol and dmstatus are about: that of hartsel, and with hasel those of the mask. */
export function selection(options: SharedOptions): string {
  const width = hartselWidth(options.harts);
  return sv`
    // ---- Selection of harts
    logic [${width - 1}:0] hartsel;
    logic hasel;
    logic [HARTS-1:0] hawindow;
    logic [HARTS-1:0] hart_chosen; // that of hartsel alone; none past the last
    logic [HARTS-1:0] harts_selected;
    logic [${width - 1}:0] written_hartsel;
    logic [HARTS-1:0] harts_written; // those that a write of dmcontrol selects
    logic writes_control;

    assign writes_control = writes && dmi_addr == DMCONTROL;
    assign hart_chosen = HARTS'(1) << hartsel;
    assign harts_selected = hart_chosen | (hasel ? hawindow : '0);
    assign written_hartsel = dmi_wdata[${15 + width}:16];
    assign harts_written = (HARTS'(1) << written_hartsel) | (dmi_wdata[26] ? hawindow : '0);

    ${activeState(moduleOptions(options), RESET, RUNNING)}

    // Commands are for the hart of hartsel.
    logic [31:0] debug_data0;
    logic [31:0] debug_data0_wdata;
    logic debug_data0_we;
    logic debug_mode;
    logic debug_ready;
    logic debug_exception;
    logic resuming;
    assign debug_mode = |(hart_chosen & hart_mode);
    assign debug_ready = |(hart_chosen & hart_ready);
    assign debug_exception = |(hart_chosen & hart_exception);
    assign debug_data0_we = |(hart_chosen & hart_data0_we);
    assign resuming = |(hart_chosen & (harts_resuming | group_resumes));
    always_comb begin
      debug_data0_wdata = 32'd0;
      for (int i = 0; i < HARTS; i++)
        if (hart_chosen[i]) debug_data0_wdata = debug_data0_wdata | hart_data0_wdata[32*i+:32];
    end
  `;
}

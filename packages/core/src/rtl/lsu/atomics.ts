import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { amoAlu } from './amoAlu.ts';
import { channelOf, lsuFeatures } from './features.ts';

/** Nets of the A extension in the load-store unit. */
export const ATOMIC_NETS = sv`

  // Atomic memory operations
  logic is_lr_sc; // LR or SC
  logic is_sc; // SC
  logic is_rmw; // AMO: read-modify-write
  logic amo_reading; // the read of an AMO is outstanding
  logic amo_loaded; // its operand has been read and is to be modified and written
  logic amo_read_error;
  logic sc_fails; // SC without a valid reservation: no bus access
  logic sc_failed; // response to such an SC
  logic [31:0] old_word;
  logic [31:0] new_word;
  logic rsp_old_word;
  logic rsp_sc;
  logic reservation_valid;
  logic [31:2] reservation_addr;
`;

/** Reservation of lr and sc, and the three steps of the others. */
export function atomicsText(options: CoreOptions): string {
  const { showsAmo } = lsuFeatures(options);
  const bus = channelOf(lsuFeatures(options));
  return sv`
    // Bit 1 of funct5 distinguishes LR and SC from the AMOs.
    assign is_lr_sc = amo && amo_op[1];
    assign is_sc = is_lr_sc && amo_op[0];
    assign is_rmw = amo && !amo_op[1];
    assign amo_read_error = amo_reading && ${bus}_rvalid && ${bus}_err;
    assign sc_fails = is_sc && !(reservation_valid && reservation_addr == address[31:2]);

    ${instance(options, amoAlu, {
      swap: 'amo_op[0]',
      op: 'amo_op[4:2]',
      old: 'old_word',
      operand: 'wdata',
      result: 'new_word',
    })}

    ${clocked(options, RESET, running(bus))}

    always_ff @(posedge clk) begin
      if (amo_reading && ${bus}_rvalid) old_word <= dbus_rdata;
      if (accept) begin
        rsp_old_word <= is_rmw;
        rsp_sc <= is_sc;
      end
      if (accept && is_lr_sc) reservation_addr <= address[31:2];
      ${showsAmo && 'if (accept) begin\n  amo_we <= amo_loaded || (is_sc && !sc_fails);\n  amo_wdata <= amo_loaded ? new_word : wdata;\nend'}
    end
  `;
}

const RESET = sv`
  amo_reading <= 1'b0;
  amo_loaded <= 1'b0;
  sc_failed <= 1'b0;
  reservation_valid <= 1'b0;
`;

/** A reservation is made by lr, and gone after any sc and any trap. */
const running = (bus: string) => sv`
  amo_reading <= amo_reading ? !${bus}_rvalid : granted && is_rmw && !amo_loaded;
  amo_loaded <= amo_loaded ? !granted : amo_reading && ${bus}_rvalid && !${bus}_err;
  sc_failed <= accept && sc_fails;
  if (clear_reservation) reservation_valid <= 1'b0;
  else if (accept && is_lr_sc) reservation_valid <= !amo_op[0];
`;

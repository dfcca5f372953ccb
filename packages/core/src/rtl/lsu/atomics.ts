import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { instance, portsOf } from '../instance.ts';
import { sv } from '../sv.ts';
import { amoAlu } from './amoAlu.ts';
import { channelOf, lsuFeatures } from './features.ts';

/** Nets of the A extension in the load-store unit. */
export const ATOMIC_NETS = sv`

  // Atomic memory operations
  logic        is_reserving;    // lr or sc
  logic        is_conditional;  // sc
  logic        is_modify;       // reads, computes, writes
  logic        reading;         // the read of one is under way
  logic        loaded;          // its word is there, and is to be written
  logic        read_failed;
  logic        refused;         // sc without a reservation: no access
  logic        refusal;         // its answer
  logic [31:0] old_word;
  logic [31:0] new_word;
  logic        answers_old;
  logic        answers_sc;
  logic        reserved;
  logic [31:2] reservation;
`;

/** Reservation of lr and sc, and the three steps of the others. */
export function atomicsText(options: CoreOptions): string {
  const { stored } = lsuFeatures(options);
  const bus = channelOf(lsuFeatures(options));
  return sv`
    // Of funct5 bit 1 tells lr and sc from the rest.
    assign is_reserving   = amo && amo_op[1];
    assign is_conditional = is_reserving && amo_op[0];
    assign is_modify      = amo && !amo_op[1];
    assign read_failed    = reading && ${bus}_rvalid && ${bus}_err;
    assign refused        = is_conditional && !(reserved && reservation == address[31:2]);

    ${instance(options.name, 'amo', portsOf(amoAlu(options)), {
      swap: 'amo_op[0]',
      op: 'amo_op[4:2]',
      old: 'old_word',
      operand: 'wdata',
      result: 'new_word',
    })}

    ${clocked(options, RESET, running(bus))}

    always_ff @(posedge clk) begin
      if (reading && ${bus}_rvalid) old_word <= dbus_rdata;
      if (accept) begin
        answers_old <= is_modify;
        answers_sc  <= is_conditional;
      end
      if (accept && is_reserving) reservation <= address[31:2];
      ${stored && 'if (accept) begin\n  stores <= loaded || (is_conditional && !refused);\n  stored <= loaded ? new_word : wdata;\nend'}
    end
  `;
}

const RESET = sv`
  reading  <= 1'b0;
  loaded   <= 1'b0;
  refusal  <= 1'b0;
  reserved <= 1'b0;
`;

/** A reservation is made by lr, and gone after any sc and any trap. */
const running = (bus: string) => sv`
  reading <= reading ? !${bus}_rvalid : taken && is_modify && !loaded;
  loaded  <= loaded ? !taken : reading && ${bus}_rvalid && !${bus}_err;
  refusal <= accept && refused;
  if (clear_reservation) reserved <= 1'b0;
  else if (accept && is_reserving) reserved <= !amo_op[0];
`;

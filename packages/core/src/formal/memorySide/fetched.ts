import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../../rtl/sv.ts';
import type { Manager, Side } from './manager.ts';
import type { Rule } from './axiRules.ts';
import { reading } from './wordOfMemory.ts';

const text = ({ memory }: CoreOptions, port: Manager, side: Side) => sv`
  (* anyseq *) reg code_changes;
  (* anyseq *) reg [31:0] code_new;
  reg [31:0] code_held;
  reg code_known;
  always @(posedge clk) begin
    code_held <= !rst_n ? word_content : code_changes ? code_new : code_held;
    code_known <= !rst_n || ${memory.instructionCache ? 'flush || ' : ''}(code_known && !code_changes);
  end
  ${reading(port, side, 'code_held')}

  // Requests under way, the oldest first, that are for the word and see what memory holds.
  reg [7:0] fetch_queue;
  wire [2:0] fetch_left = ibus_due - {2'd0, ibus_rvalid};
  wire [7:0] fetch_moved = ibus_rvalid ? {1'b0, fetch_queue[7:1]} : fetch_queue;
  wire fetch_asked = ibus_taken && ibus_addr[31:2] == word_place && (code_known${memory.instructionCache ? ' || flush' : ''});
  always @(posedge clk)
    fetch_queue <= !rst_n || code_changes ? 8'd0 : fetch_moved | ({7'd0, fetch_asked} << fetch_left);
`;

const ASKS = 'ibus_rvalid && !ibus_err && fetch_queue[0]';

/**
 * A fetched word is what lies in memory, or an error. Memory may change at any time: the change is to be seen from the
 * flush on that follows it, and until then nothing is asked.
 */
export const fetched = (options: CoreOptions, port: Manager, side: Side): Rule => ({
  text: text(options, port, side),
  asks: ASKS,
  wrong: [`${ASKS} && ibus_rdata != code_held`],
});

import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../../rtl/sv.ts';
import type { Manager, Side } from './manager.ts';
import type { Rule } from './axiRules.ts';
import { reading } from './wordOfMemory.ts';

const lanes = (word: string, enables: string, data: string) =>
  [3, 2, 1, 0]
    .map((lane) => {
      const range = `[${8 * lane + 7}:${8 * lane}]`;
      return `${enables}[${lane}] ? ${data}${range} : ${word}${range}`;
    })
    .join(', ');

/** What memory holds of the word. A store that memory refuses changes nothing there; a line that it refuses leaves nothing known. */
const memoryOf = (port: Manager) => {
  const bus = port.name;
  return sv`
    (* anyseq *) reg refuses;
    reg refused;
    reg [31:0] data_held;
    wire [31:0] written_at = ${bus}_begins ? ${bus}_awaddr : ${bus}_from;
    wire alone = ${bus}_last == 8'd0;
    wire written_here = ${bus}_w && written_at[31:2] + {22'd0, ${bus}_number} == word_place;
    reg [31:0] ${bus}_from;
    always @(posedge clk) begin
      if (${bus}_begins) ${bus}_from <= ${bus}_awaddr;
      if (${bus}_w) refused <= refuses;
      if (!rst_n) data_held <= word_content;
      else if (written_here && !(alone && refuses)) data_held <= {${lanes('data_held', `${bus}_wstrb`, `${bus}_wdata`)}};
    end
    always @* assume (!${bus}_bvalid || ${bus}_length != 8'd0 || refused == (${bus}_bresp != 2'b00));
    wire line_refused = ${bus}_b && ${bus}_length != 8'd0 && ${bus}_bresp != 2'b00;
  `;
};

/** The access under way, and what a store of it leaves; loads under way, the oldest first, that are for the word. */
const access = (managed: string) => sv`
  reg access_here;
  reg [3:0] access_be;
  reg [31:0] access_wdata;
  reg [7:0] load_queue;
  wire [2:0] load_left = dbus_due - {2'd0, dbus_rvalid};
  wire [7:0] load_moved = dbus_rvalid ? {1'b0, load_queue[7:1]} : load_queue;
  wire asked_here = dbus_taken && dbus_addr[31:2] == word_place${managed};
  always @(posedge clk) begin
    load_queue <= !rst_n ? 8'd0 : load_moved | ({7'd0, asked_here && !dbus_we} << load_left);
    if (dbus_taken) begin
      access_here <= asked_here && dbus_we;
      access_be <= dbus_be;
      access_wdata <= dbus_wdata;
    end
  end
`;

function text({ base }: CoreOptions, port: Manager, side: Side): string {
  const dropped = base.zicbom ? ' && !(dbus_taken && dbus_manage[1])' : '';
  return sv`
    ${memoryOf(port)}
    ${reading(port, side, 'data_held')}
    ${access(base.zicbom ? " && dbus_manage == 2'b00" : '')}
    reg [31:0] data_stored;
    reg data_known, data_was_stored;
    reg was_evicted; // with its line; tests look whether that comes to pass
    wire stores = dbus_rvalid && access_here && !dbus_err;
    always @(posedge clk) begin
      data_known <= !rst_n || (data_known && !line_refused${dropped});
      data_was_stored <= rst_n && (stores || data_was_stored);
      was_evicted <= rst_n && (was_evicted || (data_was_stored && written_here && !alone));
      if (!rst_n) data_stored <= word_content;
      else if (stores) data_stored <= {${lanes('data_stored', 'access_be', 'access_wdata')}};
    end
  `;
}

const LOADS = 'dbus_rvalid && load_queue[0] && !dbus_err && data_known';

/** A loaded word is what the program last stored there, or an error. Nothing is asked once a line that holds stores is dropped. */
export const loaded = (options: CoreOptions, port: Manager, side: Side): Rule => ({
  text: text(options, port, side),
  asks: `${LOADS} && data_was_stored`,
  wrong: [`${LOADS} && dbus_rdata != data_stored`],
});

import { emitTidyModule, input, portGroup } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import { readChannel } from './axiReads.ts';
import { busPorts, byteBits, deniedParameters, seenByBus, towardsCore } from './sides.ts';
import { unusedItems } from './unused.ts';

/** AXI4-Lite in front of the core: one transfer a clock, writes and reads in turn where both wait. */
export function axi4liteModule(whole: Memory): string {
  const memory = seenByBus(whole);
  const denied = deniedParameters(whole);
  const top = geometryOf(memory).addressBits + byteBits(memory) - 1;
  const low = byteBits(memory);
  const items: ItemText[] = [
    {
      kind: 'text',
      text: channels(memory, top),
    },
    { kind: 'blank' },
    { kind: 'text', text: readChannel(memory, 's_axil_r', denied.length > 0) },
    { kind: 'blank' },
    {
      kind: 'text',
      text: turns(top, low, denied.length > 0),
    },
    ...unusedItems(memory, ['aw_addr', 'ar_addr'], memory.ecc === 'none' ? ['a_rvalid'] : []),
  ];
  return emitTidyModule({
    name: `${memory.name}_axi4lite`,
    comment: `AXI4-Lite subordinate of ${memory.name}.`,
    parameters: denied,
    ports: [
      ...portGroup('Clock and reset', [input('clk'), input('rst_n')]),
      ...busPorts(memory),
      ...towardsCore(memory),
    ],
    items,
  });
}

const channels = (
  { width }: Memory,
  top: number,
) => `// A channel whose transfer cannot go on keeps it here: no ready depends on an input.
logic aw_held, w_held, ar_held;
logic [${top}:0] aw_kept, aw_addr, ar_kept, ar_addr;
logic [${width - 1}:0] w_kept;
logic [${width / 8 - 1}:0] w_kept_strb;
logic w_asks, w_taken, r_asks, r_taken, read_turn;
assign s_axil_awready = !aw_held;
assign s_axil_wready = !w_held;
assign s_axil_arready = !ar_held;
assign aw_addr = aw_held ? aw_kept : s_axil_awaddr;
assign ar_addr = ar_held ? ar_kept : s_axil_araddr;
always_ff @(posedge clk)
  if (!rst_n) {aw_held, w_held, ar_held} <= '0;
  else begin
    aw_held <= (s_axil_awvalid || aw_held) && !w_taken;
    w_held <= (s_axil_wvalid || w_held) && !w_taken;
    ar_held <= (s_axil_arvalid || ar_held) && !r_taken;
  end
always_ff @(posedge clk) begin
  if (!aw_held) aw_kept <= s_axil_awaddr;
  if (!w_held) {w_kept, w_kept_strb} <= {s_axil_wdata, s_axil_wstrb};
  if (!ar_held) ar_kept <= s_axil_araddr;
end`;

const turns = (
  top: number,
  low: number,
  mayDeny: boolean,
) => `// One port serves both: where both wait, they take turns.
assign w_asks = (s_axil_awvalid || aw_held) && (s_axil_wvalid || w_held)
  && (!s_axil_bvalid || s_axil_bready);
assign r_asks = (s_axil_arvalid || ar_held) && r_room;
assign w_taken = w_asks && a_ready && !(read_turn && r_asks);
assign r_taken = r_asks && a_ready && !w_taken;
always_ff @(posedge clk)
  if (!rst_n) begin
    read_turn <= 1'b0;
    s_axil_bvalid <= 1'b0;
  end else begin
    read_turn <= w_taken || (read_turn && !r_taken);
    s_axil_bvalid <= w_taken || (s_axil_bvalid && !s_axil_bready);
  end
assign s_axil_bresp = ${mayDeny ? "WRITES ? 2'b00 : 2'b10" : "2'b00"};

assign a_en = w_taken || r_taken;
assign a_we = w_taken;
assign a_mask = w_held ? w_kept_strb : s_axil_wstrb;
assign a_addr = w_taken ? aw_addr[${top}:${low}] : ar_addr[${top}:${low}];
assign a_wdata = w_held ? w_kept : s_axil_wdata;`;

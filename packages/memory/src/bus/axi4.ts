import { emitTidyModule, input, portGroup } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import { readChannel } from './axiReads.ts';
import { busPorts, byteBits, deniedParameters, seenByBus, towardsCore } from './sides.ts';
import { unusedItems } from './unused.ts';

export const ID_PARAMETER = { name: 'ID_WIDTH', type: 'int', value: '8', comment: 'bits of an ID' };

/** AXI4 in front of the core: every kind of burst, a beat a clock, beats of writes and reads in turn where both wait. */
export function axi4Module(whole: Memory): string {
  const memory = seenByBus(whole);
  const denied = deniedParameters(whole);
  const bits = geometryOf(memory).addressBits + byteBits(memory);
  const word = `[${bits - 1}:${byteBits(memory)}]`;
  const items: ItemText[] = [
    {
      kind: 'text',
      text: `logic w_beat, w_last, w_taken, r_beat, r_last, r_taken, read_turn;
logic [ID_WIDTH-1:0] w_id, r_id;
logic [${bits - 1}:0] w_addr, r_addr;`,
    },
    ...(['w', 'r'] as const).map((of) => burst(memory, of)),
    { kind: 'blank' },
    { kind: 'text', text: readChannel(memory, 's_axi_r', denied.length > 0) },
    { kind: 'text', text: answersText(word, denied.length > 0) },
    ...unusedItems(
      memory,
      ['w_addr', 'r_addr'],
      ['s_axi_wlast', ...(memory.ecc === 'none' ? ['a_rvalid'] : [])],
    ),
  ];
  return emitTidyModule({
    name: `${memory.name}_axi4`,
    comment: `AXI4 subordinate of ${memory.name}; transactions are answered in their order.`,
    parameters: [ID_PARAMETER, ...denied],
    ports: [
      ...portGroup('Clock and reset', [input('clk'), input('rst_n')]),
      ...busPorts(memory),
      ...towardsCore(memory),
    ],
    items,
  });
}

function burst({ name }: Memory, of: 'w' | 'r'): ItemText {
  const channel = `s_axi_a${of}`;
  const request = ['id', 'addr', 'len', 'size', 'burst', 'valid', 'ready'];
  const own = { beat: `${of}_beat`, taken: `${of}_taken`, beat_id: `${of}_id`, beat_addr: `${of}_addr` };
  return {
    kind: 'instance',
    instance: {
      module: `${name}_burst`,
      name: of === 'w' ? 'u_writes' : 'u_reads',
      parameters: [{ name: 'ID_WIDTH', value: 'ID_WIDTH' }],
      ports: [
        { name: 'clk', value: 'clk' },
        { name: 'rst_n', value: 'rst_n' },
        ...request.map((signal) => ({ name: signal, value: `${channel}${signal}` })),
        ...Object.entries(own).map(([port, value]) => ({ name: port, value })),
        { name: 'beat_last', value: `${of}_last` },
      ],
    },
  };
}

const answersText = (word: string, mayDeny: boolean) => `always_ff @(posedge clk)
  if (r_taken) begin
    s_axi_rid <= r_id;
    s_axi_rlast <= r_last;
  end

// One port serves both: after a beat that was written the next clock is for a read that waits.
always_ff @(posedge clk)
  if (!rst_n) begin
    read_turn <= 1'b0;
    s_axi_bvalid <= 1'b0;
  end else begin
    read_turn <= w_taken && r_beat;
    s_axi_bvalid <= (w_taken && w_last) || (s_axi_bvalid && !s_axi_bready);
  end
always_ff @(posedge clk) if (w_taken && w_last) s_axi_bid <= w_id;
assign s_axi_bresp = ${mayDeny ? "WRITES ? 2'b00 : 2'b10" : "2'b00"};
assign s_axi_wready = w_beat && a_ready && !read_turn && !(w_last && s_axi_bvalid);
assign w_taken = s_axi_wvalid && s_axi_wready;
assign r_taken = r_beat && r_room && a_ready && !w_taken;

assign a_en = w_taken || r_taken;
assign a_we = w_taken;
assign a_mask = s_axi_wstrb;
assign a_addr = w_taken ? w_addr${word} : r_addr${word};
assign a_wdata = s_axi_wdata;`;

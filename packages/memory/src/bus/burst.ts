import { emitTidyModule, input, output, portGroup } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import { ID_PARAMETER } from './axi4.ts';
import { byteBits } from './sides.ts';

/** Addresses of the beats of bursts (Arm IHI 0022H, A3.4.1), one burst behind the other. */
export function burstModule(memory: Memory): string {
  const bits = geometryOf(memory).addressBits + byteBits(memory);
  return emitTidyModule({
    name: `${memory.name}_burst`,
    comment: 'Addresses of the beats of bursts: FIXED, INCR and WRAP.',
    parameters: [ID_PARAMETER],
    ports: [
      ...portGroup('Clock and reset', [input('clk'), input('rst_n')]),
      ...portGroup('Requests', [
        input('id', '[ID_WIDTH-1:0]'),
        input('addr', bits),
        input('len', 8),
        input('size', 3),
        input('burst', 2),
        input('valid'),
        output('ready'),
      ]),
      ...portGroup('Beats', [
        output('beat', 1, 'there is one'),
        input('taken'),
        output('beat_id', '[ID_WIDTH-1:0]'),
        output('beat_addr', bits),
        output('beat_last'),
      ]),
    ],
    items: [{ kind: 'text', text: body(bits) }],
  });
}

const body = (bits: number) => `localparam logic [1:0] FIXED = 2'b00;
localparam logic [1:0] WRAP = 2'b10;

// The next request waits until the last beat of the burst before it is taken.
logic next_valid, starts;
logic [ID_WIDTH-1:0] next_id;
logic [${bits - 1}:0] next_addr;
logic [7:0] next_len;
logic [2:0] next_size;
logic [1:0] next_burst;
assign ready = !next_valid;
assign starts = next_valid && (!beat || (taken && beat_last));
always_ff @(posedge clk) begin
  if (ready) {next_id, next_addr, next_len, next_size, next_burst} <= {id, addr, len, size, burst};
  next_valid <= ready ? valid : !starts;
  if (!rst_n) next_valid <= 1'b0;
end

logic [7:0] left;  // beats behind this one
logic [${bits - 1}:0] step, changes, stepped;  // bytes of a beat; address bits that a step may change
assign beat_last = left == '0;
assign stepped = beat_addr + step;
always_ff @(posedge clk) begin
  if (starts) begin
    beat <= 1'b1;
    beat_id <= next_id;
    beat_addr <= next_addr;
    left <= next_len;
    step <= ${bits}'(1) << next_size;
    case (next_burst)
      FIXED: changes <= '0;
      WRAP: changes <= ${bits}'((16'(next_len) + 16'd1) << next_size) - 1'b1;
      default: changes <= '1;
    endcase
  end else if (beat && taken) begin
    beat <= !beat_last;
    left <= left - 1'b1;
    beat_addr <= (beat_addr & ~changes) | (stepped & changes);
  end
  if (!rst_n) beat <= 1'b0;
end`;

// Where the beats of bursts lie in a wide word: a queue of bursts, and the lower address bits of the
// beat at hand (Arm IHI 0022H, A3.4.1). A beat is at most 2^LARGEST bytes.
module nl_axi4_lanes #(
    parameter int BITS = 3,
    parameter int LARGEST = 2,
    parameter int DEPTH = 8    // a power of two
) (
    input  logic            clk,
    input  logic            rst_n,
    output logic            full,
    input  logic            push,
    input  logic [BITS-1:0] first,
    input  logic [     7:0] len,
    input  logic [     2:0] size,
    input  logic [     1:0] burst,
    output logic            empty,
    output logic [BITS-1:0] address,
    output logic [     2:0] beat_size, // of the burst, which may be more than a beat has
    input  logic            taken,     // a beat
    input  logic            last       // the burst's last
);
  localparam logic [1:0] FIXED = 2'b00;
  localparam logic [1:0] WRAP = 2'b10;
  localparam int WW = BITS + 9;

  logic [          BITS-1:0] moved;    // bits that a step may change
  logic [            WW-1:0] container;
  logic [          BITS-1:0] head_first, head_moved;
  logic [          BITS-1:0] at;       // of the beats behind the first
  logic                      begun;
  logic [          BITS-1:0] step, stepped;
  logic [$clog2(DEPTH):0]    level;

  assign container = ((WW'(len) + 1'b1) << size) - 1'b1;
  assign moved     = burst == FIXED ? '0 : burst == WRAP ? container[BITS-1:0] : '1;

  nl_fifo #(
      .WIDTH(2 * BITS + 3),
      .DEPTH(DEPTH)
  ) bursts (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (push),
      .tail ({size, moved, first}),
      .pop  (taken && last),
      .head ({beat_size, head_moved, head_first}),
      .empty(empty),
      .full (full),
      .level(level)
  );

  assign address = begun ? at : head_first;
  assign step    = BITS'(1) << (beat_size < 3'(LARGEST) ? beat_size : 3'(LARGEST));
  assign stepped = (address & ~(step - 1'b1)) + step;

  always_ff @(posedge clk) begin
    if (taken) begin
      begun <= !last;
      at    <= (address & ~head_moved) | (stepped & head_moved);
    end
    if (!rst_n) begin
      begun <= 1'b0;
    end
  end

  wire unused = &{1'b0, container[WW-1:BITS], level};
endmodule

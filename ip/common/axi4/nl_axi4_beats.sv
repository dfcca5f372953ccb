// Addresses of the beats of a burst, one after another (Arm IHI 0022H, A3.4.1): FIXED, INCR and WRAP.
// What an unaligned one begins beyond its beat stays in all of them: their words are right.
module nl_axi4_beats #(
    parameter int AW = 32
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic          start,   // takes a burst; there is none under way, or its last beat is taken
    input  logic [AW-1:0] first,
    input  logic [   7:0] len,
    input  logic [   2:0] size,
    input  logic [   1:0] burst,
    output logic          valid,   // a beat is to be sent
    input  logic          taken,
    output logic [AW-1:0] address,
    output logic          last     // beat of the burst
);
  localparam logic [1:0] FIXED = 2'b00;
  localparam logic [1:0] WRAP = 2'b10;

  logic [   7:0] left;     // beats behind this one
  logic [AW-1:0] step;     // bytes of a beat
  logic [AW-1:0] wrapped;  // address bits that a step may change
  logic [AW-1:0] stepped;

  assign stepped = address + step;
  assign last    = left == '0;

  always_ff @(posedge clk) begin
    if (start) begin
      valid   <= 1'b1;
      left    <= len;
      address <= first;
      step    <= AW'(1) << size;
      if (burst == FIXED) wrapped <= '0;
      else if (burst == WRAP) wrapped <= ((AW'(len) + 1'b1) << size) - 1'b1;
      else wrapped <= '1;
    end else if (valid && taken) begin
      valid   <= !last;
      left    <= left - 1'b1;
      address <= (address & ~wrapped) | (stepped & wrapped);
    end
    if (!rst_n) valid <= 1'b0;
  end
endmodule

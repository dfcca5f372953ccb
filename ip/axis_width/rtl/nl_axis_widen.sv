// PARTS narrow beats of a stream leave as a wide one, the first in the lowest bytes. A packet that ends
// within a wide beat leaves the bytes above it unkept.
module nl_axis_widen #(
    parameter PART_BYTES = 1,
    parameter PARTS      = 4
) (
    input  logic                          clk,
    input  logic                          rst_n,
    input  logic [      8*PART_BYTES-1:0] in_data,
    input  logic [        PART_BYTES-1:0] in_keep,
    input  logic                          in_last,
    input  logic                          in_valid,
    output logic                          in_ready,
    output logic [8*PART_BYTES*PARTS-1:0] out_data,
    output logic [  PART_BYTES*PARTS-1:0] out_keep,
    output logic                          out_last,
    output logic                          out_valid,
    input  logic                          out_ready
);
  logic [     $clog2(PARTS)-1:0] at;
  logic [8*PART_BYTES*PARTS-1:0] data;  // what came before, with nothing above it
  logic [  PART_BYTES*PARTS-1:0] keep;
  logic                          ends;

  assign ends      = in_last || at == $clog2(PARTS)'(PARTS - 1);
  assign out_valid = in_valid && ends;
  assign out_last  = in_last;
  assign in_ready  = !ends || out_ready;

  always_comb begin
    out_data = data;
    out_keep = keep;
    out_data[8*PART_BYTES*at+:8*PART_BYTES] = in_data;
    out_keep[PART_BYTES*at+:PART_BYTES]     = in_keep;
  end

  always_ff @(posedge clk)
    if (!rst_n) begin
      at   <= '0;
      data <= '0;
      keep <= '0;
    end else if (in_valid && in_ready) begin
      at   <= ends ? '0 : at + 1'b1;
      data <= ends ? '0 : out_data;
      keep <= ends ? '0 : out_keep;
    end
endmodule

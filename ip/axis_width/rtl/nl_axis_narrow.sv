// A wide beat of a stream leaves in PARTS parts, the lowest bytes first, a part a clock. Parts at the end
// of a packet's last beat that keep no byte are left out.
module nl_axis_narrow #(
    parameter PART_BYTES = 1,
    parameter PARTS      = 4
) (
    input  logic                          clk,
    input  logic                          rst_n,
    input  logic [8*PART_BYTES*PARTS-1:0] in_data,
    input  logic [  PART_BYTES*PARTS-1:0] in_keep,
    input  logic                          in_last,
    input  logic                          in_valid,
    output logic                          in_ready,
    output logic [      8*PART_BYTES-1:0] out_data,
    output logic [        PART_BYTES-1:0] out_keep,
    output logic                          out_last,
    output logic                          out_valid,
    input  logic                          out_ready
);
  logic [     $clog2(PARTS)-1:0] at;
  logic [  PART_BYTES*PARTS-1:0] behind;  // bytes of later parts that are kept
  logic                          ends;

  assign behind    = in_keep >> (PART_BYTES * (32'(at) + 1));
  assign ends      = at == $clog2(PARTS)'(PARTS - 1) || (in_last && behind == '0);
  assign out_data  = in_data[8*PART_BYTES*at+:8*PART_BYTES];
  assign out_keep  = in_keep[PART_BYTES*at+:PART_BYTES];
  assign out_last  = in_last && ends;
  assign out_valid = in_valid;
  assign in_ready  = out_ready && ends;

  always_ff @(posedge clk)
    if (!rst_n) at <= '0;
    else if (out_valid && out_ready) at <= ends ? '0 : at + 1'b1;
endmodule

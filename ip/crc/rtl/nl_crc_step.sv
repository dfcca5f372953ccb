// Takes up to two bytes into a check that stands in the upper bits of `from`, the lower byte first.
module nl_crc_step (
    input  logic [31:0] from,
    input  logic [31:0] polynomial,  // in the upper bits
    input  logic        reflect,     // lowest bit first
    input  logic [15:0] data,
    input  logic [ 1:0] strobes,
    output logic [31:0] to
);
  function automatic logic [31:0] with_bytes(input logic [31:0] check, input logic [31:0] divisor,
                                             input logic [15:0] bits, input logic [1:0] present);
    with_bytes = check;
    for (int k = 0; k < 16; k++)
      if (present[k/8])
        with_bytes = {with_bytes[30:0], 1'b0} ^ (divisor & {32{with_bytes[31] ^ bits[k]}});
  endfunction

  // The bits in the order in which they are taken.
  logic [15:0] ordered;

  generate
    for (genvar k = 0; k < 16; k++) begin : g_bit
      assign ordered[k] = reflect ? data[k] : data[k/8*8+7-k%8];
    end
  endgenerate

  assign to = with_bytes(from, polynomial, ordered, strobes);
endmodule

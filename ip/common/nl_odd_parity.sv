// A check bit for each byte of a word, the last of which may be a part of one: with it, the byte has an odd
// number of ones.
module nl_odd_parity #(
    parameter int WIDTH = 32
) (
    input  logic [      WIDTH-1:0] word,
    output logic [(WIDTH+7)/8-1:0] bits
);
  localparam int BYTES = (WIDTH + 7) / 8;

  logic [8*BYTES-1:0] padded;

  assign padded = (8 * BYTES)'(word);

  generate
    for (genvar k = 0; k < BYTES; k++) begin : g_byte
      assign bits[k] = ~^padded[8*k+:8];
    end
  endgenerate
endmodule

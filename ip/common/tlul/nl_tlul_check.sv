// Check bits of TL-UL as OpenTitan has them: an inverted Hsiao code, by which one wrong bit can be found and
// two are noticed. Of DATA the code is (39, 32); of commands and answers, with zeros above them, (64, 57).
module nl_tlul_check #(
    parameter int WIDTH = 57,
    parameter int DATA = 0
) (
    input  logic [WIDTH-1:0] word,
    output logic [      6:0] bits
);
  localparam logic [6:0] INVERTED = 7'h2A; // a bus that is all 0 or all 1 is no word of the code

  if (DATA != 0) begin : data
    logic [31:0] w;
    assign w    = 32'(word);
    assign bits = INVERTED ^ {
      ^(w & 32'h98505586), ^(w & 32'h2DCC624C), ^(w & 32'hC2C1323B), ^(w & 32'h31234ED1),
      ^(w & 32'h413D89AA), ^(w & 32'hDEBA8050), ^(w & 32'h2606BD25)
    };
  end else begin : command
    logic [56:0] w;
    assign w    = 57'(word);
    assign bits = INVERTED ^ {
      ^(w & 57'h1FBDDA769A46910), ^(w & 57'h1F7BB56D5525488), ^(w & 57'h1EF76CDB2C93244),
      ^(w & 57'h1DEEE3B8E388E22), ^(w & 57'h1BDE1F87E0781E1), ^(w & 57'h17C1FF801FF801F),
      ^(w & 57'h103FFF800007FFF)
    };
  end
endmodule

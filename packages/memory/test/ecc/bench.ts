/** Flips bits of encoded words: all single bits and pairs of four words, all triples of one. */
export function benchOf(width: number, stored: number): string {
  return `module bench;
  logic [${width - 1}:0] data, back;
  localparam int BITS = ${stored};
  logic [BITS-1:0] word, flipped;
  logic corrected, error;
  ram_encode encode (.data(data), .word(word));
  ram_decode decode (.word(flipped), .data(back), .corrected(corrected), .error(error));
  int one = 0, two = 0, wrong = 0, triples = 0, taken = 0;
  task flip(input int a, input int b, input int c);
    flipped = word;
    if (a >= 0) flipped[a] = !flipped[a];
    if (b >= 0) flipped[b] = !flipped[b];
    if (c >= 0) flipped[c] = !flipped[c];
    #1;
  endtask
  initial begin
    for (int w = 0; w < 4; w++) begin
      case (w)
        0: data = '0;
        1: data = '1;
        2: data = {${Math.ceil(width / 4)}{4'b0101}};
        default: data = {${Math.ceil(width / 4)}{4'b1100}};
      endcase
      #1 flip(-1, -1, -1);
      if (back !== data || corrected !== 0 || error !== 0) wrong++;
      for (int a = 0; a < BITS; a++) begin
        flip(a, -1, -1);
        one++;
        if (back !== data || corrected !== 1 || error !== 0) wrong++;
        for (int b = a + 1; b < BITS; b++) begin
          flip(a, b, -1);
          two++;
          if (corrected !== 0 || error !== 1) wrong++;
          if (w == 0 && BITS == 39) for (int c = b + 1; c < BITS; c++) begin
            flip(a, b, c);
            triples++;
            if (corrected) taken++;
          end
        end
      end
    end
    $display("stored %0d one %0d two %0d wrong %0d triples %0d taken %0d", BITS, one, two, wrong, triples, taken);
    $finish;
  end
endmodule
`;
}

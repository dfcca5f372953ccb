// A channel: the chain of descriptors that it plays, row by row. `wants` asks for the engine, to load the
// next descriptor (`loads`) or to move a row; `ends` tells that it is done.
module nl_dma_channel (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        start,
    input  logic        stop,
    input  logic [31:0] first,        // descriptor
    input  logic        served,       // the engine works for it
    output logic        wants,
    output logic        loads,
    output logic [31:0] next,         // descriptor to load
    input  logic        word_valid,   // a word of it
    input  logic [ 2:0] word_number,
    input  logic [31:0] word,
    input  logic        ends,         // it is loaded, or the row is moved
    input  logic        failed,
    output logic [31:0] source,
    output logic [31:0] destination,
    output logic [29:0] words,
    output logic        from_fixed,
    output logic        to_fixed,
    output logic        done,         // a descriptor that tells, or the last
    output logic        broken
);
  logic [31:0] rows, from_stride, to_stride;
  logic        tells;
  logic        last_row;

  assign last_row = rows <= 32'd1;
  assign done     = ends && !failed && !loads && last_row && (tells || next == '0);
  assign broken   = ends && failed;

  always_ff @(posedge clk) begin
    if (word_valid)
      case (word_number)
        3'd0: next <= {word[31:2], 2'b00};
        3'd1: {to_fixed, from_fixed, tells} <= word[2:0];
        3'd2: source <= {word[31:2], 2'b00};
        3'd3: destination <= {word[31:2], 2'b00};
        3'd4: words <= word[31:2];
        3'd5: rows <= word;
        3'd6: from_stride <= {word[31:2], 2'b00};
        default: to_stride <= {word[31:2], 2'b00};
      endcase
    if (ends && loads) loads <= 1'b0;
    if (ends && !loads) begin
      rows        <= rows - 32'd1;
      source      <= source + from_stride;
      destination <= destination + to_stride;
      if (last_row) begin
        loads <= 1'b1;
        if (next == '0) wants <= 1'b0;
      end
    end
    if (stop || (ends && failed)) wants <= 1'b0;
    if (start && !wants && !served) begin
      wants <= 1'b1;
      loads <= 1'b1;
      next  <= {first[31:2], 2'b00};
    end
    if (!rst_n) begin
      wants <= 1'b0;
      loads <= 1'b1;
    end
  end

  wire unused = &{1'b0, first[1:0]};
endmodule

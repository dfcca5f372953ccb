// Random operands through the multiplier and divider of the demo core, compared with SystemVerilog's own
// operators.
// +count=N operations (1000 unless told); +op=F one operation alone, its funct3 (0 MUL to 7 REMU);
// +small short operands;
// +generated=FOLDER what muldiv_vectors.py wrote there, with its own results, in place of random operands.
`timescale 1ns/1ps
module muldiv_tb;
  logic        clk = 1'b0;
  logic        rst_n = 1'b0;
  logic        start = 1'b0;
  logic [2:0]  funct3 = 3'd0;
  logic [31:0] a = 32'd0;
  logic [31:0] b = 32'd0;
  logic        done;
  logic [31:0] result;

  int count  = 1000;
  int only   = -1;
  int errors = 0;

  // Of each line: funct3, the operands, and their result.
  localparam int VECTORS = 256;
  logic [99:0] vectors [VECTORS];
  string       folder;
  bit          generated;
  logic [31:0] right;

  initial forever #5 clk = !clk;

  nl_micro_muldiv dut (.clk, .rst_n, .start, .funct3, .a, .b, .done, .result);

  // RISC-V unprivileged ISA, chapter "M": division by zero gives all ones and the dividend, overflow the
  // dividend and zero.
  function automatic logic [31:0] expected(input logic [2:0] op, input logic [31:0] x, input logic [31:0] y);
    logic signed [63:0] sx;
    logic signed [63:0] sy;
    logic        [63:0] ux;
    logic        [63:0] uy;
    logic        [31:0] word;
    sx = {{32{x[31]}}, x};
    sy = {{32{y[31]}}, y};
    ux = {32'd0, x};
    uy = {32'd0, y};
    case (op)
      3'd0: word = x * y;
      3'd1: word = 32'((sx * sy) >>> 32);
      3'd2: word = 32'((sx * $signed(uy)) >>> 32);
      3'd3: word = 32'((ux * uy) >> 32);
      3'd4: word = y == 32'd0 ? '1 : 32'(sx / sy);
      3'd5: word = y == 32'd0 ? '1 : x / y;
      3'd6: word = y == 32'd0 ? x : 32'(sx % sy);
      default: word = y == 32'd0 ? x : x % y;
    endcase
    return word;
  endfunction

  function automatic logic [31:0] operand();
    case (4'($urandom))
      4'd0: return 32'd0;
      4'd1: return 32'hFFFF_FFFF;
      4'd2: return 32'h8000_0000;
      4'd3: return 32'(8'($urandom));
      default: return $test$plusargs("small") ? 32'(12'($urandom)) : $urandom;
    endcase
  endfunction

  initial begin
    void'($value$plusargs("count=%d", count));
    void'($value$plusargs("op=%d", only));
    generated = 1'($value$plusargs("generated=%s", folder));
    if (generated) begin
      $readmemh({folder, "/vectors.hex"}, vectors);
      count = VECTORS;
    end
    repeat (2) @(negedge clk);
    rst_n = 1'b1;
    for (int at = 0; at < count; at++) begin
      @(negedge clk);
      funct3 = only >= 0 ? 3'(only) : 3'($urandom);
      a      = operand();
      b      = operand();
      right  = expected(funct3, a, b);
      if (generated) {funct3, a, b, right} = vectors[at][98:0];
      start  = 1'b1;
      #1;
      while (!done) @(negedge clk);
      if (result !== right) begin
        errors++;
        $error("funct3 %0d of %08x and %08x gives %08x, not %08x", funct3, a, b, result, right);
      end
      @(negedge clk);
      start = 1'b0;
    end
    if (errors == 0) $display("PASS: %0d operations", count);
    else $display("FAIL: %0d of %0d operations", errors, count);
    $finish;
  end
endmodule

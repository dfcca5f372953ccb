// Two sides that send words to each other at random against queues of the bench: order, levels, what is lost
// and what is recalled; then interrupts and registers.
module nl_mailbox_tb;
  localparam DATA = 12'h000, STATUS = 12'h004, COMMAND = 12'h008, IRQ_STATUS = 12'h00C, IRQ_ENABLE = 12'h010;
  localparam RECEIVED = 1, TAKEN = 2, LOST = 4;
  localparam DEPTH = 4;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] a_paddr, b_paddr;
  wire [31:0] a_pwdata, a_prdata, b_pwdata, b_prdata;
  wire [3:0] a_pstrb, b_pstrb;
  wire a_psel, a_penable, a_pwrite, a_pready, a_pslverr;
  wire b_psel, b_penable, b_pwrite, b_pready, b_pslverr;
  wire irq_a, irq_b;

  apb_driver a (
      .clk    (clk),
      .paddr  (a_paddr),
      .psel   (a_psel),
      .penable(a_penable),
      .pwrite (a_pwrite),
      .pwdata (a_pwdata),
      .pstrb  (a_pstrb),
      .prdata (a_prdata),
      .pready (a_pready),
      .pslverr(a_pslverr)
  );

  apb_driver b (
      .clk    (clk),
      .paddr  (b_paddr),
      .psel   (b_psel),
      .penable(b_penable),
      .pwrite (b_pwrite),
      .pwdata (b_pwdata),
      .pstrb  (b_pstrb),
      .prdata (b_prdata),
      .pready (b_pready),
      .pslverr(b_pslverr)
  );

  nl_mailbox #(
      .DEPTH(DEPTH)
  ) dut (
      .clk          (clk),
      .rst_n        (rst_n),
      .a_paddr  (a_paddr),
      .a_psel   (a_psel),
      .a_penable(a_penable),
      .a_pwrite (a_pwrite),
      .a_pwdata (a_pwdata),
      .a_pstrb  (a_pstrb),
      .a_prdata (a_prdata),
      .a_pready (a_pready),
      .a_pslverr(a_pslverr),
      .b_paddr  (b_paddr),
      .b_psel   (b_psel),
      .b_penable(b_penable),
      .b_pwrite (b_pwrite),
      .b_pwdata (b_pwdata),
      .b_pstrb  (b_pstrb),
      .b_prdata (b_prdata),
      .b_pready (b_pready),
      .b_pslverr(b_pslverr),
      .irq_a        (irq_a),
      .irq_b        (irq_b)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  // What was sent from a to b, and from b to a, of which so many words were taken.
  logic [31:0] ab[0:1023], ba[0:1023];
  int ab_sent = 0, ab_taken = 0, ba_sent = 0, ba_taken = 0;

  function automatic logic [31:0] status(input int received, input int sent);
    status = {9'd0, 7'(sent), 1'b0, 7'(received), 6'd0, sent == DEPTH, received == 0};
  endfunction

  task side_a(input int what);
    logic [31:0] word;
    word = $urandom;
    if (what == 0) begin
      a.write(DATA, word, 4'hF);
      if (ab_sent - ab_taken < DEPTH) begin
        ab[ab_sent] = word;
        ab_sent++;
      end
    end else if (what == 1) begin
      a.expect_read(DATA, ba_sent == ba_taken ? 32'd0 : ba[ba_taken]);
      if (ba_sent > ba_taken) ba_taken++;
    end else a.expect_read(STATUS, status(ba_sent - ba_taken, ab_sent - ab_taken));
  endtask

  task side_b(input int what);
    logic [31:0] word;
    word = $urandom;
    if (what == 0) begin
      b.write(DATA, word, 4'hF);
      if (ba_sent - ba_taken < DEPTH) begin
        ba[ba_sent] = word;
        ba_sent++;
      end
    end else if (what == 1) begin
      b.expect_read(DATA, ab_sent == ab_taken ? 32'd0 : ab[ab_taken]);
      if (ab_sent > ab_taken) ab_taken++;
    end else b.expect_read(STATUS, status(ab_sent - ab_taken, ba_sent - ba_taken));
  endtask

  task test_words;
    repeat (600)
      if ($urandom_range(1) == 0) side_a($urandom_range(2));
      else side_b($urandom_range(2));
  endtask

  task drain;
    while (ab_sent > ab_taken) side_b(1);
    while (ba_sent > ba_taken) side_a(1);
    side_a(2);
    side_b(2);
  endtask

  // Both at once, each looking before it sends or takes.
  task test_together;
    // Branches in begin and end: Verilator makes several of a loop, a call or a delay without.
    fork
      begin
        repeat (40) begin
          while (ab_sent - ab_taken == DEPTH) @(posedge clk);
          side_a(0);
        end
      end
      begin
        repeat (40) begin
          while (ab_sent == ab_taken) @(posedge clk);
          side_b(1);
        end
      end
    join
  endtask

  task test_lost;
    drain;
    a.write(IRQ_STATUS, LOST, 4'hF);
    b.write(IRQ_STATUS, LOST, 4'hF);
    repeat (DEPTH) side_a(0);
    a.expect_read(IRQ_STATUS, 32'd0);
    b.expect_read(IRQ_STATUS, RECEIVED | TAKEN);
    side_a(0);
    a.expect_read(IRQ_STATUS, LOST);
    side_b(1);
    a.expect_read(IRQ_STATUS, LOST);
    a.write(IRQ_STATUS, LOST, 4'hF);
    a.expect_read(IRQ_STATUS, 32'd0);
    // What was not taken comes back, and nothing of the other direction.
    side_b(0);
    a.write(COMMAND, 32'd1, 4'hF);
    ab_taken = ab_sent;
    drain;
    // Bytes that are not written are 0.
    a.write(DATA, 32'h1234_5678, 4'b0101);
    b.expect_read(DATA, 32'h0034_0078);
  endtask

  task test_interrupts;
    drain;
    b.write(IRQ_ENABLE, RECEIVED, 4'hF);
    repeat (3) @(posedge clk);
    check(!irq_a && !irq_b, "irq before a word");
    side_a(0);
    repeat (2) @(posedge clk);
    #1 check(irq_b && !irq_a, "irq of the side that receives");
    a.write(IRQ_ENABLE, TAKEN, 4'hF);
    repeat (2) @(posedge clk);
    check(!irq_a, "irq before the word is taken");
    side_b(1);
    repeat (3) @(posedge clk);
    check(irq_a && !irq_b, "irq when the word is taken");
    a.write(IRQ_ENABLE, LOST, 4'hF);
    repeat (DEPTH + 1) side_a(0);
    repeat (2) @(posedge clk);
    check(irq_a, "irq when a word is lost");
  endtask

  task test_registers;
    a.expect_read(STATUS, 32'd1);
    b.expect_read(IRQ_STATUS, TAKEN);
    a.expect_error(12'h014);
    b.expect_error(12'hFFC);
    check(!irq_a && !irq_b, "outputs after reset");
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    test_registers;
    test_words;
    drain;
    test_together;
    test_lost;
    test_interrupts;
    if (failures + a.errors + b.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #1_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

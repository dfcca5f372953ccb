// Plays one program that must pass and one for every way to fail; looks at the memory behind the first.
module nl_exerciser_tb;
  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic [2:0] irq = 3'b000;
  always #5 clk = !clk;

  localparam COUNT = 9;
  wire [COUNT-1:0] done, failed;
  int clocks[0:COUNT-1];
  int failures = 0;

  exerciser_with_memory #(.PROGRAM("bench/pass.prog")) pass (
      .clk, .rst_n, .irq, .done(done[0]), .failed(failed[0]), .clocks(clocks[0])
  );
  exerciser_with_memory #(.PROGRAM("bench/compare.prog")) compare (
      .clk, .rst_n, .irq, .done(done[1]), .failed(failed[1]), .clocks(clocks[1])
  );
  exerciser_with_memory #(.PROGRAM("bench/read_error.prog")) read_error (
      .clk, .rst_n, .irq, .done(done[2]), .failed(failed[2]), .clocks(clocks[2])
  );
  exerciser_with_memory #(.PROGRAM("bench/write_error.prog")) write_error (
      .clk, .rst_n, .irq, .done(done[3]), .failed(failed[3]), .clocks(clocks[3])
  );
  exerciser_with_memory #(.PROGRAM("bench/poll_timeout.prog")) poll_timeout (
      .clk, .rst_n, .irq, .done(done[4]), .failed(failed[4]), .clocks(clocks[4])
  );
  exerciser_with_memory #(.PROGRAM("bench/irq_timeout.prog")) irq_timeout (
      .clk, .rst_n, .irq, .done(done[5]), .failed(failed[5]), .clocks(clocks[5])
  );
  exerciser_with_memory #(.PROGRAM("bench/hang.prog")) hang (
      .clk, .rst_n, .irq, .done(done[6]), .failed(failed[6]), .clocks(clocks[6])
  );
  // Good records without an end: once the memory is over, once nothing follows.
  exerciser_with_memory #(.PROGRAM("bench/no_end.prog"), .DEPTH(4)) cut_off (
      .clk, .rst_n, .irq, .done(done[7]), .failed(failed[7]), .clocks(clocks[7])
  );
  exerciser_with_memory #(.PROGRAM("bench/no_end.prog")) no_end (
      .clk, .rst_n, .irq, .done(done[8]), .failed(failed[8]), .clocks(clocks[8])
  );

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    check(done === '0 && failed === '0, "done or failed out of reset");
    // pass.prog waits for line 1 with line 0 low; irq_timeout.prog for line 2, which never comes.
    #7000 check(!done[0], "did not wait for the interrupt");
    irq = 3'b011;
    #200 check(!done[0], "did not look at every line");
    irq = 3'b010;
    wait (&done);
    for (int i = 0; i < COUNT; i++)
      check(failed[i] == (i != 0), $sformatf("program %0d: failed = %0d", i, failed[i]));
    check(pass.memory.memory[0] === 32'h1234_5678, "word write");
    check(pass.memory.memory[1] === 32'hAA_22_CC_44, "byte strobes");
    check(pass.memory.reads === 32'd5, "a poll reads until it matches, and no further");
    check(no_end.memory.memory[3] === 32'h3, "records before the missing end");
    check(compare.memory.memory[2] !== 32'h2, "went on after a failure");
    check(clocks[0] > 300, "wait too short");
    for (int i = 4; i < 7; i++) check(clocks[i] > 400 && clocks[i] < 460, "timeout not after 400 clocks");
    check(pass.memory.protocol_errors + hang.memory.protocol_errors == 0, "a request changed while waiting");
    if (failures == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #200_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

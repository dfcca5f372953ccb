// Each access mode once, with values worked out by hand.
module access_tb;
  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr;

  apb_driver bus (
      .*
  );

  logic [7:0] w1c_v_set = 8'd0;
  logic [7:0] rc_v_next = 8'd0;
  logic rc_v_we = 1'b0, count_v_increment = 1'b0, count_w_increment = 1'b0, status_e_next = 1'b0;
  wire [31:0] rw_v;
  wire [7:0] w1c_v, w1s_v, w1t_v, shadow_v;
  wire pulse_go, count_v_increment_saturated, count_w_overflow, status_irq;
  wire [15:0] once_v, long_v;
  wire [3:0] count_v, count_w;
  wire enable_e, ram_read, ram_write, shadow_update_error, shadow_storage_error;
  wire [14:0] copies_v;
  wire [3:0] ram_address;
  wire [31:0] ram_wdata, ram_wmask;
  logic [31:0] ram_rdata;
  logic ram_ready = 1'b0;
  wire ram_error = ram_address == 4'd15;

  access_regs dut (
      .*
  );

  // The memory answers in the third clock.
  logic [1:0] waited = 2'd0;
  logic [31:0] words[0:15];
  always @(posedge clk) begin
    waited <= (ram_read || ram_write) && !ram_ready ? waited + 2'd1 : 2'd0;
    if (ram_write && ram_ready)
      words[ram_address] <= (words[ram_address] & ~ram_wmask) | (ram_wdata & ram_wmask);
  end
  always @* ram_ready = waited == 2'd2;
  always @* ram_rdata = words[ram_address];

  int failures = 0;
  int pulses = 0, overflows = 0, faults = 0;
  always @(posedge clk) begin
    if (pulse_go) pulses++;
    if (count_w_overflow) overflows++;
    if (shadow_update_error) faults++;
  end

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  task clocks(input int count);
    repeat (count) @(posedge clk);
    #1;
  endtask

  initial begin
    clocks(4);
    rst_n = 1'b1;
    bus.expect_read(12'h000, 32'h12345678);
    bus.write(12'h000, 32'hAABBCCDD, 4'b0101);
    bus.expect_read(12'h000, 32'h12BB56DD);
    check(rw_v === 32'h12BB56DD, "output of RW");

    bus.write(12'h004, 32'h0000_000F, 4'hF);
    bus.expect_read(12'h004, 32'hF0);
    bus.write(12'h004, 32'h0000_00FF, 4'b1110);
    bus.expect_read(12'h004, 32'hF0);
    w1c_v_set = 8'h03;
    clocks(1);
    w1c_v_set = 8'h00;
    bus.expect_read(12'h004, 32'hF3);

    bus.write(12'h008, 32'h0000_0081, 4'hF);
    bus.write(12'h008, 32'h0000_0019, 4'hF);
    bus.expect_read(12'h008, 32'h99);
    bus.write(12'h02C, 32'h0000_0011, 4'hF);  // the alias clears
    bus.expect_read(12'h02C, 32'h88);
    bus.expect_read(12'h008, 32'h88);

    bus.write(12'h00C, 32'h0000_0FF0, 4'b0001);  // only the lower half of the field
    bus.expect_read(12'h00C, 32'h000);
    bus.write(12'h00C, 32'h0000_0A50, 4'hF);
    bus.expect_read(12'h00C, 32'hA50);

    bus.expect_read(12'h010, 32'h5A);
    bus.expect_read(12'h010, 32'h00);
    rc_v_next = 8'hC3;
    clocks(1);
    bus.expect_read(12'h010, 32'h00);  // not enabled
    rc_v_we = 1'b1;
    clocks(1);
    rc_v_we = 1'b0;
    bus.expect_read(12'h010, 32'hC3);

    bus.write(12'h014, 32'h0000_0008, 4'hF);
    clocks(3);
    check(pulses == 1 && !pulse_go, "single pulse");
    bus.expect_read(12'h014, 32'h0);

    bus.write(12'h018, 32'h1111, 4'hF);  // the gate is closed
    bus.expect_read(12'h018, 32'h0);
    bus.write(12'h024, 32'h1, 4'hF);
    bus.write(12'h018, 32'h2222, 4'hF);
    bus.write(12'h018, 32'h3333, 4'hF);
    bus.expect_read(12'h018, 32'h2222);

    {count_v_increment, count_w_increment} = 2'b11;
    clocks(3);
    {count_v_increment, count_w_increment} = 2'b00;
    bus.expect_read(12'h01C, 32'h20E);  // 13 stops at 14, 15 goes on over 0 to 2
    check(overflows == 1 && count_v_increment_saturated, "counters");

    status_e_next = 1'b1;
    clocks(1);
    check(status_irq, "interrupt");
    bus.write(12'h020, 32'h1, 4'hF);
    bus.expect_read(12'h020, 32'h0);  // the level stays, there is no new edge
    check(!status_irq, "interrupt is cleared");

    bus.write(12'h028, 32'h77, 4'hF);
    check(shadow_v === 8'h01, "one write of a shadowed register");
    bus.write(12'h028, 32'h77, 4'hF);
    check(shadow_v === 8'h77 && faults == 0, "two equal writes");
    bus.write(12'h028, 32'h12, 4'hF);
    bus.write(12'h028, 32'h13, 4'hF);
    check(shadow_v === 8'h77 && faults == 1 && !shadow_storage_error, "two different writes");

    bus.write(12'h048, 32'h1F, 4'hF);
    bus.expect_read(12'h040, 32'h03);
    bus.expect_read(12'h048, 32'h1F);
    bus.expect_read(12'h050, 32'h03);
    check(copies_v === {5'h03, 5'h1F, 5'h03}, "copies");
    bus.expect_error(12'h044);

    bus.expect_read(12'h060, 32'hCD00_0000);
    bus.expect_read(12'h064, 32'h0000_00AB);
    bus.write(12'h064, 32'h0000_0012, 4'hF);
    check(long_v === 16'h12CD, "upper word");

    bus.write(12'h08C, 32'hCAFEF00D, 4'hF);
    bus.write(12'h08C, 32'h0000_1100, 4'b0010);
    bus.expect_read(12'h08C, 32'hCAFE110D);
    bus.expect_error(12'h0BC);  // the memory's own error
    bus.expect_error(12'h0C0);
    bus.expect_error(12'h030);
    if (failures + bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #100_000 $display("FAIL: timeout");
    $finish;
  end
endmodule

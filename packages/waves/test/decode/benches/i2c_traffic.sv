// An I2C controller and target on open-drain lines with pull-ups, printing bytes at the clock edge of their
// acknowledgement and STARTs and STOPs when they are made. +fault=no_ack: nobody answers the last address;
// +fault=short: a STOP in the middle of a byte.
`timescale 1ns / 1ns
module i2c_traffic;
  tri1 scl, sda;
  logic scl_low = 0, sda_low = 0, target_low = 0, stretch_low = 0;
  assign scl = (scl_low || stretch_low) ? 1'b0 : 1'bz;
  assign sda = (sda_low || target_low) ? 1'b0 : 1'bz;
  localparam QUARTER = 25;

  string fault;

  task start;
    // From a clock that is low: both lines high first.
    sda_low = 0;
    #(QUARTER) scl_low = 0;
    #(QUARTER) sda_low = 1;
    $display("START %0t", $time);
    #(QUARTER) scl_low = 1;
    #(QUARTER);
  endtask

  task stop;
    sda_low = 1;
    #(QUARTER) scl_low = 0;
    #(QUARTER) sda_low = 0;
    $display("STOP %0t", $time);
    #(4 * QUARTER);
  endtask

  // One bit by the controller or the target; the clock is low before and after it.
  task one(input logic value, input logic by_target);
    if (by_target) begin
      sda_low = 0;
      target_low = !value;
    end else begin
      target_low = 0;
      sda_low = !value;
    end
    #(QUARTER) scl_low = 0;
    #(2 * QUARTER) scl_low = 1;
    #(QUARTER);
  endtask

  task octet(input logic [7:0] value, input logic by_target, input logic ack);
    time at;
    for (int i = 7; i >= 0; i--) one(value[i], by_target);
    at = $time + QUARTER;
    one(!ack, !by_target);
    sda_low = 0;
    target_low = 0;
    $display("BYTE %0t %h %b", at, value, ack);
  endtask

  initial begin
    if (!$value$plusargs("fault=%s", fault)) fault = "none";
    $dumpfile("i2c_traffic.fst");
    $dumpvars(0, i2c_traffic);
    #200;
    // Write two bytes to 0x50, repeated start, read two of them.
    start;
    octet({7'h50, 1'b0}, 0, 1);
    octet(8'hA5, 0, 1);
    octet(8'h3C, 0, 1);
    start;
    octet({7'h50, 1'b1}, 0, 1);
    octet(8'h5A, 1, 1);
    octet(8'hC3, 1, 0);
    stop;
    // A ten-bit address, 0x2A7, written and read; the target stretches the clock before the data.
    start;
    octet({5'b11110, 2'b10, 1'b0}, 0, 1);
    octet(8'hA7, 0, 1);
    stretch_low = 1;
    #(20 * QUARTER) stretch_low = 0;
    octet(8'h11, 0, 1);
    start;
    octet({5'b11110, 2'b10, 1'b1}, 0, 1);
    octet(8'h22, 1, 0);
    stop;
    if (fault == "no_ack") begin
      start;
      octet({7'h33, 1'b0}, 0, 0);
      stop;
    end
    if (fault == "short") begin
      start;
      octet({7'h50, 1'b0}, 0, 1);
      for (int i = 0; i < 3; i++) one(1'b1, 0);
      stop;
    end
    #500 $finish;
  end
endmodule

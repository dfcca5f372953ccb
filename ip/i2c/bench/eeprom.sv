`timescale 1ns / 1ps

// EEPROM of 256 bytes in pages of eight at an I²C bus, as those of the 24C02 kind behave: byte and page
// writes with a write cycle in which the device does not answer, current-address, random and sequential
// reads. It checks the least times that the bus specification asks of a controller (NXP UM10204, table 10).
module eeprom #(
    parameter logic [6:0] ADDRESS = 7'h50,
    parameter FAST = 0,              // fast mode instead of standard mode
    parameter WRITE_CYCLE = 300_000   // ns
) (
    input logic scl,
    input logic sda,
    output logic scl_low,
    output logic sda_low,
    input int stretch                // ns that SCL is held low after each byte
);
  localparam T_LOW = FAST ? 1300 : 4700, T_HIGH = FAST ? 600 : 4000;
  localparam T_START = FAST ? 600 : 4700, T_START_HOLD = FAST ? 600 : 4000;
  localparam T_STOP = FAST ? 600 : 4000, T_FREE = FAST ? 1300 : 4700, T_DATA = FAST ? 100 : 250;

  logic [7:0] memory[0:255];
  logic [7:0] page[0:7];
  logic [7:0] written;    // bytes of the page
  logic [7:0] pointer;
  logic [7:0] shift;
  int bits;               // of the byte; the acknowledge is the ninth
  int bytes;              // since the start
  logic selected, reading, writing_cycle, acknowledged;
  int errors = 0;
  time fell, rose, changed, started, stopped;

  task check(input logic holds, input string what);
    if (!holds) begin
      errors++;
      $display("%0t: EEPROM: %0s", $time, what);
    end
  endtask

  initial begin
    for (int k = 0; k < 256; k++) memory[k] = 8'hFF;
    {scl_low, sda_low, selected, reading, writing_cycle, acknowledged} = '0;
    {pointer, shift, written} = '0;
    bits = 0;
    bytes = 0;
    {fell, rose, changed, started, stopped} = '0;
  end

  always @(sda) begin
    if (scl === 1'b1 && $time > 0) begin
      if (!sda) begin : start
        check(stopped == 0 || $time - stopped >= T_FREE, "bus free time");
        check($time - rose >= T_START || rose == 0, "setup of a repeated start");
        started  = $time;
        stopped  = 0;
        bits     = 0;
        bytes    = 0;
        selected = 1'b0;
        written  = '0;
        sda_low  = 1'b0;
      end else begin : stop
        if (started != 0) check($time - rose >= T_STOP, "setup of a stop");
        stopped = $time;
        if (selected && !reading && written != '0) begin
          writing_cycle = 1'b1;
          for (int k = 0; k < 8; k++) if (written[k]) memory[{pointer[7:3], k[2:0]}] = page[k];
        end
        selected = 1'b0;
        sda_low  = 1'b0;
      end
    end
    changed = $time;
  end

  always @(posedge writing_cycle) #(WRITE_CYCLE) writing_cycle = 1'b0;

  always @(posedge scl) begin
    if (fell != 0) check($time - fell >= T_LOW, "low time of SCL");
    if (started != 0) check($time - changed >= T_DATA, "setup of data");
    rose = $time;
    if (bits < 8) shift = {shift[6:0], sda};
    else acknowledged = !sda;
  end

  always @(negedge scl) begin
    if (rose != 0 && rose > started) check($time - rose >= T_HIGH, "high time of SCL");
    if (started != 0 && started > rose) check($time - started >= T_START_HOLD, "hold of a start");
    if (started > rose) bits = -1;
    fell = $time;
    bits = bits + 1;
    if (bits == 9) bits = 0;
    if (bits == 8) finish_byte;
    else if (bits == 0) begin
      sda_low = 1'b0;
      if (selected && reading) begin
        // A byte that is not acknowledged is the last.
        if (bytes > 1 && !acknowledged) selected = 1'b0;
        else shift = memory[pointer];
      end
    end
    if (selected && reading && bits < 8) begin
      sda_low = !shift[7];
      if (bits == 0) pointer = pointer + 8'd1;
    end
    if (bits == 0 && stretch > 0) begin
      scl_low = 1'b1;
      #(stretch) scl_low = 1'b0;
    end
  end

  // The ninth bit: who received acknowledges.
  task finish_byte;
    bytes = bytes + 1;
    if (bytes == 1) begin
      selected = shift[7:1] == ADDRESS && !writing_cycle;
      reading  = shift[0];
      sda_low  = selected;
    end else if (selected && reading) begin
      sda_low = 1'b0;
    end else if (selected) begin
      if (bytes == 2) pointer = shift;
      else begin
        page[pointer[2:0]]    = shift;
        written[pointer[2:0]] = 1'b1;
        pointer[2:0]          = pointer[2:0] + 3'd1;
      end
      sda_low = 1'b1;
    end else sda_low = 1'b0;
  endtask
endmodule

`timescale 1ns / 1ps

// Serial NOR flash of 64 KB that behaves as parts of the W25Q128 kind do (Winbond W25Q128FV data sheet):
// reads of one, two and four lines, continuous read, status registers, program of pages, erase of sectors.
// It checks the least times that those parts ask for; a write takes WRITE_CYCLE rather than milliseconds.
module spi_flash #(
    parameter WRITE_CYCLE = 3000  // ns
) (
    input logic       cs_n,
    input logic       sck,
    inout wire  [3:0] io
);
  localparam SIZE = 65536;
  // Times in ns, clock periods at the highest rates (104 MHz, and 50 MHz of the plain read).
  localparam T_SELECT = 5, T_UNSELECT = 5, T_SETUP = 2, T_HOLD = 3, T_OUT = 7;
  localparam T_APART_READ = 10, T_APART_WRITE = 50, T_PERIOD = 9.6, T_PERIOD_READ = 20;

  localparam IGNORED = 0, OPCODE = 1, ADDRESS = 2, MODE = 3, DUMMY = 4, SEND = 5, TAKE = 6;

  logic [7:0] memory[0:SIZE-1];
  logic [7:0] page[0:255];
  logic [7:0] opcode, mode, shift, second;
  logic [23:0] address;
  logic [3:0] drive, level;
  int phase, bits, bytes, dummy, lanes, address_lanes;
  logic has_mode, continuous, writing, write_enabled, quad_enabled, wrote;
  int errors = 0;
  realtime rose, selected, unselected, changed;

  assign io = {drive[3] ? level[3] : 1'bz, drive[2] ? level[2] : 1'bz,
               drive[1] ? level[1] : 1'bz, drive[0] ? level[0] : 1'bz};

  task check(input logic holds, input string what);
    if (!holds) begin
      errors++;
      $display("%0t: flash: %0s", $time, what);
    end
  endtask

  initial begin
    {drive, level, continuous, writing, write_enabled, quad_enabled, wrote, has_mode} = '0;
    {opcode, mode, shift, address} = '0;
    {phase, bits, bytes, dummy} = '0;
    lanes = 1;
    address_lanes = 1;
    rose          = 0;
    selected      = 0;
    unselected    = 0;
    changed       = 0;
  end

  // What follows the opcode.
  task read_format(input int in_lanes, input int out_lanes, input logic with_mode, input int clocks);
    address_lanes = in_lanes;
    lanes         = out_lanes;
    has_mode      = with_mode;
    dummy         = clocks;
    phase         = out_lanes == 4 && !quad_enabled ? IGNORED : ADDRESS;
  endtask

  task decode;
    address_lanes = 1;
    lanes         = 1;
    has_mode      = 1'b0;
    dummy         = 0;
    bytes         = 0;
    phase         = IGNORED;
    case (opcode)
      8'h05, 8'h35: phase = SEND;
      8'h9F: if (!writing) phase = SEND;
      8'h03: read_format(1, 1, 1'b0, 0);
      8'h0B: read_format(1, 1, 1'b0, 8);
      8'h3B: read_format(1, 2, 1'b0, 8);
      8'hBB: read_format(2, 2, 1'b1, 0);
      8'h6B: read_format(1, 4, 1'b0, 8);
      8'hEB: read_format(4, 4, 1'b1, 4);
      8'h01, 8'h31: if (write_enabled) phase = TAKE;
      8'h02, 8'h20, 8'hD8: if (write_enabled) phase = ADDRESS;
      8'h32:
      if (write_enabled && quad_enabled) begin
        lanes = 4;
        phase = ADDRESS;
      end
      default: ;
    endcase
    // While it writes it answers its status alone.
    if (writing && phase != SEND) phase = IGNORED;
  endtask

  task behind_address;
    bits = 0;
    if (phase == ADDRESS && has_mode) phase = MODE;
    else if (phase != DUMMY && dummy > 0) phase = DUMMY;
    else if (opcode == 8'h02 || opcode == 8'h32) phase = TAKE;
    else phase = opcode == 8'h20 || opcode == 8'hD8 ? IGNORED : SEND;
  endtask

  task take_byte;
    if (opcode == 8'h02 || opcode == 8'h32) page[(address+bytes)%256] = shift;
    else if (opcode == 8'h31 || bytes == 1) second = shift;  // the second status register
    bytes++;
  endtask

  task shift_in(input int width);
    if (width == 1) shift = {shift[6:0], io[0]};
    else if (width == 2) shift = {shift[5:0], io[1:0]};
    else shift = {shift[3:0], io};
    bits = bits + width;
  endtask

  always @(posedge sck)
    if (!cs_n) begin
      check(bits == -1 || $realtime - rose >= T_PERIOD, "the clock is too fast");
      check(opcode != 8'h03 || phase != SEND || $realtime - rose >= T_PERIOD_READ, "plain read too fast");
      check($realtime - selected >= T_SELECT, "setup of the select");
      if (phase != SEND && phase != IGNORED && phase != DUMMY)
        check($realtime - changed >= T_SETUP, "setup of data");
      if (!quad_enabled) check(io[3] !== 1'b0, "held");
      rose = $realtime;
      case (phase)
        OPCODE: begin
          if (bits == -1) bits = 0;
          shift_in(1);
          if (bits == 8) begin
            opcode = shift;
            bits   = 0;
            decode;
          end
        end
        ADDRESS: begin
          if (bits == -1) bits = 0;
          if (address_lanes == 1) address = {address[22:0], io[0]};
          else if (address_lanes == 2) address = {address[21:0], io[1:0]};
          else address = {address[19:0], io};
          bits = bits + address_lanes;
          if (bits == 24) behind_address;
        end
        MODE: begin
          shift_in(address_lanes);
          if (bits == 8) begin
            mode       = shift;
            continuous = mode[5:4] == 2'b10;
            behind_address;
          end
        end
        DUMMY: begin
          bits++;
          if (bits == dummy) behind_address;
        end
        TAKE: begin
          shift_in(lanes);
          if (bits == 8) begin
            take_byte;
            bits = 0;
          end
        end
        default: ;
      endcase
    end

  function automatic logic [7:0] sent(input int index);
    case (opcode)
      8'h05: sent = {6'd0, write_enabled, writing};
      8'h35: sent = {6'd0, quad_enabled, 1'b0};
      8'h9F: sent = index % 3 == 0 ? 8'hEF : index % 3 == 1 ? 8'h40 : 8'h10;
      default: sent = memory[(address+index)%SIZE];
    endcase
  endfunction

  always @(negedge sck)
    if (!cs_n && phase == SEND) begin
      if (bits % 8 == 0) shift = sent(bits / 8);
      drive <= #1.5 lanes == 1 ? 4'b0010 : lanes == 2 ? 4'b0011 : 4'b1111;
      level <= #1.5 4'bxxxx;
      if (lanes == 1) level <= #(T_OUT) {2'b00, shift[7], 1'b0};
      else if (lanes == 2) level <= #(T_OUT) {2'b00, shift[7:6]};
      else level <= #(T_OUT) shift[7:4];
      shift = shift << lanes;
      bits  = bits + lanes;
    end

  always @(io) begin
    if (!cs_n && phase != SEND && phase != DUMMY && phase != IGNORED && $realtime > 0)
      check($realtime - rose >= T_HOLD || rose < selected, "hold of data");
    changed = $realtime;
  end

  always @(negedge cs_n) begin
    if (unselected != 0)
      check($realtime - unselected >= (wrote ? T_APART_WRITE : T_APART_READ), "selected again too early");
    check(sck === 1'b0, "SCK is high at the beginning");
    selected = $realtime;
    wrote    = 1'b0;
    bits     = -1;
    phase    = OPCODE;
    if (continuous) begin
      phase      = ADDRESS;
      continuous = 1'b0;
    end
  end

  always @(posedge cs_n)
    if ($realtime > 0) begin
      check($realtime - rose >= T_UNSELECT, "hold of the select");
      unselected = $realtime;
      drive <= #7 4'b0000;
      if (phase == OPCODE) begin
        // Cut off.
      end else if (opcode == 8'h06 && !writing) write_enabled = 1'b1;
      else if (opcode == 8'h04 && !writing) write_enabled = 1'b0;
      else if (write_enabled && !writing) begin
        case (opcode)
          8'h01, 8'h31: if (bytes > 0) writing = 1'b1;
          8'h02, 8'h32: if (bytes > 0) writing = 1'b1;
          8'h20, 8'hD8: writing = 1'b1;
          default: ;
        endcase
      end
      wrote = writing || opcode == 8'h06;
      phase = IGNORED;
    end

  always @(posedge writing) begin
    case (opcode)
      8'h01, 8'h31: if (opcode == 8'h31 || bytes > 1) quad_enabled = second[1];
      8'h02, 8'h32:
      for (int k = 0; k < (bytes < 256 ? bytes : 256); k++) begin
        int at;
        at = (address & 24'hFFFF00) + (address + bytes - 1 - k) % 256;
        memory[at%SIZE] = memory[at%SIZE] & page[(address+bytes-1-k)%256];
      end
      8'h20: for (int k = 0; k < 4096; k++) memory[(address&24'hFFF000)%SIZE+k] = 8'hFF;
      default: for (int k = 0; k < 65536; k++) memory[k] = 8'hFF;
    endcase
    #(WRITE_CYCLE);
    writing       = 1'b0;
    write_enabled = 1'b0;
  end
endmodule

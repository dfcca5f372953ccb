// Shifts one unit after the other over one, two or four lines, the most significant bit first and on the
// highest line, without a gap while units wait. SPI mode 0: data change as SCK falls. They are sampled as SCK
// rises or, with `late`, half a period later.
module nl_qspi_shifter (
    input  logic       clk,
    input  logic       rst_n,
    input  logic       selected,     // between transfers the lines rest
    input  logic [7:0] divider,      // half a period of SCK is divider + 1 clocks
    input  logic       late,
    input  logic       unit_valid,
    output logic       unit_ready,
    input  logic       unit_drive,   // sends; otherwise the lines are let go
    input  logic       unit_keep,    // what comes is a byte
    input  logic [1:0] unit_lanes,
    input  logic [4:0] unit_cycles,  // of SCK, less one
    input  logic [7:0] unit_byte,
    output logic       busy,
    output logic       received,
    output logic [7:0] byte_received,
    output logic       sck,
    input  logic [3:0] io_in,
    output logic [3:0] io_out,
    output logic [3:0] io_oe
);
  localparam logic [1:0] ONE = 2'd0;
  localparam logic [1:0] TWO = 2'd1;

  logic [7:0] clocks_left;  // of this half period
  logic [4:0] cycles_left;
  logic [1:0] lanes;
  logic       drive, keep;
  logic [7:0] outgoing;
  logic       edge_due, ends, load, sample;

  assign edge_due   = busy && clocks_left == '0;
  assign ends       = edge_due && sck && cycles_left == '0;
  assign unit_ready = !busy || ends;
  assign load       = unit_valid && unit_ready;
  assign sample     = edge_due && sck == late;

  always_ff @(posedge clk) begin
    received <= ends && keep;
    if (load || edge_due) clocks_left <= divider;
    else if (busy) clocks_left <= clocks_left - 8'd1;
    if (edge_due) sck <= !sck;
    if (load) begin
      busy        <= 1'b1;
      keep        <= unit_keep;
      drive       <= unit_drive;
      lanes       <= unit_lanes;
      cycles_left <= unit_cycles;
      outgoing    <= unit_byte;
    end else if (ends) begin
      busy <= 1'b0;
    end else if (edge_due && sck) begin
      cycles_left <= cycles_left - 5'd1;
      outgoing    <= lanes == ONE ? outgoing << 1 : lanes == TWO ? outgoing << 2 : outgoing << 4;
    end
    if (sample)
      byte_received <= lanes == ONE ? {byte_received[6:0], io_in[1]}
                     : lanes == TWO ? {byte_received[5:0], io_in[1:0]}
                     : {byte_received[3:0], io_in};
    if (!selected && !load) begin
      lanes <= ONE;
      drive <= 1'b1;
    end
    if (!rst_n) begin
      busy     <= 1'b0;
      received <= 1'b0;
      sck      <= 1'b0;
      lanes    <= ONE;
      drive    <= 1'b1;
    end
  end

  // Lines 2 and 3 are write protection and hold of a part that does not use them for data: high.
  assign io_out = lanes == ONE ? {3'b110, outgoing[7]}
                : lanes == TWO ? {2'b11, outgoing[7:6]} : outgoing[7:4];
  assign io_oe  = lanes == ONE ? 4'b1101 : lanes == TWO ? {2'b11, {2{drive}}} : {4{drive}};
endmodule

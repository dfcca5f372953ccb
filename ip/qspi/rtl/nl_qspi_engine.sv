// One transfer with a serial flash: what `format` has, as it begins, of opcode, address, mode byte and
// dummy clocks, then bytes of data, each when `data_valid` tells that one is there to send, or that there
// is room for one, until `ends`. SCK stands still while data wait.
module nl_qspi_engine (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [ 7:0] divider,
    input  logic        late,
    input  logic [ 3:0] deselect,       // clocks between transfers, less one
    input  logic        start,          // while not busy
    input  logic [29:0] format,
    input  logic [31:0] address,
    input  logic        data_valid,
    output logic        data_taken,     // the byte is on its way
    input  logic [ 7:0] data,
    input  logic        ends,
    output logic        busy,
    output logic        received,
    output logic [ 7:0] byte_received,
    output logic        cs_n,
    output logic        sck,
    input  logic [ 3:0] io_in,
    output logic [ 3:0] io_out,
    output logic [ 3:0] io_oe
);
  localparam logic [2:0] IDLE = 3'd0;
  localparam logic [2:0] OPCODE = 3'd1;
  localparam logic [2:0] ADDRESS = 3'd2;
  localparam logic [2:0] MODE = 3'd3;
  localparam logic [2:0] DUMMY = 3'd4;
  localparam logic [2:0] DATA = 3'd5;
  localparam logic [2:0] DESELECT = 3'd6;

  localparam logic [1:0] ONE = 2'd0;
  localparam logic [1:0] TWO = 2'd1;

  logic [7:0] mode_byte, opcode;
  logic       no_opcode, write, has_mode;
  logic [4:0] dummy;
  logic [1:0] data_lanes, address_lanes, address_bytes;

  // Software may change the format of the next transfer, also of the one that it is being read by.
  logic [29:0] format_begun;

  assign {mode_byte, no_opcode, write, dummy, has_mode, data_lanes, address_lanes, address_bytes, opcode}
      = busy ? format_begun : format;

  logic [ 2:0] state, first, next;
  logic [ 1:0] bytes_left;  // of the address, less one
  logic [31:0] to_send;     // the address, its next byte on top
  logic [ 3:0] clocks_left;
  logic        unit_valid, unit_ready, unit_drive, unit_keep, taken, shifting;
  logic [ 1:0] unit_lanes;
  logic [ 4:0] unit_cycles;
  logic [ 7:0] unit_byte, address_byte;

  assign busy         = state != IDLE;
  assign taken        = unit_valid && unit_ready;
  assign data_taken   = taken && state == DATA;
  assign address_byte = to_send[31:24];

  // The first phase of a transfer, and the one behind the present one.
  always_comb begin
    next = DATA;
    if (state < DUMMY && dummy != '0) next = DUMMY;
    if (state < MODE && has_mode) next = MODE;
    if (state < ADDRESS && address_bytes != '0) next = ADDRESS;
    first = no_opcode ? next : OPCODE;
  end

  always_comb begin
    unit_valid  = busy && state != DESELECT;
    unit_drive  = 1'b1;
    unit_keep   = 1'b0;
    unit_lanes  = address_lanes;
    unit_byte   = address_byte;
    unit_cycles = 5'd0;
    case (state)
      OPCODE: begin
        unit_lanes = ONE;
        unit_byte  = opcode;
      end
      MODE: unit_byte = mode_byte;
      DUMMY: begin
        unit_drive = 1'b0;
        unit_lanes = data_lanes;
      end
      DATA: begin
        unit_valid = data_valid && !ends;
        unit_drive = write;
        unit_keep  = !write;
        unit_lanes = data_lanes;
        unit_byte  = data;
      end
      default: ;
    endcase
    if (state == DUMMY) unit_cycles = dummy - 5'd1;
    else unit_cycles = unit_lanes == ONE ? 5'd7 : unit_lanes == TWO ? 5'd3 : 5'd1;
  end

  always_ff @(posedge clk) begin
    case (state)
      IDLE:
      if (start) begin
        state        <= first;
        format_begun <= format;
        cs_n         <= 1'b0;
        bytes_left   <= address_bytes + 2'd1;
        to_send      <= address_bytes == 2'd1 ? address << 8 : address;
      end
      ADDRESS:
      if (taken) begin
        to_send    <= to_send << 8;
        bytes_left <= bytes_left - 2'd1;
        if (bytes_left == '0) state <= next;
      end
      DATA:
      if (ends && !shifting) begin
        state       <= DESELECT;
        cs_n        <= 1'b1;
        clocks_left <= deselect;
      end
      DESELECT: begin
        clocks_left <= clocks_left - 4'd1;
        if (clocks_left == '0) state <= IDLE;
      end
      default: if (taken) state <= next;
    endcase
    if (!rst_n) begin
      state <= IDLE;
      cs_n  <= 1'b1;
    end
  end

  nl_qspi_shifter u_shifter (
      .clk          (clk),
      .rst_n        (rst_n),
      .selected     (!cs_n),
      .divider      (divider),
      .late         (late),
      .unit_valid   (unit_valid),
      .unit_ready   (unit_ready),
      .unit_drive   (unit_drive),
      .unit_keep    (unit_keep),
      .unit_lanes   (unit_lanes),
      .unit_cycles  (unit_cycles),
      .unit_byte    (unit_byte),
      .busy         (shifting),
      .received     (received),
      .byte_received(byte_received),
      .sck          (sck),
      .io_in        (io_in),
      .io_out       (io_out),
      .io_oe        (io_oe)
  );
endmodule

// Controller of a serial NOR flash with one, two or four data lines: transfers by command, registers behind
// an APB subordinate (qspi.regs.json), and the flash as memory behind an AXI4 subordinate.
module nl_qspi #(
    parameter ADDR_WIDTH    = 24,
    parameter ID_WIDTH      = 8,
    parameter RESET_DIVIDER = 1
) (
    input  logic                  clk,
    input  logic                  rst_n,
    input  logic [          11:0] s_apb_paddr,
    input  logic                  s_apb_psel,
    input  logic                  s_apb_penable,
    input  logic                  s_apb_pwrite,
    input  logic [          31:0] s_apb_pwdata,
    input  logic [           3:0] s_apb_pstrb,
    output logic [          31:0] s_apb_prdata,
    output logic                  s_apb_pready,
    output logic                  s_apb_pslverr,
    input  logic [  ID_WIDTH-1:0] s_axi_awid,
    input  logic [ADDR_WIDTH-1:0] s_axi_awaddr,
    input  logic [           7:0] s_axi_awlen,
    input  logic [           2:0] s_axi_awsize,
    input  logic [           1:0] s_axi_awburst,
    input  logic                  s_axi_awvalid,
    output logic                  s_axi_awready,
    input  logic [          31:0] s_axi_wdata,
    input  logic [           3:0] s_axi_wstrb,
    input  logic                  s_axi_wlast,
    input  logic                  s_axi_wvalid,
    output logic                  s_axi_wready,
    output logic [  ID_WIDTH-1:0] s_axi_bid,
    output logic [           1:0] s_axi_bresp,
    output logic                  s_axi_bvalid,
    input  logic                  s_axi_bready,
    input  logic [  ID_WIDTH-1:0] s_axi_arid,
    input  logic [ADDR_WIDTH-1:0] s_axi_araddr,
    input  logic [           7:0] s_axi_arlen,
    input  logic [           2:0] s_axi_arsize,
    input  logic [           1:0] s_axi_arburst,
    input  logic                  s_axi_arvalid,
    output logic                  s_axi_arready,
    output logic [  ID_WIDTH-1:0] s_axi_rid,
    output logic [          31:0] s_axi_rdata,
    output logic [           1:0] s_axi_rresp,
    output logic                  s_axi_rlast,
    output logic                  s_axi_rvalid,
    input  logic                  s_axi_rready,
    output logic                  sck,
    output logic                  cs_n,
    input  logic [           3:0] io_in,
    output logic [           3:0] io_out,
    output logic [           3:0] io_oe,
    output logic                  irq
);
  // Of registers.
  logic        xip, late, write, xip_no_opcode, no_opcode, has_mode, xip_has_mode;
  logic [ 7:0] divider, opcode, xip_opcode, mode_byte, xip_mode_byte;
  logic [ 3:0] deselect;
  logic [ 1:0] address_bytes, address_lanes, data_lanes;
  logic [ 1:0] xip_address_bytes, xip_address_lanes, xip_data_lanes;
  logic [ 4:0] dummy, xip_dummy;
  logic [31:0] command_address;
  logic [15:0] length;
  logic        go, clear, data_read, data_write, asks;
  logic [31:0] data_written, data_mask;

  // Of the queue between software and commands.
  logic        push, pop, empty, full;
  logic [ 7:0] tail, head;
  logic [ 4:0] level;

  // Of the engine.
  logic        start, data_taken, ends, busy, received;
  logic [29:0] format;
  logic [ 7:0] byte_received;
  logic        xip_start, xip_ends, xip_room;
  logic [31:0] xip_address;

  // Whom the engine serves; that changes between transfers alone.
  logic        mapped;
  logic        command_start, command_runs;
  logic [15:0] bytes_left;

  assign command_start = go && !mapped && !busy;
  assign start         = mapped ? xip_start : command_start;
  assign ends          = mapped ? xip_ends : bytes_left == '0;

  always_ff @(posedge clk) begin
    if (!busy && !start) mapped <= xip;
    if (command_start) begin
      command_runs <= 1'b1;
      bytes_left   <= length;
    end else begin
      if (!busy) command_runs <= 1'b0;
      if (data_taken && !mapped) bytes_left <= bytes_left - 16'd1;
    end
    if (!rst_n) begin
      mapped       <= 1'b1;
      command_runs <= 1'b0;
    end
  end

  always_comb
    if (mapped)
      format = {xip_mode_byte, xip_no_opcode, 1'b0, xip_dummy, xip_has_mode, xip_data_lanes,
                xip_address_lanes, xip_address_bytes, xip_opcode};
    else
      format = {mode_byte, no_opcode, write, dummy, has_mode, data_lanes,
                address_lanes, address_bytes, opcode};

  // From a flip-flop: whoever takes it may have another clock.
  always_ff @(posedge clk)
    if (!rst_n) irq <= 1'b0;
    else irq <= asks;

  nl_qspi_regs #(
      .RESET_DIVIDER(RESET_DIVIDER)
  ) u_regs (
      .clk                     (clk),
      .rst_n                   (rst_n),
      .paddr                   (s_apb_paddr),
      .psel                    (s_apb_psel),
      .penable                 (s_apb_penable),
      .pwrite                  (s_apb_pwrite),
      .pwdata                  (s_apb_pwdata),
      .pstrb                   (s_apb_pstrb),
      .prdata                  (s_apb_prdata),
      .pready                  (s_apb_pready),
      .pslverr                 (s_apb_pslverr),
      .control_xip             (xip),
      .control_late            (late),
      .control_divider         (divider),
      .control_deselect        (deselect),
      .status_busy             (busy || mapped != xip),
      .status_empty            (empty),
      .status_full             (full),
      .status_level            (level),
      .command_start           (go),
      .command_clear           (clear),
      .format_opcode           (opcode),
      .format_address_bytes    (address_bytes),
      .format_address_lanes    (address_lanes),
      .format_data_lanes       (data_lanes),
      .format_mode             (has_mode),
      .format_no_opcode        (no_opcode),
      .format_dummy            (dummy),
      .format_write            (write),
      .format_mode_byte        (mode_byte),
      .address_first           (command_address),
      .length_bytes            (length),
      .data_read               (data_read),
      .data_write              (data_write),
      .data_wdata              (data_written),
      .data_wmask              (data_mask),
      .data_rdata              ({empty, 23'd0, empty ? 8'd0 : head}),
      .xip_format_opcode       (xip_opcode),
      .xip_format_address_bytes(xip_address_bytes),
      .xip_format_address_lanes(xip_address_lanes),
      .xip_format_data_lanes   (xip_data_lanes),
      .xip_format_mode         (xip_has_mode),
      .xip_format_no_opcode    (xip_no_opcode),
      .xip_format_dummy        (xip_dummy),
      .xip_format_mode_byte    (xip_mode_byte),
      .irq_status_done_next    (command_runs && !busy),
      .irq_status_irq          (asks)
  );

  // Bytes to send, or bytes that came: a command has one direction.
  assign push = write ? data_write && data_mask[0] : received && !mapped;
  assign tail = write ? data_written[7:0] : byte_received;
  assign pop  = write ? data_taken && !mapped : data_read;

  nl_fifo #(
      .WIDTH(8),
      .DEPTH(16)
  ) u_bytes (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(clear || (command_start && !write)),
      .push (push),
      .tail (tail),
      .pop  (pop),
      .head (head),
      .empty(empty),
      .full (full),
      .level(level)
  );

  // A byte that comes may find one more on its way.
  nl_qspi_engine u_engine (
      .clk          (clk),
      .rst_n        (rst_n),
      .divider      (divider),
      .late         (late),
      .deselect     (deselect),
      .start        (start),
      .format       (format),
      .address      (mapped ? xip_address : command_address),
      .data_valid   (mapped ? xip_room : write ? !empty : level < 5'd15),
      .data_taken   (data_taken),
      .data         (head),
      .ends         (ends),
      .busy         (busy),
      .received     (received),
      .byte_received(byte_received),
      .cs_n         (cs_n),
      .sck          (sck),
      .io_in        (io_in),
      .io_out       (io_out),
      .io_oe        (io_oe)
  );

  nl_qspi_xip #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .ID_WIDTH  (ID_WIDTH)
  ) u_xip (
      .clk          (clk),
      .rst_n        (rst_n),
      .enable       (xip),
      .serves       (mapped),
      .s_axi_awid   (s_axi_awid),
      .s_axi_awvalid(s_axi_awvalid),
      .s_axi_awready(s_axi_awready),
      .s_axi_wlast  (s_axi_wlast),
      .s_axi_wvalid (s_axi_wvalid),
      .s_axi_wready (s_axi_wready),
      .s_axi_bid    (s_axi_bid),
      .s_axi_bresp  (s_axi_bresp),
      .s_axi_bvalid (s_axi_bvalid),
      .s_axi_bready (s_axi_bready),
      .s_axi_arid   (s_axi_arid),
      .s_axi_araddr (s_axi_araddr),
      .s_axi_arlen  (s_axi_arlen),
      .s_axi_arsize (s_axi_arsize),
      .s_axi_arburst(s_axi_arburst),
      .s_axi_arvalid(s_axi_arvalid),
      .s_axi_arready(s_axi_arready),
      .s_axi_rid    (s_axi_rid),
      .s_axi_rdata  (s_axi_rdata),
      .s_axi_rresp  (s_axi_rresp),
      .s_axi_rlast  (s_axi_rlast),
      .s_axi_rvalid (s_axi_rvalid),
      .s_axi_rready (s_axi_rready),
      .start        (xip_start),
      .address      (xip_address),
      .ends         (xip_ends),
      .room         (xip_room),
      .busy         (busy),
      .received     (received),
      .byte_received(byte_received)
  );

  // Writes are refused, whatever they say.
  wire unused = &{1'b0, data_written[31:8], data_mask[31:1], s_axi_awaddr, s_axi_awlen, s_axi_awsize,
                  s_axi_awburst, s_axi_wdata, s_axi_wstrb};
endmodule

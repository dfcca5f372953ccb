// Load-store unit: aligns data to byte lanes and back. One access is outstanding at a time. The next access
// is requested in the cycle after the response, as AXI allows no combinational path from response to request.
module nl_micro_lsu (
  input  logic        clk,
  input  logic        rst_n,
  // From the pipeline: start and the operands are held until accept
  input  logic        start,
  input  logic        we,
  input  logic [1:0]  size,
  input  logic        load_unsigned,
  input  logic [31:0] address,
  input  logic [31:0] wdata,
  output logic        accept,
  // Misaligned address: the access must not be started
  output logic        misaligned,
  // To the pipeline: response to the accepted access, one cycle later at the earliest
  output logic        done,
  output logic [31:0] rdata,
  output logic        fault,
  output logic        idle,
  // Bus
  output logic        dbus_req,
  output logic        dbus_we,
  output logic [31:0] dbus_addr,
  output logic [3:0]  dbus_be,
  output logic [31:0] dbus_wdata,
  input  logic        dbus_gnt,
  input  logic        dbus_rvalid,
  input  logic [31:0] dbus_rdata,
  input  logic        dbus_err
);
  localparam logic [1:0] BYTE = 2'b00;
  localparam logic [1:0] HALF = 2'b01;

  logic        busy;     // a bus response is outstanding
  logic        bus_free; // no outstanding response holds up a new request
  logic        granted;
  logic [1:0]  byte_offset;
  logic [3:0]  byte_enables;
  logic [31:0] aligned_wdata;
  logic [1:0]  rsp_size;
  logic        rsp_unsigned;
  logic [1:0]  rsp_offset;
  logic [7:0]  byte_0;
  logic [7:0]  byte_1;
  logic [15:0] upper_half;
  logic        sign;
  logic [31:0] load_result;

  assign misaligned = (size[1] && byte_offset != 2'd0) || (size == HALF && byte_offset[0]);

  // Bytes and halfwords are replicated on all lanes; the byte enables select.
  assign byte_offset   = address[1:0];
  assign byte_enables  = (size == BYTE ? 4'b0001 : size == HALF ? 4'b0011 : 4'b1111) << byte_offset;
  assign aligned_wdata = size == BYTE ? {4{wdata[7:0]}} : size == HALF ? {2{wdata[15:0]}} : wdata;

  assign bus_free = !busy;
  assign granted  = dbus_req && dbus_gnt;
  assign accept   = granted;

  assign dbus_req   = start && bus_free;
  assign dbus_we    = we;
  assign dbus_addr  = {address[31:2], 2'b00};
  assign dbus_be    = byte_enables;
  assign dbus_wdata = aligned_wdata;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      busy <= 1'b0;
    end else begin
      busy <= granted || (busy && !dbus_rvalid);
    end
  end

  always_ff @(posedge clk)
    if (accept) begin
      rsp_size     <= size;
      rsp_unsigned <= load_unsigned;
      rsp_offset   <= byte_offset;
    end

  assign byte_0      =
    rsp_offset == 2'd0 ? dbus_rdata[7:0] :
    rsp_offset == 2'd1 ? dbus_rdata[15:8] :
    rsp_offset == 2'd2 ? dbus_rdata[23:16] :
    dbus_rdata[31:24];
  assign byte_1      = rsp_offset[1] ? dbus_rdata[31:24] : dbus_rdata[15:8];
  assign upper_half  = dbus_rdata[31:16];
  assign sign        = !rsp_unsigned && (rsp_size == BYTE ? byte_0[7] : byte_1[7]);
  assign load_result = {
    rsp_size[1] ? upper_half : {16{sign}},
    rsp_size == BYTE ? {8{sign}} : byte_1,
    byte_0
  };

  assign done  = dbus_rvalid;
  assign fault = dbus_err;
  assign rdata = load_result;
  assign idle  = !busy;
endmodule

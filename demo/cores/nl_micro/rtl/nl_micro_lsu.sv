// Load-store unit: puts bytes and halves on their lanes and back, one access under way at a time. The next one
// goes out when the last is answered, in the cycle after: AXI wants a register between an answer and a request.
module nl_micro_lsu (
  input  logic        clk,
  input  logic        rst_n,
  // From the pipeline: start is held, with all that belongs to it, until accept
  input  logic        start,
  input  logic        we,
  input  logic [1:0]  size,
  input  logic        unsign,
  input  logic [31:0] address,
  input  logic [31:0] wdata,
  output logic        accept,
  // Such an access is not to be started
  output logic        misaligned,
  // To the pipeline: answer to what was accepted, a cycle later at the earliest
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

  logic        busy;   // the bus owes an answer
  logic        free;   // it owes none that a request would have to wait for
  logic        taken;
  logic [1:0]  offset;
  logic [3:0]  lanes;
  logic [31:0] lane_wdata;
  logic [1:0]  answer_size;
  logic        answer_unsigned;
  logic [1:0]  answer_offset;
  logic [7:0]  byte_0;
  logic [7:0]  byte_1;
  logic [15:0] bytes_32;
  logic        sign;
  logic [31:0] loaded_value;

  assign misaligned = (size[1] && offset != 2'd0) || (size == HALF && offset[0]);

  // Bytes and halves stand on all lanes; the enables choose.
  assign offset     = address[1:0];
  assign lanes      = (size == BYTE ? 4'b0001 : size == HALF ? 4'b0011 : 4'b1111) << offset;
  assign lane_wdata = size == BYTE ? {4{wdata[7:0]}} : size == HALF ? {2{wdata[15:0]}} : wdata;

  assign free   = !busy;
  assign taken  = dbus_req && dbus_gnt;
  assign accept = taken;

  assign dbus_req   = start && free;
  assign dbus_we    = we;
  assign dbus_addr  = {address[31:2], 2'b00};
  assign dbus_be    = lanes;
  assign dbus_wdata = lane_wdata;



  always_ff @(posedge clk) begin
    if (!rst_n) begin
      busy   <= 1'b0;
    end else begin
      busy   <= taken || (busy && !dbus_rvalid);
    end
  end

  always_ff @(posedge clk)
    if (accept) begin
      answer_size     <= size;
      answer_unsigned <= unsign;
      answer_offset   <= offset;
    end

  assign byte_0 =
    answer_offset == 2'd0 ? dbus_rdata[7:0] :
    answer_offset == 2'd1 ? dbus_rdata[15:8] :
    answer_offset == 2'd2 ? dbus_rdata[23:16] :
    dbus_rdata[31:24];
  assign byte_1   = answer_offset[1] ? dbus_rdata[31:24] : dbus_rdata[15:8];
  assign bytes_32 = dbus_rdata[31:16];
  assign sign = !answer_unsigned && (answer_size == BYTE ? byte_0[7] : byte_1[7]);
  assign loaded_value = {
    answer_size[1] ? bytes_32 : {16{sign}},
    answer_size == BYTE ? {8{sign}} : byte_1,
    byte_0
  };

  assign done  = dbus_rvalid;
  assign fault = dbus_err;
  assign rdata = loaded_value;
  assign idle  = !busy;

endmodule

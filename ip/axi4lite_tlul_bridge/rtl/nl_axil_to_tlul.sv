// AXI4-Lite to TL-UL (TileLink 1.8.1, 6, with OpenTitan's check bits): one transfer at a time. A write of the
// whole word is PutFullData, one of some of its bytes PutPartialData, and one without strobes no transfer. An
// answer with an error, of the wrong kind or, with CHECK, with wrong check bits is answered as SLVERR.
module nl_axil_to_tlul #(
    parameter int AW = 32,
    parameter int SW = 8,    // bits of a source, which is always 0
    parameter int CHECK = 1
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic [AW-1:0] s_awaddr,
    input  logic [   2:0] s_awprot,
    input  logic          s_awvalid,
    output logic          s_awready,
    input  logic [  31:0] s_wdata,
    input  logic [   3:0] s_wstrb,
    input  logic          s_wvalid,
    output logic          s_wready,
    output logic [   1:0] s_bresp,
    output logic          s_bvalid,
    input  logic          s_bready,
    input  logic [AW-1:0] s_araddr,
    input  logic [   2:0] s_arprot,
    input  logic          s_arvalid,
    output logic          s_arready,
    output logic [  31:0] s_rdata,
    output logic [   1:0] s_rresp,
    output logic          s_rvalid,
    input  logic          s_rready,
    output logic          m_a_valid,
    input  logic          m_a_ready,
    output logic [   2:0] m_a_opcode,
    output logic [   2:0] m_a_param,
    output logic [   1:0] m_a_size,
    output logic [SW-1:0] m_a_source,
    output logic [AW-1:0] m_a_address,
    output logic [   3:0] m_a_mask,
    output logic [  31:0] m_a_data,
    output logic [   3:0] m_a_user_instr_type,
    output logic [   6:0] m_a_user_cmd_intg,
    output logic [   6:0] m_a_user_data_intg,
    input  logic          m_d_valid,
    output logic          m_d_ready,
    input  logic [   2:0] m_d_opcode,
    input  logic [   2:0] m_d_param,
    input  logic [   1:0] m_d_size,
    input  logic [SW-1:0] m_d_source,
    input  logic [  31:0] m_d_data,
    input  logic [   6:0] m_d_user_rsp_intg,
    input  logic [   6:0] m_d_user_data_intg,
    input  logic          m_d_error
);
  localparam logic [2:0] PUT_FULL_DATA = 3'd0;
  localparam logic [2:0] PUT_PARTIAL_DATA = 3'd1;
  localparam logic [2:0] GET = 3'd4;
  localparam logic [3:0] INSTRUCTION = 4'h6; // MuBi4True
  localparam logic [3:0] NO_INSTRUCTION = 4'h9; // MuBi4False
  localparam logic [1:0] WORD = 2'd2; // the size of all transfers

  logic request, write, finish, failed;
  logic [AW-1:0] address;
  logic [2:0] protection;
  logic [31:0] data;
  logic [3:0] strobes;

  nl_axil_single #(
      .AW(AW),
      .DW(32)
  ) transfers (
      .clk       (clk),
      .rst_n     (rst_n),
      .awaddr    (s_awaddr),
      .awprot    (s_awprot),
      .awvalid   (s_awvalid),
      .awready   (s_awready),
      .wdata     (s_wdata),
      .wstrb     (s_wstrb),
      .wvalid    (s_wvalid),
      .wready    (s_wready),
      .bresp     (s_bresp),
      .bvalid    (s_bvalid),
      .bready    (s_bready),
      .araddr    (s_araddr),
      .arprot    (s_arprot),
      .arvalid   (s_arvalid),
      .arready   (s_arready),
      .rdata     (s_rdata),
      .rresp     (s_rresp),
      .rvalid    (s_rvalid),
      .rready    (s_rready),
      .request   (request),
      .write     (write),
      .address   (address),
      .protection(protection),
      .data      (data),
      .strobes   (strobes),
      .finish    (finish),
      .failed    (failed),
      .word      (m_d_data)
  );

  logic nothing; // no byte is to be written
  logic sent;    // the device has the request, and answers
  logic wrong;   // the answer is not what was asked for
  logic [6:0] answer_bits, data_bits;

  assign nothing = write && strobes == '0;
  assign finish  = request && (nothing || (sent && m_d_valid));
  assign failed  = !nothing && (m_d_error || wrong);

  assign m_a_valid           = request && !nothing && !sent;
  assign m_a_opcode          = !write ? GET : &strobes ? PUT_FULL_DATA : PUT_PARTIAL_DATA;
  assign m_a_param           = '0;
  assign m_a_size            = WORD;
  assign m_a_source          = '0;
  assign m_a_address         = {address[AW-1:2], 2'b00};
  assign m_a_mask            = write ? strobes : '1;
  assign m_a_data            = write ? data : '0; // the data of a write may come while a Get waits
  assign m_a_user_instr_type = protection[2] && !write ? INSTRUCTION : NO_INSTRUCTION;
  assign m_d_ready           = sent;

  nl_tlul_check #(
      .WIDTH(43)
  ) command_check (
      .word({m_a_user_instr_type, 32'(m_a_address), m_a_opcode, m_a_mask}),
      .bits(m_a_user_cmd_intg)
  );

  nl_tlul_check #(
      .WIDTH(32),
      .DATA (1)
  ) data_check (
      .word(m_a_data),
      .bits(m_a_user_data_intg)
  );

  nl_tlul_check #(
      .WIDTH(6)
  ) answer_check (
      .word({m_d_opcode, m_d_size, m_d_error}),
      .bits(answer_bits)
  );

  nl_tlul_check #(
      .WIDTH(32),
      .DATA (1)
  ) answer_data_check (
      .word(m_d_data),
      .bits(data_bits)
  );

  always_comb begin
    wrong = m_d_opcode != {2'b00, !write};
    if (CHECK != 0 && m_d_user_rsp_intg != answer_bits) wrong = 1'b1;
    if (CHECK != 0 && !write && m_d_user_data_intg != data_bits) wrong = 1'b1;
  end

  always_ff @(posedge clk) begin
    if (m_a_valid && m_a_ready) sent <= 1'b1;
    if (finish) sent <= 1'b0;
    if (!rst_n) sent <= 1'b0;
  end

  wire unused = &{1'b0, address[1:0], protection[1:0], m_d_param, m_d_source};
endmodule

// TL-UL (TileLink 1.8.1, 6, with OpenTitan's check bits) to AXI4-Lite: one transfer at a time, of the word
// that the address lies in, a write with the mask as its strobes. What TL-UL does not allow and, with
// CHECK, what has wrong check bits is answered with an error, as SLVERR and DECERR are, and begins no
// transfer.
module nl_tlul_to_axil #(
    parameter int AW = 32,
    parameter int SW = 8,    // bits of a source
    parameter int CHECK = 1
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic          s_a_valid,
    output logic          s_a_ready,
    input  logic [   2:0] s_a_opcode,
    input  logic [   2:0] s_a_param,
    input  logic [   1:0] s_a_size,
    input  logic [SW-1:0] s_a_source,
    input  logic [AW-1:0] s_a_address,
    input  logic [   3:0] s_a_mask,
    input  logic [  31:0] s_a_data,
    input  logic [   3:0] s_a_user_instr_type,
    input  logic [   6:0] s_a_user_cmd_intg,
    input  logic [   6:0] s_a_user_data_intg,
    output logic          s_d_valid,
    input  logic          s_d_ready,
    output logic [   2:0] s_d_opcode,
    output logic [   2:0] s_d_param,
    output logic [   1:0] s_d_size,
    output logic [SW-1:0] s_d_source,
    output logic [  31:0] s_d_data,
    output logic [   6:0] s_d_user_rsp_intg,
    output logic [   6:0] s_d_user_data_intg,
    output logic          s_d_error,
    output logic [AW-1:0] m_awaddr,
    output logic [   2:0] m_awprot,
    output logic          m_awvalid,
    input  logic          m_awready,
    output logic [  31:0] m_wdata,
    output logic [   3:0] m_wstrb,
    output logic          m_wvalid,
    input  logic          m_wready,
    input  logic [   1:0] m_bresp,
    input  logic          m_bvalid,
    output logic          m_bready,
    output logic [AW-1:0] m_araddr,
    output logic [   2:0] m_arprot,
    output logic          m_arvalid,
    input  logic          m_arready,
    input  logic [  31:0] m_rdata,
    input  logic [   1:0] m_rresp,
    input  logic          m_rvalid,
    output logic          m_rready
);
  localparam logic [2:0] PUT_FULL_DATA = 3'd0;
  localparam logic [2:0] PUT_PARTIAL_DATA = 3'd1;
  localparam logic [2:0] GET = 3'd4;
  localparam logic [3:0] INSTRUCTION = 4'h6; // MuBi4True
  localparam logic [3:0] NO_INSTRUCTION = 4'h9; // MuBi4False

  logic start, over, busy, reading, fetching;
  logic put, aligned, known, legal;
  logic [3:0] lanes, half;
  logic [6:0] command_bits, data_bits;

  nl_tlul_check #(
      .WIDTH(43)
  ) command_check (
      .word({s_a_user_instr_type, 32'(s_a_address), s_a_opcode, s_a_mask}),
      .bits(command_bits)
  );

  nl_tlul_check #(
      .WIDTH(32),
      .DATA (1)
  ) data_check (
      .word(s_a_data),
      .bits(data_bits)
  );

  // The bytes that a request of this size may name (TileLink 1.8.1, 4.5): aligned, in one word.
  assign lanes   = s_a_size == 2'd0 ? 4'b0001 << s_a_address[1:0] : s_a_size == 2'd1 ? half : 4'b1111;
  assign half    = s_a_address[1] ? 4'b1100 : 4'b0011;
  assign aligned = s_a_size == 2'd0 || (s_a_size == 2'd1 && !s_a_address[0])
      || (s_a_size == 2'd2 && s_a_address[1:0] == '0);

  always_comb begin
    put   = s_a_opcode == PUT_FULL_DATA || s_a_opcode == PUT_PARTIAL_DATA;
    known = put ? s_a_user_instr_type == NO_INSTRUCTION
        : s_a_opcode == GET && (s_a_user_instr_type == NO_INSTRUCTION || s_a_user_instr_type == INSTRUCTION);
    legal = known && aligned && (s_a_mask & ~lanes) == '0;
    if (s_a_opcode == PUT_FULL_DATA && s_a_mask != lanes) legal = 1'b0;
    if (CHECK != 0 && s_a_user_cmd_intg != command_bits) legal = 1'b0;
    if (CHECK != 0 && put && s_a_user_data_intg != data_bits) legal = 1'b0;
  end

  assign s_a_ready = !busy && !s_d_valid;
  assign start     = s_a_valid && s_a_ready;
  assign m_araddr  = m_awaddr;
  assign m_awprot  = 3'b000;
  assign m_arprot  = {fetching, 2'b00};
  assign m_bready  = busy && !reading;
  assign m_rready  = busy && reading;
  assign over      = (m_bvalid && m_bready) || (m_rvalid && m_rready);

  always_ff @(posedge clk) begin
    if (start) begin
      busy       <= legal;
      s_d_valid  <= !legal;
      s_d_error  <= !legal;
      s_d_data   <= '1;
      s_d_size   <= s_a_size;
      s_d_source <= s_a_source;
      reading    <= s_a_opcode == GET;
      fetching   <= s_a_user_instr_type == INSTRUCTION;
      m_awaddr   <= {s_a_address[AW-1:2], 2'b00};
      m_wdata    <= s_a_data;
      m_wstrb    <= s_a_mask;
      m_awvalid  <= legal && put;
      m_wvalid   <= legal && put;
      m_arvalid  <= legal && !put;
    end
    if (m_awvalid && m_awready) m_awvalid <= 1'b0;
    if (m_wvalid && m_wready) m_wvalid <= 1'b0;
    if (m_arvalid && m_arready) m_arvalid <= 1'b0;
    if (over) begin
      busy      <= 1'b0;
      s_d_valid <= 1'b1;
      s_d_error <= reading ? m_rresp[1] : m_bresp[1];
      s_d_data  <= m_rdata;
    end
    if (s_d_valid && s_d_ready) s_d_valid <= 1'b0;
    if (!rst_n) begin
      busy      <= 1'b0;
      s_d_valid <= 1'b0;
      m_awvalid <= 1'b0;
      m_wvalid  <= 1'b0;
      m_arvalid <= 1'b0;
    end
  end

  assign s_d_opcode = {2'b00, reading}; // AccessAck, AccessAckData
  assign s_d_param  = '0;

  nl_tlul_check #(
      .WIDTH(6)
  ) answer_check (
      .word({s_d_opcode, s_d_size, s_d_error}),
      .bits(s_d_user_rsp_intg)
  );

  nl_tlul_check #(
      .WIDTH(32),
      .DATA (1)
  ) answer_data_check (
      .word(s_d_data),
      .bits(s_d_user_data_intg)
  );

  wire unused = &{1'b0, s_a_param, m_bresp[0], m_rresp[0]};
endmodule

// Each transfer that is asked for becomes one TL-UL request (TileLink 1.8.1, 6): a read Get of the whole
// word, a write a Put of its strobed bytes, none without strobes. Requests stay as they are until they are
// taken, one at a time; the answer gives what the manager is told, and an error where it says so or does
// not fit.
module proof (
    input logic        clk,
    input logic        awvalid,
    input logic [ 3:0] awaddr,
    input logic [ 2:0] awprot,
    input logic        wvalid,
    input logic [31:0] wdata,
    input logic [ 3:0] wstrb,
    input logic        bready,
    input logic        arvalid,
    input logic [ 3:0] araddr,
    input logic [ 2:0] arprot,
    input logic        rready,
    input logic        a_ready,
    input logic        d_valid,
    input logic [ 2:0] d_opcode,
    input logic [ 1:0] d_size,
    input logic        d_error,
    input logic [31:0] d_data,
    input logic [ 6:0] d_bits,
    input logic [ 6:0] d_data_bits
);
  logic rst_n, awready, wready, bvalid, arready, rvalid, a_valid, d_ready, may_write, may_read;
  logic [1:0] bresp, rresp, a_size;
  logic [31:0] rdata, a_data, data;
  logic [3:0] a_address, a_mask, write_address, read_address, strobes, instr_type;
  logic [2:0] a_opcode, a_param, idle;
  logic [1:0] a_source;
  logic [6:0] answer, answer_data, command, command_data, wanted, wanted_data;
  logic sent, written, was_read, failed, answers, fits;

  started u_reset (.clk, .rst_n);
  nl_axil_to_tlul #(.AW(4), .SW(2), .CHECK(1)) dut (
      .clk, .rst_n, .s_awaddr(awaddr), .s_awprot(awprot), .s_awvalid(awvalid), .s_awready(awready),
      .s_wdata(wdata), .s_wstrb(wstrb), .s_wvalid(wvalid), .s_wready(wready), .s_bresp(bresp),
      .s_bvalid(bvalid), .s_bready(bready), .s_araddr(araddr), .s_arprot(arprot), .s_arvalid(arvalid),
      .s_arready(arready), .s_rdata(rdata), .s_rresp(rresp), .s_rvalid(rvalid), .s_rready(rready),
      .m_a_valid(a_valid), .m_a_ready(a_ready), .m_a_opcode(a_opcode), .m_a_param(a_param), .m_a_size(a_size),
      .m_a_source(a_source), .m_a_address(a_address), .m_a_mask(a_mask), .m_a_data(a_data),
      .m_a_user_instr_type(instr_type), .m_a_user_cmd_intg(command), .m_a_user_data_intg(command_data),
      .m_d_valid(d_valid), .m_d_ready(d_ready), .m_d_opcode(d_opcode), .m_d_param(3'd0), .m_d_size(d_size),
      .m_d_source(2'd0), .m_d_data(d_data), .m_d_user_rsp_intg(d_bits),
      .m_d_user_data_intg(d_data_bits), .m_d_error(d_error)
  );
  nl_tlul_check #(.WIDTH(6)) u_answer (.word({d_opcode, d_size, d_error}), .bits(answer));
  nl_tlul_check #(.WIDTH(32), .DATA(1)) u_answer_data (.word(d_data), .bits(answer_data));
  nl_tlul_check #(.WIDTH(43)) u_command (
      .word({instr_type, 28'd0, a_address, a_opcode, a_mask}), .bits(wanted)
  );
  nl_tlul_check #(.WIDTH(32), .DATA(1)) u_data (.word(a_data), .bits(wanted_data));
  asked u_asked (
      .clk, .rst_n, .awvalid, .awready, .awaddr, .wvalid, .wready, .wdata, .wstrb, .bvalid, .bready, .bresp,
      .arvalid, .arready, .araddr, .rvalid, .rready, .rresp, .rdata,
      .nothing(1'b1), .written, .was_read, .failed,
      .word(d_data), .may_write, .may_read, .write_address, .data, .strobes, .read_address
  );
  stable #(.WIDTH(61)) u_request (
      .clk, .rst_n, .valid(a_valid), .ready(a_ready),
      .word({a_opcode, a_param, a_size, a_source, a_address, a_mask, a_data, instr_type, command})
  );
  stable #(.WIDTH(52), .ASSUMED(1)) u_response (
      .clk, .rst_n, .valid(d_valid), .ready(d_ready),
      .word({d_opcode, d_size, d_error, d_data, d_bits, d_data_bits})
  );

  // A device answers what it has taken, in the same clock at the earliest.
  always @* if (!sent && !(a_valid && a_ready)) assume (!d_valid);

  logic sent_write;
  assign answers  = d_valid && d_ready;
  assign fits     = d_opcode == (sent_write ? 0 : 1) && d_bits == answer
                    && (sent_write || d_data_bits == answer_data);
  assign written  = answers && sent_write;
  assign was_read = answers && !sent_write;
  assign failed   = d_error || !fits;

  initial {sent, idle} = 0;
  always @(posedge clk) begin
    if (a_valid && a_ready) {sent, sent_write} <= {1'b1, a_opcode != 4};
    if (answers) sent <= 0;
    idle <= rst_n && (may_write && strobes != 0 || may_read) && !a_valid && !sent && !bvalid && !rvalid
        ? idle + 1 : 0;
    if (!rst_n) sent <= 0;
  end

  always @* if (rst_n) begin
    assert (idle < 4);
    if (a_valid) begin
      assert (!sent && a_param == 0 && a_source == 0 && a_size == 2 && a_address[1:0] == 0);
      assert (a_opcode == 0 || a_opcode == 1 || a_opcode == 4);
      assert (command == wanted && command_data == wanted_data);
      if (a_opcode == 4)
        assert (may_read && a_address[3:2] == read_address[3:2] && a_mask == 4'hF);
      else begin
        assert (may_write && a_address[3:2] == write_address[3:2] && a_mask == strobes && a_data == data);
        assert (instr_type == 4'h9 && a_mask != 0 && (a_mask == 4'hF) == (a_opcode == 0));
      end
    end
    if (sent) assert (sent_write ? may_write : may_read);
    if (sent) assert (d_ready);
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && bvalid && bresp == 2'b10 && strobes == 4'b1011));
`endif
endmodule

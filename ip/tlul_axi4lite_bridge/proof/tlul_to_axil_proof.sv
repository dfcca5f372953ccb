// Each request that TL-UL allows (TileLink 1.8.1, 6) becomes one transfer with its word's address, its data
// and its mask; its answer has its source and size, and comes after the transfer's with what that gave. Any
// other request, and one whose check bits are wrong, is answered with an error and begins no transfer.
module proof (
    input logic        clk,
    input logic        a_valid,
    input logic [ 2:0] a_opcode,
    input logic [ 1:0] a_size,
    input logic [ 1:0] a_source,
    input logic [ 3:0] a_address,
    input logic [ 3:0] a_mask,
    input logic [31:0] a_data,
    input logic [ 3:0] instr_type,
    input logic [ 6:0] command_bits,
    input logic [ 6:0] data_bits,
    input logic        d_ready,
    input logic        awready,
    input logic        wready,
    input logic        bvalid,
    input logic [ 1:0] bresp,
    input logic        arready,
    input logic        rvalid,
    input logic [ 1:0] rresp,
    input logic [31:0] rdata
);
  logic rst_n, a_ready, d_valid, d_error, awvalid, wvalid, bready, arvalid, rready, takes, allowed, wrong;
  logic [2:0] d_opcode, d_param, awprot, arprot, idle;
  logic [1:0] d_size, d_source, size, source;
  logic [31:0] d_data, wdata, data, kept;
  logic [3:0] awaddr, araddr, wstrb, address, mask, lanes;
  logic [6:0] command, command_data, answer, answer_data, wanted, wanted_data;
  logic phase, put, fetch, begins, aw, w, ar, answered, failed;

  started u_reset (.clk, .rst_n);
  nl_tlul_check #(.WIDTH(43)) u_command (
      .word({instr_type, 28'd0, a_address, a_opcode, a_mask}), .bits(command)
  );
  nl_tlul_check #(.WIDTH(32), .DATA(1)) u_data (.word(a_data), .bits(command_data));
  nl_tlul_check #(.WIDTH(6)) u_answer (.word({d_opcode, d_size, d_error}), .bits(wanted));
  nl_tlul_check #(.WIDTH(32), .DATA(1)) u_answer_data (.word(d_data), .bits(wanted_data));
  nl_tlul_to_axil #(.AW(4), .SW(2), .CHECK(1)) dut (
      .clk, .rst_n, .s_a_valid(a_valid), .s_a_ready(a_ready), .s_a_opcode(a_opcode), .s_a_param(3'd0),
      .s_a_size(a_size), .s_a_source(a_source), .s_a_address(a_address), .s_a_mask(a_mask),
      .s_a_data(a_data), .s_a_user_instr_type(instr_type), .s_a_user_cmd_intg(command_bits),
      .s_a_user_data_intg(data_bits), .s_d_valid(d_valid), .s_d_ready(d_ready), .s_d_opcode(d_opcode),
      .s_d_param(d_param), .s_d_size(d_size), .s_d_source(d_source), .s_d_data(d_data),
      .s_d_user_rsp_intg(answer), .s_d_user_data_intg(answer_data), .s_d_error(d_error),
      .m_awaddr(awaddr), .m_awprot(awprot), .m_awvalid(awvalid), .m_awready(awready), .m_wdata(wdata),
      .m_wstrb(wstrb), .m_wvalid(wvalid), .m_wready(wready), .m_bresp(bresp), .m_bvalid(bvalid),
      .m_bready(bready), .m_araddr(araddr), .m_arprot(arprot), .m_arvalid(arvalid), .m_arready(arready),
      .m_rdata(rdata), .m_rresp(rresp), .m_rvalid(rvalid), .m_rready(rready)
  );
  // The check bits follow from these, as is claimed below.
  stable #(.WIDTH(43)) u_d (
      .clk, .rst_n, .valid(d_valid), .ready(d_ready),
      .word({d_opcode, d_param, d_size, d_source, d_data, d_error})
  );
  stable #(.WIDTH(7)) u_aw (.clk, .rst_n, .valid(awvalid), .ready(awready), .word({awprot, awaddr}));
  stable #(.WIDTH(36)) u_w (.clk, .rst_n, .valid(wvalid), .ready(wready), .word({wstrb, wdata}));
  stable #(.WIDTH(7)) u_ar (.clk, .rst_n, .valid(arvalid), .ready(arready), .word({arprot, araddr}));
  stable #(.WIDTH(2), .ASSUMED(1)) u_b (.clk, .rst_n, .valid(bvalid), .ready(bready), .word(bresp));
  stable #(.WIDTH(34), .ASSUMED(1)) u_r (.clk, .rst_n, .valid(rvalid), .ready(rready), .word({rresp, rdata}));

  assign wrong = command_bits != command || (data_bits != command_data && a_opcode != 4);

  // By counting the bytes, not by shifting.
  always @*
    for (int k = 0; k < 4; k++)
      lanes[k] = k >= a_address[1:0] && k < a_address[1:0] + (a_size == 0 ? 1 : a_size == 1 ? 2 : 4);
  always @* begin
    allowed = a_size != 3 && (a_address & ((1 << a_size) - 1)) == 0 && (a_mask & ~lanes) == 0;
    if (a_opcode == 0) allowed = allowed && a_mask == lanes && instr_type == 4'h9;
    else if (a_opcode == 1) allowed = allowed && instr_type == 4'h9;
    else allowed = allowed && a_opcode == 4 && (instr_type == 4'h9 || instr_type == 4'h6);
  end

  assign takes = rst_n && a_valid && a_ready;
  initial {phase, aw, w, ar, answered, idle} = 0;
  always @(posedge clk) begin
    if (takes) begin
      phase   <= 1;
      begins  <= allowed && !wrong;
      put     <= a_opcode != 4;
      fetch   <= instr_type == 4'h6;
      {size, source, address, mask, data} <= {a_size, a_source, a_address, a_mask, a_data};
      answered <= 0;
    end
    if (d_valid && d_ready) phase <= 0;
    if (awvalid && awready) aw <= 1;
    if (wvalid && wready) w <= 1;
    if (arvalid && arready) ar <= 1;
    if (bvalid && bready) {aw, w, answered, failed} <= {3'b001, bresp[1]};
    if (rvalid && rready) {ar, answered, failed, kept} <= {2'b01, rresp[1], rdata};
    idle <= rst_n && phase && !d_valid && !awvalid && !wvalid && !arvalid && !aw && !w && !ar ? idle + 1 : 0;
    if (!rst_n) {phase, aw, w, ar, answered} <= 0;
  end
  always @* begin
    if (!(aw && w)) assume (!bvalid);
    if (!ar) assume (!rvalid);
  end

  always @* if (rst_n) begin
    assert (idle < 4);
    if (takes) assert (!phase);
    if (awvalid) assert (phase && begins && put && !answered && !aw && awaddr == {address[3:2], 2'b00});
    if (wvalid) assert (phase && begins && put && !answered && !w && wdata == data && wstrb == mask);
    if (arvalid) assert (phase && begins && !put && !answered && !ar && araddr == {address[3:2], 2'b00});
    if (arvalid) assert (arprot == {fetch, 2'b00});
    if (d_valid) begin
      assert (phase && d_size == size && d_source == source && d_param == 0);
      assert (answer == wanted && answer_data == wanted_data);
      if (begins) assert (answered && d_error == failed && d_opcode == (put ? 0 : 1));
      else assert (d_error);
      if (begins && !put) assert (d_data == kept);
    end
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && d_valid && begins && put && d_error && mask == 4'b1100));
`endif
endmodule

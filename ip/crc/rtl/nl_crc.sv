// CRC unit behind an APB subordinate; crc.regs.json describes its registers. The lower half of a word is
// taken with the write, the upper one a clock later: the bus brings no other word meanwhile.
module nl_crc (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [11:0] s_apb_paddr,
    input  logic        s_apb_psel,
    input  logic        s_apb_penable,
    input  logic        s_apb_pwrite,
    input  logic [31:0] s_apb_pwdata,
    input  logic [ 3:0] s_apb_pstrb,
    output logic [31:0] s_apb_prdata,
    output logic        s_apb_pready,
    output logic        s_apb_pslverr
);
  logic [ 5:0] width, unused_bits;
  logic        reflect_in, reflect_out, restart, write;
  logic [31:0] polynomial, initial_bits, final_xor, data, mask, check, result;
  logic [31:0] state, stepped;  // the check in the upper bits
  logic [15:0] upper, half;
  logic [ 1:0] upper_strobes, strobes;

  nl_crc_regs u_regs (
      .clk                (clk),
      .rst_n              (rst_n),
      .paddr              (s_apb_paddr),
      .psel               (s_apb_psel),
      .penable            (s_apb_penable),
      .pwrite             (s_apb_pwrite),
      .pwdata             (s_apb_pwdata),
      .pstrb              (s_apb_pstrb),
      .prdata             (s_apb_prdata),
      .pready             (s_apb_pready),
      .pslverr            (s_apb_pslverr),
      .control_width      (width),
      .control_reflect_in (reflect_in),
      .control_reflect_out(reflect_out),
      .control_restart    (restart),
      .polynomial_bits    (polynomial),
      .initial_bits       (initial_bits),
      .final_xor_bits     (final_xor),
      .data_write         (write),
      .data_wdata         (data),
      .data_wmask         (mask),
      .result_check       (result)
  );

  assign unused_bits = 6'd32 - width;
  assign half        = write ? data[15:0] : upper;
  assign strobes     = write ? {mask[8], mask[0]} : upper_strobes;

  nl_crc_step u_step (
      .from      (state),
      .polynomial(polynomial << unused_bits),
      .reflect   (reflect_in),
      .data      (half),
      .strobes   (strobes),
      .to        (stepped)
  );

  always_ff @(posedge clk)
    if (!rst_n) begin
      state         <= '1;
      upper_strobes <= 2'b00;
    end else begin
      state         <= restart ? initial_bits << unused_bits : stepped;
      upper         <= data[31:16];
      upper_strobes <= write ? {mask[24], mask[16]} : 2'b00;
    end

  always_comb begin
    for (int k = 0; k < 32; k++) check[k] = state[31-k];
    if (!reflect_out) check = state >> unused_bits;
  end

  assign result = check ^ (final_xor & (32'hFFFF_FFFF >> unused_bits));

  wire unused = &{1'b0, mask};
endmodule

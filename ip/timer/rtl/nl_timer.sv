// RISC-V machine timer behind an APB subordinate; nl_timer_regs describes its registers.
// `irq` is high while mtime >= mtimecmp, one clock late: the 64-bit comparison ends in a register.
module nl_timer (
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
    output logic        s_apb_pslverr,
    output logic        irq
);
  logic        enable;
  logic [15:0] prescale;
  logic [63:0] mtime, mtimecmp;
  logic [ 7:0] load_byte;
  logic [31:0] load_data;

  nl_timer_regs u_regs (
      .clk      (clk),
      .rst_n    (rst_n),
      .paddr    (s_apb_paddr),
      .psel     (s_apb_psel),
      .penable  (s_apb_penable),
      .pwrite   (s_apb_pwrite),
      .pwdata   (s_apb_pwdata),
      .pstrb    (s_apb_pstrb),
      .prdata   (s_apb_prdata),
      .pready   (s_apb_pready),
      .pslverr  (s_apb_pslverr),
      .enable   (enable),
      .prescale (prescale),
      .mtimecmp (mtimecmp),
      .load_byte(load_byte),
      .load_data(load_data),
      .mtime    (mtime)
  );

  nl_timer_counter u_counter (
      .clk      (clk),
      .rst_n    (rst_n),
      .enable   (enable),
      .prescale (prescale),
      .load_byte(load_byte),
      .load_data(load_data),
      .mtime    (mtime)
  );

  always_ff @(posedge clk)
    if (!rst_n) irq <= 1'b0;
    else irq <= mtime >= mtimecmp;
endmodule

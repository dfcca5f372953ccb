// RISC-V machine timer behind an APB subordinate; timer.regs.json describes its registers.
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
  logic        low_read, high_read, low_write, high_write;
  logic [31:0] low_data, low_mask, high_data, high_mask;
  logic [31:0] captured;  // upper half of mtime at the last read of the lower one

  nl_timer_regs u_regs (
      .clk              (clk),
      .rst_n            (rst_n),
      .paddr            (s_apb_paddr),
      .psel             (s_apb_psel),
      .penable          (s_apb_penable),
      .pwrite           (s_apb_pwrite),
      .pwdata           (s_apb_pwdata),
      .pstrb            (s_apb_pstrb),
      .prdata           (s_apb_prdata),
      .pready           (s_apb_pready),
      .pslverr          (s_apb_pslverr),
      .mtime_lo_read    (low_read),
      .mtime_lo_write   (low_write),
      .mtime_lo_wdata   (low_data),
      .mtime_lo_wmask   (low_mask),
      .mtime_lo_rdata   (mtime[31:0]),
      .mtime_hi_read    (high_read),
      .mtime_hi_write   (high_write),
      .mtime_hi_wdata   (high_data),
      .mtime_hi_wmask   (high_mask),
      .mtime_hi_rdata   (captured),
      .mtimecmp_lo_value(mtimecmp[31:0]),
      .mtimecmp_hi_value(mtimecmp[63:32]),
      .control_enable   (enable),
      .prescale_divider (prescale)
  );

  nl_timer_counter u_counter (
      .clk      (clk),
      .rst_n    (rst_n),
      .enable   (enable),
      .prescale (prescale),
      .load     (low_write || high_write),
      .load_mask({high_write ? high_mask : 32'd0, low_write ? low_mask : 32'd0}),
      .load_data({high_data, low_data}),
      .mtime    (mtime)
  );

  always_ff @(posedge clk)
    if (!rst_n) captured <= 32'd0;
    else if (low_read) captured <= mtime[63:32];

  always_ff @(posedge clk)
    if (!rst_n) irq <= 1'b0;
    else irq <= mtime >= mtimecmp;

  wire unused = &{1'b0, high_read};
endmodule

// I²C controller behind an APB subordinate; i2c.regs.json describes its registers. Both lines are open
// drain: `scl_low` and `sda_low` pull them low.
module nl_i2c (
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
    input  logic        scl,
    output logic        scl_low,
    input  logic        sda,
    output logic        sda_low,
    output logic        irq
);
  logic        enable, scl_level, sda_level;
  logic [15:0] quarter;
  logic        start, write, read, nack, stop;
  logic        busy, done, lost, received, refused, bus_busy;
  logic [ 7:0] data, byte_read;

  nl_i2c_regs u_regs (
      .clk                 (clk),
      .rst_n               (rst_n),
      .paddr               (s_apb_paddr),
      .psel                (s_apb_psel),
      .penable             (s_apb_penable),
      .pwrite              (s_apb_pwrite),
      .pwdata              (s_apb_pwdata),
      .pstrb               (s_apb_pstrb),
      .prdata              (s_apb_prdata),
      .pready              (s_apb_pready),
      .pslverr             (s_apb_pslverr),
      .control_enable      (enable),
      .timing_quarter      (quarter),
      .command_start       (start),
      .command_write       (write),
      .command_read        (read),
      .command_nack        (nack),
      .command_stop        (stop),
      .data_byte           (data),
      .data_byte_next      (byte_read),
      .data_byte_we        (received),
      .status_busy         (busy),
      .status_bus_busy     (bus_busy),
      .status_nack         (refused),
      .irq_status_done_next(done),
      .irq_status_lost_next(lost),
      .irq_status_irq      (irq)
  );

  nl_i2c_line u_scl (
      .clk  (clk),
      .rst_n(rst_n),
      .pin  (scl),
      .level(scl_level)
  );

  nl_i2c_line u_sda (
      .clk  (clk),
      .rst_n(rst_n),
      .pin  (sda),
      .level(sda_level)
  );

  nl_i2c_engine u_engine (
      .clk      (clk),
      .rst_n    (rst_n && enable),
      .quarter  (quarter),
      .begins   (start || write || read || stop),
      .start    (start),
      .write    (write),
      .read     (read),
      .nack     (nack),
      .stop     (stop),
      .data     (data),
      .busy     (busy),
      .done     (done),
      .lost     (lost),
      .received (received),
      .byte_read(byte_read),
      .refused  (refused),
      .bus_busy (bus_busy),
      .scl      (scl_level),
      .sda      (sda_level),
      .scl_low  (scl_low),
      .sda_low  (sda_low)
  );
endmodule

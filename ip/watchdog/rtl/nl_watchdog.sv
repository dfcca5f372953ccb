// Watchdog behind an APB subordinate; watchdog.regs.json describes its registers. `bite` asks for a reset and
// stays high until it comes. `pause` holds the count, e.g. while a debugger has stopped the processor.
module nl_watchdog (
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
    input  logic        pause,
    output logic        irq,
    output logic        bite
);
  localparam logic [15:0] KEY = 16'h5AFE;

  logic        enable, bite_enable, window_enable;
  logic [31:0] bark_ticks, bite_ticks, window_ticks, count;
  logic [15:0] divider;
  logic        kicked, has_key, welcome, restart, fault, barks, bites;
  logic [31:0] key, key_mask;

  assign has_key = key[15:0] == KEY && &key_mask[15:0];
  assign restart = kicked && has_key && (welcome || !window_enable);
  assign fault   = kicked && !restart;

  // From a flip-flop: whoever takes it may have another clock.
  logic asks;

  always_ff @(posedge clk)
    if (!rst_n) irq <= 1'b0;
    else irq <= asks;

  nl_watchdog_regs u_regs (
      .clk                   (clk),
      .rst_n                 (rst_n),
      .paddr                 (s_apb_paddr),
      .psel                  (s_apb_psel),
      .penable               (s_apb_penable),
      .pwrite                (s_apb_pwrite),
      .pwdata                (s_apb_pwdata),
      .pstrb                 (s_apb_pstrb),
      .prdata                (s_apb_prdata),
      .pready                (s_apb_pready),
      .pslverr               (s_apb_pslverr),
      .control_enable        (enable),
      .control_bite_enable   (bite_enable),
      .control_window_enable (window_enable),
      .kick_write            (kicked),
      .kick_wdata            (key),
      .kick_wmask            (key_mask),
      .count_ticks           (count),
      .bark_ticks            (bark_ticks),
      .bite_ticks            (bite_ticks),
      .window_ticks          (window_ticks),
      .prescale_divider      (divider),
      .irq_status_bark_next  (barks),
      .irq_status_fault_next (fault),
      .irq_status_irq        (asks)
  );

  nl_watchdog_counter u_counter (
      .clk         (clk),
      .rst_n       (rst_n),
      .run         (enable && !pause),
      .restart     (restart),
      .divider     (divider),
      .bark_ticks  (bark_ticks),
      .bite_ticks  (bite_ticks),
      .window_ticks(window_ticks),
      .count       (count),
      .bark        (barks),
      .bite        (bites),
      .welcome     (welcome)
  );

  always_ff @(posedge clk)
    if (!rst_n) bite <= 1'b0;
    else if (bites && bite_enable) bite <= 1'b1;

  wire unused = &{1'b0, key[31:16], key_mask[31:16]};
endmodule

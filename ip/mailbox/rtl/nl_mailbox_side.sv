// One side of a mailbox: its registers (mailbox.regs.json) between the queue that it sends to and the one
// that it receives from.
module nl_mailbox_side (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [11:0] paddr,
    input  logic        psel,
    input  logic        penable,
    input  logic        pwrite,
    input  logic [31:0] pwdata,
    input  logic [ 3:0] pstrb,
    output logic [31:0] prdata,
    output logic        pready,
    output logic        pslverr,
    output logic        push,
    output logic [31:0] sent,
    output logic        recall,          // empties the queue that it sends to
    input  logic        full,
    input  logic [ 6:0] sent_level,
    output logic        pop,
    input  logic [31:0] received,
    input  logic        empty,
    input  logic [ 6:0] received_level,
    output logic        irq
);
  logic        asks;
  logic [31:0] written, mask;

  assign sent = written & mask;

  // From a flip-flop: whoever takes it may have another clock.
  always_ff @(posedge clk)
    if (!rst_n) irq <= 1'b0;
    else irq <= asks;

  nl_mailbox_regs u_regs (
      .clk                 (clk),
      .rst_n               (rst_n),
      .paddr               (paddr),
      .psel                (psel),
      .penable             (penable),
      .pwrite              (pwrite),
      .pwdata              (pwdata),
      .pstrb               (pstrb),
      .prdata              (prdata),
      .pready              (pready),
      .pslverr             (pslverr),
      .data_read           (pop),
      .data_write          (push),
      .data_wdata          (written),
      .data_wmask          (mask),
      .data_rdata          (empty ? 32'd0 : received),
      .status_empty        (empty),
      .status_full         (full),
      .status_received     (received_level),
      .status_sent         (sent_level),
      .command_recall      (recall),
      .irq_status_received (!empty),
      .irq_status_taken    (sent_level == '0),
      .irq_status_lost_next(push && full),
      .irq_status_irq      (asks)
  );
endmodule

// Mailbox: two sides behind an APB subordinate each, and a queue of words from either to the other.
module nl_mailbox #(
    parameter DEPTH = 8
) (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [11:0] a_paddr,
    input  logic        a_psel,
    input  logic        a_penable,
    input  logic        a_pwrite,
    input  logic [31:0] a_pwdata,
    input  logic [ 3:0] a_pstrb,
    output logic [31:0] a_prdata,
    output logic        a_pready,
    output logic        a_pslverr,
    input  logic [11:0] b_paddr,
    input  logic        b_psel,
    input  logic        b_penable,
    input  logic        b_pwrite,
    input  logic [31:0] b_pwdata,
    input  logic [ 3:0] b_pstrb,
    output logic [31:0] b_prdata,
    output logic        b_pready,
    output logic        b_pslverr,
    output logic        irq_a,
    output logic        irq_b
);
  // Of the queue from a to b, and of the one from b to a: the side at its tail drives `push`, `sent` and
  // `recall`, the side at its head `pop`.
  logic                   ab_push, ab_pop, ab_recall, ab_empty, ab_full;
  logic                   ba_push, ba_pop, ba_recall, ba_empty, ba_full;
  logic [           31:0] ab_sent, ab_head, ba_sent, ba_head;
  logic [$clog2(DEPTH):0] ab_level, ba_level;

  nl_mailbox_side u_a (
      .clk           (clk),
      .rst_n         (rst_n),
      .paddr         (a_paddr),
      .psel          (a_psel),
      .penable       (a_penable),
      .pwrite        (a_pwrite),
      .pwdata        (a_pwdata),
      .pstrb         (a_pstrb),
      .prdata        (a_prdata),
      .pready        (a_pready),
      .pslverr       (a_pslverr),
      .push          (ab_push),
      .sent          (ab_sent),
      .recall        (ab_recall),
      .full          (ab_full),
      .sent_level    (7'(ab_level)),
      .pop           (ba_pop),
      .received      (ba_head),
      .empty         (ba_empty),
      .received_level(7'(ba_level)),
      .irq           (irq_a)
  );

  nl_mailbox_side u_b (
      .clk           (clk),
      .rst_n         (rst_n),
      .paddr         (b_paddr),
      .psel          (b_psel),
      .penable       (b_penable),
      .pwrite        (b_pwrite),
      .pwdata        (b_pwdata),
      .pstrb         (b_pstrb),
      .prdata        (b_prdata),
      .pready        (b_pready),
      .pslverr       (b_pslverr),
      .push          (ba_push),
      .sent          (ba_sent),
      .recall        (ba_recall),
      .full          (ba_full),
      .sent_level    (7'(ba_level)),
      .pop           (ab_pop),
      .received      (ab_head),
      .empty         (ab_empty),
      .received_level(7'(ab_level)),
      .irq           (irq_b)
  );

  nl_fifo #(
      .WIDTH(32),
      .DEPTH(DEPTH)
  ) u_a_to_b (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(ab_recall),
      .push (ab_push),
      .tail (ab_sent),
      .pop  (ab_pop),
      .head (ab_head),
      .empty(ab_empty),
      .full (ab_full),
      .level(ab_level)
  );

  nl_fifo #(
      .WIDTH(32),
      .DEPTH(DEPTH)
  ) u_b_to_a (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(ba_recall),
      .push (ba_push),
      .tail (ba_sent),
      .pop  (ba_pop),
      .head (ba_head),
      .empty(ba_empty),
      .full (ba_full),
      .level(ba_level)
  );
endmodule

// SHA-256 behind an APB subordinate; sha256.regs.json describes its registers.
module nl_sha256 (
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
  logic         start, take, append, busy, done;
  logic [ 31:0] word, mask;
  logic [255:0] digest, words;

  nl_sha256_regs u_regs (
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
      .command_start       (start),
      .command_block       (take),
      .status_busy         (busy),
      .irq_status_done_next(done),
      .irq_status_irq      (irq),
      .word_write          (append),
      .word_wdata          (word),
      .word_wmask          (mask),
      .digest_bits         (words)
  );

  nl_sha256_rounds u_rounds (
      .clk   (clk),
      .rst_n (rst_n),
      .start (start),
      .take  (take),
      .append(append),
      .word  (word & mask),
      .busy  (busy),
      .done  (done),
      .digest(digest)
  );

  // The first word of the digest is the first register.
  generate
    for (genvar k = 0; k < 8; k++) begin : g_word
      assign words[32*k+:32] = digest[32*(7-k)+:32];
    end
  endgenerate
endmodule

// Platform-level interrupt controller behind an APB subordinate, as the RISC-V PLIC specification 1.0 has it;
// plic.regs.json describes its registers. Source n is bit n of `irq_sources`, of any clock or none: each is
// synchronised here; bit 0 is not used.
module nl_plic #(
    parameter SOURCES       = 31,
    parameter TARGETS       = 1,
    parameter PRIORITY_BITS = 3,
    parameter [1023:0] EDGES = '0
) (
    input  logic               clk,
    input  logic               rst_n,
    input  logic [       25:0] s_apb_paddr,
    input  logic               s_apb_psel,
    input  logic               s_apb_penable,
    input  logic               s_apb_pwrite,
    input  logic [       31:0] s_apb_pwdata,
    input  logic [        3:0] s_apb_pstrb,
    output logic [       31:0] s_apb_prdata,
    output logic               s_apb_pready,
    output logic               s_apb_pslverr,
    input  logic [  SOURCES:0] irq_sources,
    output logic [TARGETS-1:0] irq
);
  localparam WORDS = SOURCES / 32 + 1;

  logic [SOURCES*PRIORITY_BITS-1:0] priorities;
  logic [TARGETS*PRIORITY_BITS-1:0] thresholds;
  logic [        TARGETS*WORDS-1:0] enable_read, enable_write;
  logic [                     31:0] enable_data, enable_mask;
  logic [     TARGETS*WORDS*32-1:0] enables;
  logic [              TARGETS-1:0] claiming, completing;
  logic [                     31:0] completed, completed_mask;
  logic [           TARGETS*32-1:0] best;
  logic [             WORDS*32-1:0] pending_words;
  logic [                SOURCES:0] pending, claim, complete;
  (* async_reg *) logic [SOURCES:0] caught, sources;

  nl_plic_regs #(
      .SOURCES      (SOURCES),
      .TARGETS      (TARGETS),
      .PRIORITY_BITS(PRIORITY_BITS)
  ) u_regs (
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
      .priority_level        (priorities),
      .pending_sources       (pending_words),
      .enables_enable_read   (enable_read),
      .enables_enable_write  (enable_write),
      .enables_enable_wdata  (enable_data),
      .enables_enable_wmask  (enable_mask),
      .enables_enable_rdata  (enables),
      .target_threshold_level(thresholds),
      .target_claim_read     (claiming),
      .target_claim_write    (completing),
      .target_claim_wdata    (completed),
      .target_claim_wmask    (completed_mask),
      .target_claim_rdata    (best)
  );

  always_ff @(posedge clk)
    if (!rst_n) begin
      caught  <= '0;
      sources <= '0;
    end else begin
      caught  <= irq_sources;
      sources <= caught;
    end

  nl_plic_gateways #(
      .SOURCES(SOURCES),
      .EDGES  (EDGES)
  ) u_gateways (
      .clk     (clk),
      .rst_n   (rst_n),
      .sources (sources),
      .claim   (claim),
      .complete(complete),
      .pending (pending)
  );

  always_comb begin
    pending_words = '0;
    pending_words[SOURCES:0] = pending;
  end

  // A target completes only what it has enabled.
  always_comb begin
    claim    = '0;
    complete = '0;
    for (int source = 1; source <= SOURCES; source++)
      for (int target = 0; target < TARGETS; target++) begin
        if (claiming[target] && best[32*target+:32] == source) claim[source] = 1'b1;
        if (completing[target] && (completed & completed_mask) == source && enables[32*WORDS*target+source])
          complete[source] = 1'b1;
      end
  end

  for (genvar target = 0; target < TARGETS; target++) begin : g_target
    logic [SOURCES:1] enable;
    assign enables[32*WORDS*target+:32*WORDS] = (32 * WORDS)'({enable, 1'b0});

    for (genvar source = 1; source <= SOURCES; source++) begin : g_enable
      always_ff @(posedge clk)
        if (!rst_n) enable[source] <= 1'b0;
        else if (enable_write[WORDS*target+source/32] && enable_mask[source%32])
          enable[source] <= enable_data[source%32];
    end

    nl_plic_target #(
        .SOURCES      (SOURCES),
        .PRIORITY_BITS(PRIORITY_BITS)
    ) u_target (
        .clk       (clk),
        .rst_n     (rst_n),
        .pending   (pending),
        .enable    ({enable, 1'b0}),
        .priorities(priorities),
        .threshold (thresholds[PRIORITY_BITS*target+:PRIORITY_BITS]),
        .best      (best[32*target+:32]),
        .irq       (irq[target])
    );
  end

  wire unused = &{1'b0, enable_read, enable_data, enable_mask};
endmodule

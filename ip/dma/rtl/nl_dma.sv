// DMA controller: channels that play chains of descriptors in memory, registers behind an APB subordinate
// (dma.regs.json), and one AXI4 manager. The channels that want to take turns, row by row.
module nl_dma #(
    parameter CHANNELS = 2
) (
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
    output logic [31:0] m_axi_awaddr,
    output logic [ 7:0] m_axi_awlen,
    output logic [ 2:0] m_axi_awsize,
    output logic [ 1:0] m_axi_awburst,
    output logic        m_axi_awvalid,
    input  logic        m_axi_awready,
    output logic [31:0] m_axi_wdata,
    output logic [ 3:0] m_axi_wstrb,
    output logic        m_axi_wlast,
    output logic        m_axi_wvalid,
    input  logic        m_axi_wready,
    input  logic [ 1:0] m_axi_bresp,
    input  logic        m_axi_bvalid,
    output logic        m_axi_bready,
    output logic [31:0] m_axi_araddr,
    output logic [ 7:0] m_axi_arlen,
    output logic [ 2:0] m_axi_arsize,
    output logic [ 1:0] m_axi_arburst,
    output logic        m_axi_arvalid,
    input  logic        m_axi_arready,
    input  logic [31:0] m_axi_rdata,
    input  logic [ 1:0] m_axi_rresp,
    input  logic        m_axi_rlast,
    input  logic        m_axi_rvalid,
    output logic        m_axi_rready,
    output logic        irq
);
  localparam logic [2:0] WORD = 3'd2;
  localparam logic [1:0] INCR = 2'b01;
  localparam logic [7:0] DESCRIPTOR = 8'd7; // beats of a descriptor, less one

  // Of each channel.
  logic [   CHANNELS-1:0] start, stop, wants, loads, done, broken, served, failed;
  logic [32*CHANNELS-1:0] first, next, source, destination;
  logic [30*CHANNELS-1:0] words;
  logic [   CHANNELS-1:0] from_fixed, to_fixed;

  nl_dma_regs #(
      .CHANNELS(CHANNELS)
  ) u_regs (
      .clk                       (clk),
      .rst_n                     (rst_n),
      .paddr                     (s_apb_paddr),
      .psel                      (s_apb_psel),
      .penable                   (s_apb_penable),
      .pwrite                    (s_apb_pwrite),
      .pwdata                    (s_apb_pwdata),
      .pstrb                     (s_apb_pstrb),
      .prdata                    (s_apb_prdata),
      .pready                    (s_apb_pready),
      .pslverr                   (s_apb_pslverr),
      .irq_status_done_next      (done),
      .irq_status_error_next     (broken),
      .irq_status_irq            (irq),
      .channel_command_start     (start),
      .channel_command_stop      (stop),
      .channel_descriptor_address(first),
      .channel_status_busy       (wants | served),
      .channel_status_error      (failed)
  );

  always_ff @(posedge clk)
    if (!rst_n) failed <= '0;
    else failed <= (failed | broken) & ~start;

  // The channel that the engine works for, and what it is to do.
  logic [CHANNELS-1:0] grant;
  logic                begins, ends, ends_badly, working;
  logic                loading;     // a descriptor, rather than a row
  logic                load_valid;  // its request
  logic                load_failed;
  logic [         2:0] load_word;
  logic                begins_load, begins_move, move_busy, move_failed;
  logic [        31:0] at_next, at_source, at_destination;
  logic [        29:0] at_words;
  logic                at_from_fixed, at_to_fixed;

  nl_arbiter #(
      .N     (CHANNELS),
      .POLICY(1)
  ) u_turns (
      .clk    (clk),
      .rst_n  (rst_n),
      .request(wants),
      .taken  (ends),
      .grant  (grant),
      .start  (begins)
  );

  assign served      = grant;
  assign begins_load = begins && (grant & loads) != '0;
  assign begins_move = begins && (grant & loads) == '0;

  always_comb begin
    {at_next, at_source, at_destination, at_words, at_from_fixed, at_to_fixed} = '0;
    for (int k = 0; k < CHANNELS; k++)
      if (grant[k]) begin
        at_next        = at_next | next[32*k+:32];
        at_source      = at_source | source[32*k+:32];
        at_destination = at_destination | destination[32*k+:32];
        at_words       = at_words | words[30*k+:30];
        at_from_fixed  = at_from_fixed | from_fixed[k];
        at_to_fixed    = at_to_fixed | to_fixed[k];
      end
  end

  logic        move_arvalid, load_ends, taken;
  logic [31:0] move_araddr, load_addr;
  logic [ 7:0] move_arlen;
  logic [ 1:0] move_arburst;

  assign taken      = m_axi_rvalid && m_axi_rready;
  assign load_ends  = loading && taken && m_axi_rlast;
  assign ends       = working && (loading ? load_ends : !move_busy);
  assign ends_badly = loading ? load_failed || m_axi_rresp[1] : move_failed;

  always_ff @(posedge clk) begin
    working <= (working || begins) && !ends;
    if (begins) loading <= begins_load;
    if (begins_load) begin
      load_valid  <= 1'b1;
      load_addr   <= at_next;
      load_word   <= '0;
      load_failed <= 1'b0;
    end else if (m_axi_arready) load_valid <= 1'b0;
    if (loading && taken) begin
      load_word <= load_word + 3'd1;
      if (m_axi_rresp[1]) load_failed <= 1'b1;
    end
    if (!rst_n) begin
      working    <= 1'b0;
      loading    <= 1'b0;
      load_valid <= 1'b0;
    end
  end

  generate
    for (genvar k = 0; k < CHANNELS; k++) begin : g_channel
      nl_dma_channel u_channel (
          .clk        (clk),
          .rst_n      (rst_n),
          .start      (start[k]),
          .stop       (stop[k]),
          .first      (first[32*k+:32]),
          .served     (served[k]),
          .wants      (wants[k]),
          .loads      (loads[k]),
          .next       (next[32*k+:32]),
          .word_valid (grant[k] && loading && taken),
          .word_number(load_word),
          .word       (m_axi_rdata),
          .ends       (grant[k] && ends),
          .failed     (ends_badly),
          .source     (source[32*k+:32]),
          .destination(destination[32*k+:32]),
          .words      (words[30*k+:30]),
          .from_fixed (from_fixed[k]),
          .to_fixed   (to_fixed[k]),
          .done       (done[k]),
          .broken     (broken[k])
      );
    end
  endgenerate

  nl_dma_mover u_mover (
      .clk        (clk),
      .rst_n      (rst_n),
      .start      (begins_move),
      .source     (at_source),
      .destination(at_destination),
      .words      (at_words),
      .from_fixed (at_from_fixed),
      .to_fixed   (at_to_fixed),
      .busy       (move_busy),
      .failed     (move_failed),
      .araddr     (move_araddr),
      .arlen      (move_arlen),
      .arburst    (move_arburst),
      .arvalid    (move_arvalid),
      .arready    (m_axi_arready && !loading),
      .rdata      (m_axi_rdata),
      .rfailed    (m_axi_rresp[1]),
      .rvalid     (taken && !loading),
      .awaddr     (m_axi_awaddr),
      .awlen      (m_axi_awlen),
      .awburst    (m_axi_awburst),
      .awvalid    (m_axi_awvalid),
      .awready    (m_axi_awready),
      .wdata      (m_axi_wdata),
      .wlast      (m_axi_wlast),
      .wvalid     (m_axi_wvalid),
      .wready     (m_axi_wready),
      .bfailed    (m_axi_bresp[1]),
      .bvalid     (m_axi_bvalid && m_axi_bready)
  );

  assign m_axi_arvalid = loading ? load_valid : move_arvalid;
  assign m_axi_araddr  = loading ? load_addr : move_araddr;
  assign m_axi_arlen   = loading ? DESCRIPTOR : move_arlen;
  assign m_axi_arburst = loading ? INCR : move_arburst;
  assign m_axi_arsize  = WORD;
  assign m_axi_awsize  = WORD;
  assign m_axi_wstrb   = '1;
  assign m_axi_rready  = 1'b1;
  assign m_axi_bready  = 1'b1;

  // Errors alone are looked at.
  wire unused = &{1'b0, m_axi_bresp[0], m_axi_rresp[0]};
endmodule

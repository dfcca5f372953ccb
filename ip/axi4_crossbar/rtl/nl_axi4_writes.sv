// Write half of the AXI4 crossbar: AW and W from the managers to the targets, and B back. A register
// slice stands at every input, and pipelined at every output and before the arbiters too; direct,
// responses pass in the clock in which they come. The parameters are nl_axi4_crossbar's.
module nl_axi4_writes #(
    parameter int NM = 2,
    parameter int NT = 2,          // targets
    parameter int MW = 1,
    parameter int IW = 4,
    parameter int AP = 12,
    parameter int WP = 9,
    parameter int BP = 2,
    parameter int THREADS = 4,
    parameter int OUTSTANDING = 4,
    parameter int POLICY = 1,
    parameter logic [4*NM-1:0] WEIGHTS = {NM{4'd1}},
    parameter bit QOS = 1'b0,
    parameter bit PIPELINED = 1'b0,
    parameter bit DIRECT = 1'b0,
    parameter logic [NM*NT-1:0] REACH = {NM*NT{1'b1}}
) (
    input  logic                  clk,
    input  logic                  rst_n,
    input  logic [        NM-1:0] s_awvalid,
    output logic [        NM-1:0] s_awready,
    input  logic [     NM*NT-1:0] s_awtarget,
    input  logic [     NM*IW-1:0] s_awid,
    input  logic [     NM*AP-1:0] s_aw,
    input  logic [        NM-1:0] s_wvalid,
    output logic [        NM-1:0] s_wready,
    input  logic [     NM*WP-1:0] s_w,
    output logic [        NM-1:0] s_bvalid,
    input  logic [        NM-1:0] s_bready,
    output logic [     NM*IW-1:0] s_bid,
    output logic [     NM*BP-1:0] s_b,
    output logic [        NT-1:0] t_awvalid,
    input  logic [        NT-1:0] t_awready,
    output logic [NT*(MW+IW)-1:0] t_awid,
    output logic [     NT*AP-1:0] t_aw,
    output logic [        NT-1:0] t_wvalid,
    input  logic [        NT-1:0] t_wready,
    output logic [     NT*WP-1:0] t_w,
    input  logic [        NT-1:0] t_bvalid,
    output logic [        NT-1:0] t_bready,
    input  logic [NT*(MW+IW)-1:0] t_bid,
    input  logic [     NT*BP-1:0] t_b
);
  localparam int TW = MW + IW;

  // What the register slices show: requests of the managers (f_), those that may be granted (a_),
  // responses of the targets (z_). What arbiters grant (g_) leaves at once or through a slice, as do
  // the responses to each manager (y_).
  logic [   NM-1:0] f_awvalid;
  logic [   NM-1:0] f_awready;
  logic [NM*NT-1:0] f_awtarget;
  logic [NM*IW-1:0] f_awid;
  logic [NM*AP-1:0] f_aw;
  logic [   NM-1:0] a_awvalid;
  logic [   NM-1:0] a_awready;
  logic [NM*NT-1:0] a_awtarget;
  logic [NM*IW-1:0] a_awid;
  logic [NM*AP-1:0] a_aw;
  logic [   NM-1:0] a_wvalid;
  logic [   NM-1:0] a_wready;
  logic [NM*WP-1:0] a_w;
  logic [   NT-1:0] g_awvalid;
  logic [   NT-1:0] g_awready;
  logic [NT*TW-1:0] g_awid;
  logic [NT*AP-1:0] g_aw;
  logic [   NT-1:0] g_wvalid;
  logic [   NT-1:0] g_wready;
  logic [NT*WP-1:0] g_w;
  logic [   NT-1:0] z_bvalid;
  logic [   NT-1:0] z_bready;
  logic [NT*TW-1:0] z_bid;
  logic [NT*BP-1:0] z_b;
  logic [   NM-1:0] y_bvalid;
  logic [   NM-1:0] y_bready;
  logic [NM*IW-1:0] y_bid;
  logic [NM*BP-1:0] y_b;

  // Whose request appears where, which managers may send one, and which targets take one.
  logic [NT*NM-1:0] start;
  logic [   NM-1:0] ordered; // the order of its transactions lets the first request pass
  logic [   NM-1:0] allowed;
  logic [   NM-1:0] data_ordered;
  logic [   NT-1:0] open;

  for (genvar i = 0; i < NM; i++) begin : manager
    nl_slice #(
        .WIDTH(NT + IW + AP)
    ) aw_slice (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (s_awvalid[i]),
        .in_ready (s_awready[i]),
        .in_word  ({s_awtarget[i*NT+:NT], s_awid[i*IW+:IW], s_aw[i*AP+:AP]}),
        .out_valid(f_awvalid[i]),
        .out_ready(f_awready[i]),
        .out_word ({f_awtarget[i*NT+:NT], f_awid[i*IW+:IW], f_aw[i*AP+:AP]})
    );

    nl_slice #(
        .WIDTH(WP)
    ) w_slice (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (s_wvalid[i]),
        .in_ready (s_wready[i]),
        .in_word  (s_w[i*WP+:WP]),
        .out_valid(a_wvalid[i]),
        .out_ready(a_wready[i]),
        .out_word (a_w[i*WP+:WP])
    );

    logic begins;
    logic starts;

    always_comb begin
      starts = 1'b0;
      for (int t = 0; t < NT; t++) starts = starts | start[t*NM+i];
    end

    nl_axi4_admission #(
        .WIDTH    (NT + IW + AP),
        .PIPELINED(PIPELINED)
    ) admission (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (f_awvalid[i]),
        .in_ready (f_awready[i]),
        .in_word  ({f_awtarget[i*NT+:NT], f_awid[i*IW+:IW], f_aw[i*AP+:AP]}),
        .ordered  (ordered[i]),
        .begins   (begins),
        .out_valid(a_awvalid[i]),
        .out_ready(a_awready[i]),
        .out_word ({a_awtarget[i*NT+:NT], a_awid[i*IW+:IW], a_aw[i*AP+:AP]}),
        .allowed  (allowed[i]),
        .starts   (starts)
    );

    nl_axi4_order #(
        .NT         (NT),
        .IW         (IW),
        .THREADS    (THREADS),
        .OUTSTANDING(OUTSTANDING)
    ) order (
        .clk      (clk),
        .rst_n    (rst_n),
        .id       (f_awid[i*IW+:IW]),
        .target   (f_awtarget[i*NT+:NT]),
        .allowed  (ordered[i]),
        .start    (begins),
        .finish   (s_bvalid[i] && s_bready[i]),
        .finish_id(s_bid[i*IW+:IW])
    );

    nl_stage #(
        .WIDTH(IW + BP),
        .ON   (PIPELINED)
    ) b_stage (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (y_bvalid[i]),
        .in_ready (y_bready[i]),
        .in_word  ({y_bid[i*IW+:IW], y_b[i*BP+:BP]}),
        .out_valid(s_bvalid[i]),
        .out_ready(s_bready[i]),
        .out_word ({s_bid[i*IW+:IW], s_b[i*BP+:BP]})
    );
  end

  nl_axi4_requests #(
      .NM     (NM),
      .NT     (NT),
      .MW     (MW),
      .IW     (IW),
      .PW     (AP),
      .POLICY (POLICY),
      .WEIGHTS(WEIGHTS),
      .QOS    (QOS),
      .REACH  (REACH)
  ) requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .s_valid  (a_awvalid),
      .s_ready  (a_awready),
      .s_target (a_awtarget),
      .s_id     (a_awid),
      .s_payload(a_aw),
      .allowed  (allowed & data_ordered),
      .open     (open),
      .m_valid  (g_awvalid),
      .m_ready  (g_awready),
      .m_id     (g_awid),
      .m_payload(g_aw),
      .start    (start)
  );

  nl_axi4_write_data #(
      .NM   (NM),
      .NT   (NT),
      .PW   (WP),
      .DEPTH(OUTSTANDING),
      .REACH(REACH)
  ) data (
      .clk      (clk),
      .rst_n    (rst_n),
      .s_target (a_awtarget),
      .allowed  (data_ordered),
      .open     (open),
      .start    (start),
      .s_valid  (a_wvalid),
      .s_ready  (a_wready),
      .s_payload(a_w),
      .m_valid  (g_wvalid),
      .m_ready  (g_wready),
      .m_payload(g_w)
  );

  nl_axi4_responses #(
      .NM   (NM),
      .NT   (NT),
      .MW   (MW),
      .IW   (IW),
      .PW   (BP),
      .REACH(REACH)
  ) responses (
      .clk      (clk),
      .rst_n    (rst_n),
      .m_valid  (z_bvalid),
      .m_ready  (z_bready),
      .m_id     (z_bid),
      .m_payload(z_b),
      .s_valid  (y_bvalid),
      .s_ready  (y_bready),
      .s_id     (y_bid),
      .s_payload(y_b)
  );

  for (genvar t = 0; t < NT; t++) begin : target
    nl_axi4_entry #(
        .WIDTH (TW + BP),
        .DIRECT(DIRECT)
    ) b_entry (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (t_bvalid[t]),
        .in_ready (t_bready[t]),
        .in_word  ({t_bid[t*TW+:TW], t_b[t*BP+:BP]}),
        .out_valid(z_bvalid[t]),
        .out_ready(z_bready[t]),
        .out_word ({z_bid[t*TW+:TW], z_b[t*BP+:BP]})
    );

    nl_stage #(
        .WIDTH(TW + AP),
        .ON   (PIPELINED)
    ) aw_stage (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (g_awvalid[t]),
        .in_ready (g_awready[t]),
        .in_word  ({g_awid[t*TW+:TW], g_aw[t*AP+:AP]}),
        .out_valid(t_awvalid[t]),
        .out_ready(t_awready[t]),
        .out_word ({t_awid[t*TW+:TW], t_aw[t*AP+:AP]})
    );

    nl_stage #(
        .WIDTH(WP),
        .ON   (PIPELINED)
    ) w_stage (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (g_wvalid[t]),
        .in_ready (g_wready[t]),
        .in_word  (g_w[t*WP+:WP]),
        .out_valid(t_wvalid[t]),
        .out_ready(t_wready[t]),
        .out_word (t_w[t*WP+:WP])
    );
  end
endmodule

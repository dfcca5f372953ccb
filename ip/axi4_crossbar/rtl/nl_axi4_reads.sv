// Read half of the AXI4 crossbar: AR from the managers to the targets, and R back. A register slice
// stands at every input, and pipelined at every output and before the arbiters too; direct, responses
// pass in the clock in which they come. The parameters are nl_axi4_crossbar's.
module nl_axi4_reads #(
    parameter int NM = 2,
    parameter int NT = 2,          // targets
    parameter int MW = 1,
    parameter int IW = 4,
    parameter int AP = 12,
    parameter int RP = 3,
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
    input  logic [        NM-1:0] s_arvalid,
    output logic [        NM-1:0] s_arready,
    input  logic [     NM*NT-1:0] s_artarget,
    input  logic [     NM*IW-1:0] s_arid,
    input  logic [     NM*AP-1:0] s_ar,
    output logic [        NM-1:0] s_rvalid,
    input  logic [        NM-1:0] s_rready,
    output logic [     NM*IW-1:0] s_rid,
    output logic [     NM*RP-1:0] s_r,
    output logic [        NT-1:0] t_arvalid,
    input  logic [        NT-1:0] t_arready,
    output logic [NT*(MW+IW)-1:0] t_arid,
    output logic [     NT*AP-1:0] t_ar,
    input  logic [        NT-1:0] t_rvalid,
    output logic [        NT-1:0] t_rready,
    input  logic [NT*(MW+IW)-1:0] t_rid,
    input  logic [     NT*RP-1:0] t_r
);
  localparam int TW = MW + IW;

  // What the register slices show: requests of the managers (f_), those that may be granted (a_),
  // responses of the targets (z_). What arbiters grant (g_) leaves at once or through a slice, as do
  // the responses to each manager (y_).
  logic [   NM-1:0] f_arvalid;
  logic [   NM-1:0] f_arready;
  logic [NM*NT-1:0] f_artarget;
  logic [NM*IW-1:0] f_arid;
  logic [NM*AP-1:0] f_ar;
  logic [   NM-1:0] a_arvalid;
  logic [   NM-1:0] a_arready;
  logic [NM*NT-1:0] a_artarget;
  logic [NM*IW-1:0] a_arid;
  logic [NM*AP-1:0] a_ar;
  logic [   NT-1:0] g_arvalid;
  logic [   NT-1:0] g_arready;
  logic [NT*TW-1:0] g_arid;
  logic [NT*AP-1:0] g_ar;
  logic [   NT-1:0] z_rvalid;
  logic [   NT-1:0] z_rready;
  logic [NT*TW-1:0] z_rid;
  logic [NT*RP-1:0] z_r;
  logic [   NM-1:0] y_rvalid;
  logic [   NM-1:0] y_rready;
  logic [NM*IW-1:0] y_rid;
  logic [NM*RP-1:0] y_r;

  // Whose request appears where, and which managers may send one.
  logic [NT*NM-1:0] start;
  logic [   NM-1:0] ordered; // the order of its transactions lets the first request pass
  logic [   NM-1:0] allowed;

  for (genvar i = 0; i < NM; i++) begin : manager
    nl_slice #(
        .WIDTH(NT + IW + AP)
    ) ar_slice (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (s_arvalid[i]),
        .in_ready (s_arready[i]),
        .in_word  ({s_artarget[i*NT+:NT], s_arid[i*IW+:IW], s_ar[i*AP+:AP]}),
        .out_valid(f_arvalid[i]),
        .out_ready(f_arready[i]),
        .out_word ({f_artarget[i*NT+:NT], f_arid[i*IW+:IW], f_ar[i*AP+:AP]})
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
        .in_valid (f_arvalid[i]),
        .in_ready (f_arready[i]),
        .in_word  ({f_artarget[i*NT+:NT], f_arid[i*IW+:IW], f_ar[i*AP+:AP]}),
        .ordered  (ordered[i]),
        .begins   (begins),
        .out_valid(a_arvalid[i]),
        .out_ready(a_arready[i]),
        .out_word ({a_artarget[i*NT+:NT], a_arid[i*IW+:IW], a_ar[i*AP+:AP]}),
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
        .id       (f_arid[i*IW+:IW]),
        .target   (f_artarget[i*NT+:NT]),
        .allowed  (ordered[i]),
        .start    (begins),
        .finish   (s_rvalid[i] && s_rready[i] && s_r[i*RP]),
        .finish_id(s_rid[i*IW+:IW])
    );

    nl_stage #(
        .WIDTH(IW + RP),
        .ON   (PIPELINED)
    ) r_stage (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (y_rvalid[i]),
        .in_ready (y_rready[i]),
        .in_word  ({y_rid[i*IW+:IW], y_r[i*RP+:RP]}),
        .out_valid(s_rvalid[i]),
        .out_ready(s_rready[i]),
        .out_word ({s_rid[i*IW+:IW], s_r[i*RP+:RP]})
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
      .s_valid  (a_arvalid),
      .s_ready  (a_arready),
      .s_target (a_artarget),
      .s_id     (a_arid),
      .s_payload(a_ar),
      .allowed  (allowed),
      .open     ({NT{1'b1}}),
      .m_valid  (g_arvalid),
      .m_ready  (g_arready),
      .m_id     (g_arid),
      .m_payload(g_ar),
      .start    (start)
  );

  nl_axi4_responses #(
      .NM   (NM),
      .NT   (NT),
      .MW   (MW),
      .IW   (IW),
      .PW   (RP),
      .REACH(REACH)
  ) responses (
      .clk      (clk),
      .rst_n    (rst_n),
      .m_valid  (z_rvalid),
      .m_ready  (z_rready),
      .m_id     (z_rid),
      .m_payload(z_r),
      .s_valid  (y_rvalid),
      .s_ready  (y_rready),
      .s_id     (y_rid),
      .s_payload(y_r)
  );

  for (genvar t = 0; t < NT; t++) begin : target
    nl_axi4_entry #(
        .WIDTH (TW + RP),
        .DIRECT(DIRECT)
    ) r_entry (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (t_rvalid[t]),
        .in_ready (t_rready[t]),
        .in_word  ({t_rid[t*TW+:TW], t_r[t*RP+:RP]}),
        .out_valid(z_rvalid[t]),
        .out_ready(z_rready[t]),
        .out_word ({z_rid[t*TW+:TW], z_r[t*RP+:RP]})
    );

    nl_stage #(
        .WIDTH(TW + AP),
        .ON   (PIPELINED)
    ) ar_stage (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (g_arvalid[t]),
        .in_ready (g_arready[t]),
        .in_word  ({g_arid[t*TW+:TW], g_ar[t*AP+:AP]}),
        .out_valid(t_arvalid[t]),
        .out_ready(t_arready[t]),
        .out_word ({t_arid[t*TW+:TW], t_ar[t*AP+:AP]})
    );
  end
endmodule

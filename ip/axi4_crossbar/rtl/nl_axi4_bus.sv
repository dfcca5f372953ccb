// AXI4 crossbar as a shared bus: one way for each of the five channels, of all managers and targets.
// The rules of order, IDs and arbitration are those of the full crossbar; THREADS counts the IDs of all
// managers together. The parameters are nl_axi4_crossbar's.
module nl_axi4_bus #(
    parameter int NM = 2,
    parameter int NT = 2,          // targets
    parameter int MW = 1,
    parameter int IW = 4,
    parameter int AP = 12,
    parameter int WP = 9,
    parameter int BP = 2,
    parameter int RP = 3,
    parameter int THREADS = 4,
    parameter int OUTSTANDING = 4,
    parameter int POLICY = 1,
    parameter logic [4*NM-1:0] WEIGHTS = {NM{4'd1}},
    parameter bit QOS = 1'b0
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
    input  logic [     NT*BP-1:0] t_b,
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

  // What all see of each channel.
  logic [TW-1:0] awid;
  logic [AP-1:0] aw;
  logic [WP-1:0] w;
  logic [TW-1:0] bid;
  logic [BP-1:0] b;
  logic [TW-1:0] arid;
  logic [AP-1:0] ar;
  logic [TW-1:0] rid;
  logic [RP-1:0] r;

  logic          write_starts;
  logic          data_open;
  logic [NT-1:0] write_target;
  logic [NM-1:0] writer;       // whose write starts
  logic          read_starts;
  logic [NT-1:0] read_target;

  assign t_awid = {NT{awid}};
  assign t_aw   = {NT{aw}};
  assign t_w    = {NT{w}};
  assign s_bid  = {NM{bid[IW-1:0]}};
  assign s_b    = {NM{b}};
  assign t_arid = {NT{arid}};
  assign t_ar   = {NT{ar}};
  assign s_rid  = {NM{rid[IW-1:0]}};
  assign s_r    = {NM{r}};

  for (genvar i = 0; i < NM; i++) begin : manager
    assign writer[i] = write_starts && awid[IW+:MW] == MW'(i);
  end

  nl_axi4_bus_requests #(
      .NM         (NM),
      .NT         (NT),
      .MW         (MW),
      .IW         (IW),
      .PW         (AP),
      .THREADS    (THREADS),
      .OUTSTANDING(OUTSTANDING),
      .POLICY     (POLICY),
      .WEIGHTS    (WEIGHTS),
      .QOS        (QOS)
  ) writes (
      .clk      (clk),
      .rst_n    (rst_n),
      .s_valid  (s_awvalid),
      .s_ready  (s_awready),
      .s_target (s_awtarget),
      .s_id     (s_awid),
      .s_payload(s_aw),
      .open     (data_open),
      .start    (write_starts),
      .target   (write_target),
      .finish   ((s_bvalid & s_bready) != '0),
      .finish_id(bid),
      .m_valid  (t_awvalid),
      .m_ready  (t_awready),
      .m_id     (awid),
      .m_payload(aw)
  );

  nl_axi4_bus_data #(
      .NM   (NM),
      .NT   (NT),
      .PW   (WP),
      .DEPTH(OUTSTANDING)
  ) data (
      .clk      (clk),
      .rst_n    (rst_n),
      .open     (data_open),
      .manager  (writer),
      .target   (write_target),
      .s_valid  (s_wvalid),
      .s_ready  (s_wready),
      .s_payload(s_w),
      .m_valid  (t_wvalid),
      .m_ready  (t_wready),
      .m_payload(w)
  );

  nl_axi4_bus_responses #(
      .NM(NM),
      .NT(NT),
      .MW(MW),
      .IW(IW),
      .PW(BP)
  ) write_responses (
      .clk      (clk),
      .rst_n    (rst_n),
      .m_valid  (t_bvalid),
      .m_ready  (t_bready),
      .m_id     (t_bid),
      .m_payload(t_b),
      .s_valid  (s_bvalid),
      .s_ready  (s_bready),
      .s_id     (bid),
      .s_payload(b)
  );

  nl_axi4_bus_requests #(
      .NM         (NM),
      .NT         (NT),
      .MW         (MW),
      .IW         (IW),
      .PW         (AP),
      .THREADS    (THREADS),
      .OUTSTANDING(OUTSTANDING),
      .POLICY     (POLICY),
      .WEIGHTS    (WEIGHTS),
      .QOS        (QOS)
  ) reads (
      .clk      (clk),
      .rst_n    (rst_n),
      .s_valid  (s_arvalid),
      .s_ready  (s_arready),
      .s_target (s_artarget),
      .s_id     (s_arid),
      .s_payload(s_ar),
      .open     (1'b1),
      .start    (read_starts),
      .target   (read_target),
      .finish   ((s_rvalid & s_rready) != '0 && r[0]),
      .finish_id(rid),
      .m_valid  (t_arvalid),
      .m_ready  (t_arready),
      .m_id     (arid),
      .m_payload(ar)
  );

  nl_axi4_bus_responses #(
      .NM(NM),
      .NT(NT),
      .MW(MW),
      .IW(IW),
      .PW(RP)
  ) read_responses (
      .clk      (clk),
      .rst_n    (rst_n),
      .m_valid  (t_rvalid),
      .m_ready  (t_rready),
      .m_id     (t_rid),
      .m_payload(t_r),
      .s_valid  (s_rvalid),
      .s_ready  (s_rready),
      .s_id     (rid),
      .s_payload(r)
  );

  wire unused = &{1'b0, read_starts, read_target};
endmodule

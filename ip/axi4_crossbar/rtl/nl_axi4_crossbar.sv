// AXI4 crossbar (Arm IHI 0022H) of NM managers and NS subordinates, side by side in flat vectors, the
// first in the lowest bits. A register slice stands at every input, so that no output depends
// combinationally on an input; a read takes a clock on its way to the subordinate and one on its way
// back. Requests are decoded outside: bit t of a target is subordinate t, bit NS the default target
// inside, which answers DECERR.
//
// Payloads are what the crossbar passes on as it is:
//   AW, AR  {..., AxQOS, AxLEN}        W  {..., WLAST}
//   B       {..., BRESP}               R  {..., RRESP, RLAST}
module nl_axi4_crossbar #(
    parameter int NM = 2,
    parameter int NS = 1,
    parameter int MW = 1,          // bits of a manager's number
    parameter int IW = 4,          // bits of a manager's ID; a subordinate's has MW more
    parameter int AP = 12,         // bits of payloads: AW and AR
    parameter int WP = 9,          // W
    parameter int BP = 2,          // B
    parameter int RP = 3,          // R
    parameter int THREADS = 4,     // IDs of a manager under way at once
    parameter int OUTSTANDING = 4, // transactions of each
    parameter int POLICY = 1,      // of the arbiters: 0 fixed, 1 round robin, 2 weighted
    parameter logic [4*NM-1:0] WEIGHTS = {NM{4'd1}},
    parameter bit QOS = 1'b0       // the most urgent requests first
) (
    input  logic                  clk,
    input  logic                  rst_n,
    input  logic [        NM-1:0] s_awvalid,
    output logic [        NM-1:0] s_awready,
    input  logic [ NM*(NS+1)-1:0] s_awtarget,
    input  logic [     NM*IW-1:0] s_awid,
    input  logic [     NM*AP-1:0] s_aw,
    input  logic [        NM-1:0] s_wvalid,
    output logic [        NM-1:0] s_wready,
    input  logic [     NM*WP-1:0] s_w,
    output logic [        NM-1:0] s_bvalid,
    input  logic [        NM-1:0] s_bready,
    output logic [     NM*IW-1:0] s_bid,
    output logic [     NM*BP-1:0] s_b,
    input  logic [        NM-1:0] s_arvalid,
    output logic [        NM-1:0] s_arready,
    input  logic [ NM*(NS+1)-1:0] s_artarget,
    input  logic [     NM*IW-1:0] s_arid,
    input  logic [     NM*AP-1:0] s_ar,
    output logic [        NM-1:0] s_rvalid,
    input  logic [        NM-1:0] s_rready,
    output logic [     NM*IW-1:0] s_rid,
    output logic [     NM*RP-1:0] s_r,
    output logic [        NS-1:0] m_awvalid,
    input  logic [        NS-1:0] m_awready,
    output logic [NS*(MW+IW)-1:0] m_awid,
    output logic [     NS*AP-1:0] m_aw,
    output logic [        NS-1:0] m_wvalid,
    input  logic [        NS-1:0] m_wready,
    output logic [     NS*WP-1:0] m_w,
    input  logic [        NS-1:0] m_bvalid,
    output logic [        NS-1:0] m_bready,
    input  logic [NS*(MW+IW)-1:0] m_bid,
    input  logic [     NS*BP-1:0] m_b,
    output logic [        NS-1:0] m_arvalid,
    input  logic [        NS-1:0] m_arready,
    output logic [NS*(MW+IW)-1:0] m_arid,
    output logic [     NS*AP-1:0] m_ar,
    input  logic [        NS-1:0] m_rvalid,
    output logic [        NS-1:0] m_rready,
    input  logic [NS*(MW+IW)-1:0] m_rid,
    input  logic [     NS*RP-1:0] m_r
);
  localparam int NT = NS + 1; // targets: the subordinates and the default target
  localparam int TW = MW + IW;

  // What the register slices show: requests of the managers (a_), responses of the targets (z_).
  logic [   NM-1:0] a_awvalid;
  logic [   NM-1:0] a_awready;
  logic [NM*NT-1:0] a_awtarget;
  logic [NM*IW-1:0] a_awid;
  logic [NM*AP-1:0] a_aw;
  logic [   NM-1:0] a_arvalid;
  logic [   NM-1:0] a_arready;
  logic [NM*NT-1:0] a_artarget;
  logic [NM*IW-1:0] a_arid;
  logic [NM*AP-1:0] a_ar;
  logic [   NM-1:0] a_wvalid;
  logic [   NM-1:0] a_wready;
  logic [NM*WP-1:0] a_w;
  logic [   NT-1:0] z_bvalid;
  logic [   NT-1:0] z_bready;
  logic [NT*TW-1:0] z_bid;
  logic [NT*BP-1:0] z_b;
  logic [   NT-1:0] z_rvalid;
  logic [   NT-1:0] z_rready;
  logic [NT*TW-1:0] z_rid;
  logic [NT*RP-1:0] z_r;

  // What the targets see and answer: the subordinates, and above them the default target.
  logic [   NT-1:0] t_awvalid;
  logic [   NT-1:0] t_awready;
  logic [NT*TW-1:0] t_awid;
  logic [NT*AP-1:0] t_aw;
  logic [   NT-1:0] t_arvalid;
  logic [   NT-1:0] t_arready;
  logic [NT*TW-1:0] t_arid;
  logic [NT*AP-1:0] t_ar;
  logic [   NT-1:0] t_wvalid;
  logic [   NT-1:0] t_wready;
  logic [NT*WP-1:0] t_w;
  logic [   NT-1:0] t_bvalid;
  logic [   NT-1:0] t_bready;
  logic [NT*TW-1:0] t_bid;
  logic [NT*BP-1:0] t_b;
  logic [   NT-1:0] t_rvalid;
  logic [   NT-1:0] t_rready;
  logic [NT*TW-1:0] t_rid;
  logic [NT*RP-1:0] t_r;

  // Whose request appears where, which managers may send one, and which targets take a write.
  logic [NT*NM-1:0] write_start;
  logic [NT*NM-1:0] read_start;
  logic [   NM-1:0] write_ordered;
  logic [   NM-1:0] data_ordered;
  logic [   NM-1:0] read_ordered;
  logic [   NT-1:0] write_open;

  for (genvar i = 0; i < NM; i++) begin : manager
    nl_slice #(
        .WIDTH(NT + IW + AP)
    ) aw_slice (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (s_awvalid[i]),
        .in_ready (s_awready[i]),
        .in_word  ({s_awtarget[i*NT+:NT], s_awid[i*IW+:IW], s_aw[i*AP+:AP]}),
        .out_valid(a_awvalid[i]),
        .out_ready(a_awready[i]),
        .out_word ({a_awtarget[i*NT+:NT], a_awid[i*IW+:IW], a_aw[i*AP+:AP]})
    );

    nl_slice #(
        .WIDTH(NT + IW + AP)
    ) ar_slice (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (s_arvalid[i]),
        .in_ready (s_arready[i]),
        .in_word  ({s_artarget[i*NT+:NT], s_arid[i*IW+:IW], s_ar[i*AP+:AP]}),
        .out_valid(a_arvalid[i]),
        .out_ready(a_arready[i]),
        .out_word ({a_artarget[i*NT+:NT], a_arid[i*IW+:IW], a_ar[i*AP+:AP]})
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

    logic write_starts;
    logic read_starts;

    always_comb begin
      write_starts = 1'b0;
      read_starts  = 1'b0;
      for (int t = 0; t < NT; t++) begin
        write_starts = write_starts | write_start[t*NM+i];
        read_starts  = read_starts | read_start[t*NM+i];
      end
    end

    nl_axi4_order #(
        .NT         (NT),
        .IW         (IW),
        .THREADS    (THREADS),
        .OUTSTANDING(OUTSTANDING)
    ) write_order (
        .clk      (clk),
        .rst_n    (rst_n),
        .id       (a_awid[i*IW+:IW]),
        .target   (a_awtarget[i*NT+:NT]),
        .allowed  (write_ordered[i]),
        .start    (write_starts),
        .finish   (s_bvalid[i] && s_bready[i]),
        .finish_id(s_bid[i*IW+:IW])
    );

    nl_axi4_order #(
        .NT         (NT),
        .IW         (IW),
        .THREADS    (THREADS),
        .OUTSTANDING(OUTSTANDING)
    ) read_order (
        .clk      (clk),
        .rst_n    (rst_n),
        .id       (a_arid[i*IW+:IW]),
        .target   (a_artarget[i*NT+:NT]),
        .allowed  (read_ordered[i]),
        .start    (read_starts),
        .finish   (s_rvalid[i] && s_rready[i] && s_r[i*RP]),
        .finish_id(s_rid[i*IW+:IW])
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
      .QOS    (QOS)
  ) write_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .s_valid  (a_awvalid),
      .s_ready  (a_awready),
      .s_target (a_awtarget),
      .s_id     (a_awid),
      .s_payload(a_aw),
      .allowed  (write_ordered & data_ordered),
      .open     (write_open),
      .m_valid  (t_awvalid),
      .m_ready  (t_awready),
      .m_id     (t_awid),
      .m_payload(t_aw),
      .start    (write_start)
  );

  nl_axi4_requests #(
      .NM     (NM),
      .NT     (NT),
      .MW     (MW),
      .IW     (IW),
      .PW     (AP),
      .POLICY (POLICY),
      .WEIGHTS(WEIGHTS),
      .QOS    (QOS)
  ) read_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .s_valid  (a_arvalid),
      .s_ready  (a_arready),
      .s_target (a_artarget),
      .s_id     (a_arid),
      .s_payload(a_ar),
      .allowed  (read_ordered),
      .open     ({NT{1'b1}}),
      .m_valid  (t_arvalid),
      .m_ready  (t_arready),
      .m_id     (t_arid),
      .m_payload(t_ar),
      .start    (read_start)
  );

  nl_axi4_write_data #(
      .NM   (NM),
      .NT   (NT),
      .PW   (WP),
      .DEPTH(OUTSTANDING)
  ) write_data (
      .clk      (clk),
      .rst_n    (rst_n),
      .s_target (a_awtarget),
      .allowed  (data_ordered),
      .open     (write_open),
      .start    (write_start),
      .s_valid  (a_wvalid),
      .s_ready  (a_wready),
      .s_payload(a_w),
      .m_valid  (t_wvalid),
      .m_ready  (t_wready),
      .m_payload(t_w)
  );

  nl_axi4_responses #(
      .NM(NM),
      .NT(NT),
      .MW(MW),
      .IW(IW),
      .PW(BP)
  ) write_responses (
      .clk      (clk),
      .rst_n    (rst_n),
      .m_valid  (z_bvalid),
      .m_ready  (z_bready),
      .m_id     (z_bid),
      .m_payload(z_b),
      .s_valid  (s_bvalid),
      .s_ready  (s_bready),
      .s_id     (s_bid),
      .s_payload(s_b)
  );

  nl_axi4_responses #(
      .NM(NM),
      .NT(NT),
      .MW(MW),
      .IW(IW),
      .PW(RP)
  ) read_responses (
      .clk      (clk),
      .rst_n    (rst_n),
      .m_valid  (z_rvalid),
      .m_ready  (z_rready),
      .m_id     (z_rid),
      .m_payload(z_r),
      .s_valid  (s_rvalid),
      .s_ready  (s_rready),
      .s_id     (s_rid),
      .s_payload(s_r)
  );

  for (genvar t = 0; t < NT; t++) begin : target
    nl_slice #(
        .WIDTH(TW + BP)
    ) b_slice (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (t_bvalid[t]),
        .in_ready (t_bready[t]),
        .in_word  ({t_bid[t*TW+:TW], t_b[t*BP+:BP]}),
        .out_valid(z_bvalid[t]),
        .out_ready(z_bready[t]),
        .out_word ({z_bid[t*TW+:TW], z_b[t*BP+:BP]})
    );

    nl_slice #(
        .WIDTH(TW + RP)
    ) r_slice (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (t_rvalid[t]),
        .in_ready (t_rready[t]),
        .in_word  ({t_rid[t*TW+:TW], t_r[t*RP+:RP]}),
        .out_valid(z_rvalid[t]),
        .out_ready(z_rready[t]),
        .out_word ({z_rid[t*TW+:TW], z_r[t*RP+:RP]})
    );
  end

  localparam logic [1:0] DECERR = 2'b11;
  logic default_last;

  assign m_awvalid         = t_awvalid[NS-1:0];
  assign m_awid            = t_awid[NS*TW-1:0];
  assign m_aw              = t_aw[NS*AP-1:0];
  assign t_awready[NS-1:0] = m_awready;
  assign m_arvalid         = t_arvalid[NS-1:0];
  assign m_arid            = t_arid[NS*TW-1:0];
  assign m_ar              = t_ar[NS*AP-1:0];
  assign t_arready[NS-1:0] = m_arready;
  assign m_wvalid          = t_wvalid[NS-1:0];
  assign m_w               = t_w[NS*WP-1:0];
  assign t_wready[NS-1:0]  = m_wready;
  assign t_bvalid[NS-1:0]  = m_bvalid;
  assign t_bid[NS*TW-1:0]  = m_bid;
  assign t_b[NS*BP-1:0]    = m_b;
  assign m_bready          = t_bready[NS-1:0];
  assign t_rvalid[NS-1:0]  = m_rvalid;
  assign t_rid[NS*TW-1:0]  = m_rid;
  assign t_r[NS*RP-1:0]    = m_r;
  assign m_rready          = t_rready[NS-1:0];
  assign t_b[NS*BP+:BP]    = BP'(DECERR);
  assign t_r[NS*RP+:RP]    = RP'({DECERR, default_last});

  nl_axi4_error #(
      .IW(TW)
  ) default_target (
      .clk    (clk),
      .rst_n  (rst_n),
      .awvalid(t_awvalid[NS]),
      .awready(t_awready[NS]),
      .awid   (t_awid[NS*TW+:TW]),
      .wvalid (t_wvalid[NS]),
      .wready (t_wready[NS]),
      .wlast  (t_w[NS*WP]),
      .bvalid (t_bvalid[NS]),
      .bready (t_bready[NS]),
      .bid    (t_bid[NS*TW+:TW]),
      .arvalid(t_arvalid[NS]),
      .arready(t_arready[NS]),
      .arid   (t_arid[NS*TW+:TW]),
      .arlen  (t_ar[NS*AP+:8]),
      .rvalid (t_rvalid[NS]),
      .rready (t_rready[NS]),
      .rid    (t_rid[NS*TW+:TW]),
      .rlast  (default_last)
  );

  // What else the default target is told.
  wire unused = &{1'b0, t_aw[NS*AP+:AP], t_w[NS*WP+:WP], t_ar[NS*AP+8+:AP-8]};
endmodule

// Responses of one direction from the targets to the managers, by a round-robin arbiter for each
// manager. The upper bits of an ID say whose it is. Beats of reads with different IDs may come
// interleaved (Arm IHI 0022H, A5.3.3).
module nl_axi4_responses #(
    parameter int NM = 2,
    parameter int NT = 2,
    parameter int MW = 1,
    parameter int IW = 4,
    parameter int PW = 3,
    parameter logic [NM*NT-1:0] REACH = {NM*NT{1'b1}} // managers that a target answers: bit i*NT+t
) (
    input  logic                  clk,
    input  logic                  rst_n,
    input  logic [        NT-1:0] m_valid,
    output logic [        NT-1:0] m_ready,
    input  logic [NT*(MW+IW)-1:0] m_id,
    input  logic [     NT*PW-1:0] m_payload,
    output logic [        NM-1:0] s_valid,
    input  logic [        NM-1:0] s_ready,
    output logic [     NM*IW-1:0] s_id,
    output logic [     NM*PW-1:0] s_payload
);
  localparam int TW = MW + IW;

  logic [NM*NT-1:0] request;
  logic [NM*NT-1:0] grant;
  logic [   NM-1:0] first;

  always_comb begin : wishes
    for (int i = 0; i < NM; i++) begin
      for (int t = 0; t < NT; t++) begin
        request[i*NT+t] = REACH[i*NT+t] && m_valid[t] && m_id[t*TW+IW+:MW] == MW'(i);
      end
    end
  end

  for (genvar i = 0; i < NM; i++) begin : manager
    nl_arbiter #(
        .N(NT)
    ) arbiter (
        .clk    (clk),
        .rst_n  (rst_n),
        .request(request[i*NT+:NT]),
        .taken  (s_ready[i]),
        .grant  (grant[i*NT+:NT]),
        .start  (first[i])
    );
    assign s_valid[i] = grant[i*NT+:NT] != '0;
  end

  always_comb begin : routing
    s_id      = '0;
    s_payload = '0;
    m_ready   = '0;
    for (int i = 0; i < NM; i++) begin
      for (int t = 0; t < NT; t++) begin
        s_id[i*IW+:IW]      = s_id[i*IW+:IW] | (m_id[t*TW+:IW] & {IW{grant[i*NT+t]}});
        s_payload[i*PW+:PW] = s_payload[i*PW+:PW] | (m_payload[t*PW+:PW] & {PW{grant[i*NT+t]}});
        m_ready[t]          = m_ready[t] | (grant[i*NT+t] & s_ready[i]);
      end
    end
  end

  wire unused = &{1'b0, first};
endmodule

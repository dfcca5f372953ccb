// Requests of one direction from the managers to the targets, by an arbiter for each target. In a
// payload, AxLEN has bits 7:0 and AxQOS bits 11:8; with QOS, the most urgent requests alone are
// arbitrated.
module nl_axi4_requests #(
    parameter int NM = 2,
    parameter int NT = 2,
    parameter int MW = 1,
    parameter int IW = 4,
    parameter int PW = 12,
    parameter int POLICY = 1,
    parameter logic [4*NM-1:0] WEIGHTS = {NM{4'd1}},
    parameter bit QOS = 1'b0,
    parameter logic [NM*NT-1:0] REACH = {NM*NT{1'b1}} // managers that go to a target, as s_target
) (
    input  logic                  clk,
    input  logic                  rst_n,
    input  logic [        NM-1:0] s_valid,
    output logic [        NM-1:0] s_ready,
    input  logic [     NM*NT-1:0] s_target,  // one-hot
    input  logic [     NM*IW-1:0] s_id,
    input  logic [     NM*PW-1:0] s_payload,
    input  logic [        NM-1:0] allowed,   // the order of its transactions lets the request pass
    input  logic [        NT-1:0] open,      // the target takes requests
    output logic [        NT-1:0] m_valid,
    input  logic [        NT-1:0] m_ready,
    output logic [NT*(MW+IW)-1:0] m_id,      // the manager's number, then its ID
    output logic [     NT*PW-1:0] m_payload,
    output logic [     NT*NM-1:0] start      // the manager's request that appears at a target in this clock
);
  localparam int TW = MW + IW;

  logic [NT*NM-1:0] wanted;  // managers that may go to a target
  logic [NT*NM-1:0] request; // of these, the most urgent
  logic [NT*NM-1:0] grant;
  logic [   NT-1:0] first;   // first clock of a grant

  always_comb begin : wishes
    for (int t = 0; t < NT; t++) begin
      for (int i = 0; i < NM; i++) begin
        wanted[t*NM+i] = REACH[i*NT+t] && s_valid[i] && allowed[i] && s_target[i*NT+t] && open[t];
      end
    end
  end

  if (QOS) begin : urgency
    logic [NT*4-1:0] highest;

    always_comb begin
      highest = '0;
      for (int t = 0; t < NT; t++) begin
        for (int i = 0; i < NM; i++) begin
          if (wanted[t*NM+i] && s_payload[i*PW+8+:4] > highest[t*4+:4]) begin
            highest[t*4+:4] = s_payload[i*PW+8+:4];
          end
        end
        for (int i = 0; i < NM; i++) begin
          request[t*NM+i] = wanted[t*NM+i] && s_payload[i*PW+8+:4] == highest[t*4+:4];
        end
      end
    end
  end else begin : no_urgency
    assign request = wanted;
  end

  for (genvar t = 0; t < NT; t++) begin : target
    nl_arbiter #(
        .N      (NM),
        .POLICY (POLICY),
        .WEIGHTS(WEIGHTS)
    ) arbiter (
        .clk    (clk),
        .rst_n  (rst_n),
        .request(request[t*NM+:NM]),
        .taken  (m_ready[t]),
        .grant  (grant[t*NM+:NM]),
        .start  (first[t])
    );
    assign m_valid[t]      = grant[t*NM+:NM] != '0;
    assign start[t*NM+:NM] = grant[t*NM+:NM] & {NM{first[t]}};
  end

  always_comb begin : routing
    m_id      = '0;
    m_payload = '0;
    s_ready   = '0;
    for (int t = 0; t < NT; t++) begin
      for (int i = 0; i < NM; i++) begin
        m_id[t*TW+:TW]      = m_id[t*TW+:TW] | ({MW'(i), s_id[i*IW+:IW]} & {TW{grant[t*NM+i]}});
        m_payload[t*PW+:PW] = m_payload[t*PW+:PW] | (s_payload[i*PW+:PW] & {PW{grant[t*NM+i]}});
        s_ready[i]          = s_ready[i] | (grant[t*NM+i] & m_ready[t]);
      end
    end
  end
endmodule

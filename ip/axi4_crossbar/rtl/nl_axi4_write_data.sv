// Write data from the managers to the targets. AXI4 has no WID: a target takes bursts in the order of
// its requests, and `queues` keep whose they are. A manager's unfinished bursts all go to one target,
// so that no two managers can wait for each other at two targets.
module nl_axi4_write_data #(
    parameter int NM = 2,
    parameter int NT = 2,
    parameter int PW = 9,
    parameter int DEPTH = 4,
    parameter logic [NM*NT-1:0] REACH = {NM*NT{1'b1}} // managers that go to a target, as s_target
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic [NM*NT-1:0] s_target,  // of the request that waits, one-hot
    output logic [   NM-1:0] allowed,
    output logic [   NT-1:0] open,
    input  logic [NT*NM-1:0] start,     // a manager's request appears at a target
    input  logic [   NM-1:0] s_valid,
    output logic [   NM-1:0] s_ready,
    input  logic [NM*PW-1:0] s_payload, // WLAST has bit 0
    output logic [   NT-1:0] m_valid,
    input  logic [   NT-1:0] m_ready,
    output logic [NT*PW-1:0] m_payload
);
  localparam int CW = $clog2(DEPTH + 1);

  logic [NT*NM-1:0] first;       // whose data the target takes, one-hot; zero without any
  logic [NT*NM-1:0] owner;       // of those that go to it
  logic [NM*CW-1:0] unfinished;  // bursts of a manager that are not sent whole
  logic [NM*NT-1:0] destination; // where they go
  logic [   NM-1:0] began;
  logic [   NM-1:0] ended;
  logic [   NT-1:0] full;

  assign open = ~full;

  always_comb begin : managers
    for (int i = 0; i < NM; i++) begin
      began[i] = 1'b0;
      for (int t = 0; t < NT; t++) began[i] = began[i] | start[t*NM+i];
      ended[i]   = s_valid[i] && s_ready[i] && s_payload[i*PW];
      allowed[i] = unfinished[i*CW+:CW] == '0 ||
          (destination[i*NT+:NT] == s_target[i*NT+:NT] && unfinished[i*CW+:CW] != CW'(DEPTH));
    end
  end

  always_ff @(posedge clk) begin : bursts
    for (int i = 0; i < NM; i++) begin
      if (began[i] && !ended[i]) unfinished[i*CW+:CW] <= unfinished[i*CW+:CW] + 1'b1;
      if (!began[i] && ended[i]) unfinished[i*CW+:CW] <= unfinished[i*CW+:CW] - 1'b1;
      if (began[i]) destination[i*NT+:NT] <= s_target[i*NT+:NT];
    end
    if (!rst_n) unfinished <= '0;
  end

  for (genvar t = 0; t < NT; t++) begin : target
    nl_axi4_write_queue #(
        .N    (NM),
        .DEPTH(DEPTH)
    ) queue (
        .clk  (clk),
        .rst_n(rst_n),
        .added(start[t*NM+:NM]),
        .pop  (m_valid[t] && m_ready[t] && m_payload[t*PW]),
        .first(first[t*NM+:NM]),
        .full (full[t])
    );
  end

  always_comb begin : owners
    for (int t = 0; t < NT; t++) begin
      for (int i = 0; i < NM; i++) owner[t*NM+i] = first[t*NM+i] & REACH[i*NT+t];
    end
  end

  always_comb begin : routing
    m_valid   = '0;
    m_payload = '0;
    s_ready   = '0;
    for (int t = 0; t < NT; t++) begin
      for (int i = 0; i < NM; i++) begin
        m_valid[t]          = m_valid[t] | (owner[t*NM+i] & s_valid[i]);
        m_payload[t*PW+:PW] = m_payload[t*PW+:PW] | (s_payload[i*PW+:PW] & {PW{owner[t*NM+i]}});
        s_ready[i]          = s_ready[i] | (owner[t*NM+i] & m_ready[t]);
      end
    end
  end
endmodule

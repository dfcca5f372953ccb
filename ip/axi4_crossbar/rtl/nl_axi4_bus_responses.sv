// Responses of one direction over one bus, a beat a clock: a target is let on it by turns, and stays as
// long as no other has anything to say. Which one it is, is kept in a register, so that READY follows
// from no input. All managers see the same ID and payload, and a manager that takes nothing holds up
// the others.
module nl_axi4_bus_responses #(
    parameter int NM = 2,
    parameter int NT = 2,
    parameter int MW = 1,
    parameter int IW = 4,
    parameter int PW = 3
) (
    input  logic                  clk,
    input  logic                  rst_n,
    input  logic [        NT-1:0] m_valid,
    output logic [        NT-1:0] m_ready,
    input  logic [NT*(MW+IW)-1:0] m_id,
    input  logic [     NT*PW-1:0] m_payload,
    output logic [        NM-1:0] s_valid,
    input  logic [        NM-1:0] s_ready,
    output logic [     MW+IW-1:0] s_id,      // the manager's number, then its ID
    output logic [        PW-1:0] s_payload
);
  localparam int TW = MW + IW;

  logic [   NT-1:0] owner;   // the target that is let on the bus
  logic [   NT-1:0] next;
  logic             turns;   // another one may be let on it
  logic             first;   // and is
  logic             valid;
  logic             room;
  logic             out_valid;
  logic [TW+PW-1:0] word;

  nl_arbiter #(
      .N(NT)
  ) arbiter (
      .clk    (clk),
      .rst_n  (rst_n),
      .request(m_valid & ~owner & {NT{turns}}),
      .taken  (1'b1),
      .grant  (next),
      .start  (first)
  );

  nl_slice #(
      .WIDTH(TW + PW)
  ) slice (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (valid),
      .in_ready (room),
      .in_word  (word),
      .out_valid(out_valid),
      .out_ready((s_valid & s_ready) != '0),
      .out_word ({s_id, s_payload})
  );

  assign valid   = (owner & m_valid) != '0;
  assign m_ready = owner & {NT{room}};
  assign turns   = !valid || room;

  always_ff @(posedge clk) begin
    if (first) owner <= next;
    if (!rst_n) owner <= '0;
  end

  for (genvar i = 0; i < NM; i++) begin : manager
    assign s_valid[i] = out_valid && s_id[IW+:MW] == MW'(i);
  end

  always_comb begin : routing
    word = '0;
    for (int t = 0; t < NT; t++)
      word = word | ({m_id[t*TW+:TW], m_payload[t*PW+:PW]} & {TW + PW{owner[t]}});
  end
endmodule

// Write data over one bus: bursts pass in the order of their requests, a beat a clock, through a
// register slice whose word all targets see.
module nl_axi4_bus_data #(
    parameter int NM = 2,
    parameter int NT = 2,
    parameter int PW = 9,
    parameter int DEPTH = 4
) (
    input  logic             clk,
    input  logic             rst_n,
    output logic             open,      // a request more may appear
    input  logic [   NM-1:0] manager,   // whose request appears, one-hot; zero without one
    input  logic [   NT-1:0] target,    // and where
    input  logic [   NM-1:0] s_valid,
    output logic [   NM-1:0] s_ready,
    input  logic [NM*PW-1:0] s_payload, // WLAST has bit 0
    output logic [   NT-1:0] m_valid,
    input  logic [   NT-1:0] m_ready,
    output logic [   PW-1:0] m_payload
);
  logic [NM-1:0] owner;       // whose burst passes; zero without any
  logic [NT-1:0] destination;
  logic [NT-1:0] where;       // the word in the slice goes there
  logic [PW-1:0] word;
  logic          full;
  logic          room;
  logic          valid;
  logic          out_valid;

  nl_axi4_write_queue #(
      .N    (NM + NT),
      .DEPTH(DEPTH)
  ) queue (
      .clk  (clk),
      .rst_n(rst_n),
      .added((manager == '0) ? '0 : {target, manager}),
      .pop  (valid && room && word[0]),
      .first({destination, owner}),
      .full (full)
  );

  nl_slice #(
      .WIDTH(NT + PW)
  ) slice (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (valid),
      .in_ready (room),
      .in_word  ({destination, word}),
      .out_valid(out_valid),
      .out_ready((where & m_ready) != '0),
      .out_word ({where, m_payload})
  );

  assign open    = !full;
  assign valid   = (owner & s_valid) != '0;
  assign s_ready = owner & {NM{room}};
  assign m_valid = where & {NT{out_valid}};

  always_comb begin
    word = '0;
    for (int i = 0; i < NM; i++) word = word | (s_payload[i*PW+:PW] & {PW{owner[i]}});
  end
endmodule

// Requests of one direction over one bus. A manager's request is taken into the bus's register, waits
// there for the order of the transactions under way, and appears at its target: one in two clocks at
// most. All targets see the same ID and payload. READY comes a clock after the request was taken, so
// that it follows from no input.
module nl_axi4_bus_requests #(
    parameter int NM = 2,
    parameter int NT = 2,
    parameter int MW = 1,
    parameter int IW = 4,
    parameter int PW = 12,
    parameter int THREADS = 4,     // IDs of all managers under way at once
    parameter int OUTSTANDING = 4, // transactions of each
    parameter int POLICY = 1,
    parameter logic [4*NM-1:0] WEIGHTS = {NM{4'd1}},
    parameter bit QOS = 1'b0
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic [   NM-1:0] s_valid,
    output logic [   NM-1:0] s_ready,
    input  logic [NM*NT-1:0] s_target,  // one-hot
    input  logic [NM*IW-1:0] s_id,
    input  logic [NM*PW-1:0] s_payload,
    input  logic             open,      // a request may appear
    output logic             start,     // one appears in this clock
    output logic [   NT-1:0] target,    // where it goes
    input  logic             finish,    // the last response of a transaction is taken
    input  logic [MW+IW-1:0] finish_id,
    output logic [   NT-1:0] m_valid,
    input  logic [   NT-1:0] m_ready,
    output logic [MW+IW-1:0] m_id,      // the manager's number, then its ID
    output logic [   PW-1:0] m_payload
);
  localparam int TW = MW + IW;
  localparam int BW = NT + PW;

  logic             held;      // the bus has a request
  logic             shown;     // and its target sees it
  logic             allowed;   // the order lets it appear
  logic             appears;
  logic             leaves;
  logic             free;      // the next one may be taken
  logic             chosen;
  logic [   NM-1:0] winner;
  logic [   TW-1:0] next_id;
  logic [   BW-1:0] next_word;
  logic [NM*BW-1:0] words;
  logic [   NM-1:0] granted;   // as `winner`, while the arbiter is open

  for (genvar i = 0; i < NM; i++) begin : manager
    assign words[i*BW+:BW] = {s_target[i*NT+:NT], s_payload[i*PW+:PW]};
  end

  // The arbiter of a full crossbar, with the bus as its only target.
  nl_axi4_requests #(
      .NM     (NM),
      .NT     (1),
      .MW     (MW),
      .IW     (IW),
      .PW     (BW),
      .POLICY (POLICY),
      .WEIGHTS(WEIGHTS),
      .QOS    (QOS)
  ) choice (
      .clk      (clk),
      .rst_n    (rst_n),
      .s_valid  (s_valid),
      .s_ready  (granted),
      .s_target ({NM{1'b1}}),
      .s_id     (s_id),
      .s_payload(words),
      .allowed  ({NM{1'b1}}),
      .open     (free),
      .m_valid  (chosen),
      .m_ready  (1'b1),
      .m_id     (next_id),
      .m_payload(next_word),
      .start    (winner)
  );

  nl_axi4_order #(
      .NT         (NT),
      .IW         (TW),
      .THREADS    (THREADS),
      .OUTSTANDING(OUTSTANDING)
  ) order (
      .clk      (clk),
      .rst_n    (rst_n),
      .id       (m_id),
      .target   (target),
      .allowed  (allowed),
      .start    (start),
      .finish   (finish),
      .finish_id(finish_id)
  );

  // A manager whose request is taken shows it for another clock: nobody is chosen in that one.
  assign start   = held && !shown && allowed && open;
  assign appears = shown || start;
  assign m_valid = target & {NT{appears}};
  assign leaves  = (m_valid & m_ready) != '0;
  assign free    = s_ready == '0 && (!held || leaves);

  always_ff @(posedge clk) begin
    s_ready <= winner;
    shown   <= appears && !leaves;
    held    <= chosen || (held && !leaves);
    if (chosen) begin
      m_id                <= next_id;
      {target, m_payload} <= next_word;
    end
    if (!rst_n) begin
      s_ready <= '0;
      shown   <= 1'b0;
      held    <= 1'b0;
    end
  end

  wire unused = &{1'b0, granted};
endmodule

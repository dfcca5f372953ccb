// Transactions of one direction under way, the oldest in slot 0, and the age of each in clocks, which
// stays at its highest value. `age` is that of the transaction which an answer under `end_id` belongs
// to: the oldest of this ID (Arm IHI 0022H, A5.3).
module nl_axi4_pending #(
    parameter int IW = 4,
    parameter int MOST = 8,
    parameter int AGE = 16
) (
    input  logic                      clk,
    input  logic                      rst_n,
    input  logic                      begins,
    input  logic [            IW-1:0] begin_id,
    input  logic                      ends,
    input  logic [            IW-1:0] end_id,
    output logic [           AGE-1:0] age,
    output logic                      full,
    output logic [$clog2(MOST+1)-1:0] level  // slots 0 to level - 1 are taken
);
  localparam int CW = $clog2(MOST + 1);

  logic [ MOST*IW-1:0] ids;
  logic [MOST*AGE-1:0] ages, older;
  logic [    MOST-1:0] moves;  // slots that take what is in the next one, as an older one has ended
  logic [      CW-1:0] place;  // of one that begins

  for (genvar k = 0; k < MOST; k++) begin : g_slot
    localparam int NEXT = (k + 1) % MOST;

    assign older[AGE*k+:AGE] = ages[AGE*k+:AGE] + AGE'(!(&ages[AGE*k+:AGE]));

    always_ff @(posedge clk)
      if (begins && place == CW'(k)) begin
        ids[IW*k+:IW]    <= begin_id;
        ages[AGE*k+:AGE] <= AGE'(1);
      end else begin
        ids[IW*k+:IW]    <= moves[k] ? ids[IW*NEXT+:IW] : ids[IW*k+:IW];
        ages[AGE*k+:AGE] <= moves[k] ? older[AGE*NEXT+:AGE] : older[AGE*k+:AGE];
      end
  end

  always_comb begin
    age   = '0;
    moves = '0;
    for (int k = MOST - 1; k >= 0; k--)
      if (CW'(k) < level && ids[IW*k+:IW] == end_id) begin
        age   = ages[AGE*k+:AGE];
        moves = {MOST{ends}} << k;
      end
  end

  assign place = level - CW'(|moves);
  assign full  = level == CW'(MOST);

  always_ff @(posedge clk)
    if (!rst_n) level <= '0;
    else level <= place + CW'(begins);
endmodule

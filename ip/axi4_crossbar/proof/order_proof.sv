// Transactions of an ID of the solver's choice: those under way are at one target and not too many,
// and no more IDs are under way than there are threads. An ID that has a thread, or could have one, is
// not held up for anything else.
module proof (
    input logic       clk,
    input logic [1:0] id,
    input logic       target,
    input logic       start,
    input logic       finish,
    input logic [1:0] finish_id
);
  localparam int THREADS = 2;
  localparam int OUTSTANDING = 2;
  (* anyconst *) logic [1:0] own;

  logic rst_n, allowed, at;
  logic [11:0] counts;
  logic [2:0] under_way;

  started u_reset (.clk, .rst_n);
  nl_axi4_order #(.NT(2), .IW(2), .THREADS(THREADS), .OUTSTANDING(OUTSTANDING)) dut (
      .clk, .rst_n, .id, .target({target, !target}), .allowed, .start, .finish, .finish_id
  );

  initial {counts, at} = 0;
  always @(posedge clk) begin
    for (int k = 0; k < 4; k++)
      counts[3*k+:3] <= !rst_n ? 0 : counts[3*k+:3] + (start && id == k) - (finish && finish_id == k);
    if (start && id == own) at <= target;
  end
  always @* begin
    under_way = 0;
    for (int k = 0; k < 4; k++) under_way = under_way + (counts[3*k+:3] != 0);
  end

  // A transaction starts when it may, and ends when it is under way.
  always @* if (!rst_n || !allowed) assume (!start);
  always @* if (!rst_n || counts[3*finish_id+:3] == 0) assume (!finish);

  logic [2:0] mine;
  assign mine = counts[3*own+:3];
  always @* if (rst_n) begin
    assert (mine <= OUTSTANDING);
    assert (under_way <= THREADS);
    if (id == own && mine != 0) assert (allowed == (target == at && mine < OUTSTANDING));
    if (id == own && mine == 0) assert (allowed == (under_way < THREADS));
  end
`ifdef VACUOUS
  always @* assert (!(mine == OUTSTANDING && under_way == THREADS));
`endif
endmodule

// One grant at a time, to one that asks, until it is taken. Who asks at every new grant is passed over
// for a bounded number of grants: by turns once by each other, by weights a turn by each other.
// Without turns, nobody above wins while one below asks.
module proof (
    input logic       clk,
    input logic [2:0] request,
    input logic       taken
);
  localparam int N = 3;
  localparam logic [11:0] WEIGHTS = 12'h213;
  localparam int MOST = `POLICY == 2 ? 5 : 2; // grants of others, of those with the greatest weights
  (* anyconst *) logic [1:0] who;

  logic rst_n, start, waiting;
  logic [2:0] grant, shown;
  logic [3:0] passed;

  started u_reset (.clk, .rst_n);
  nl_arbiter #(.N(N), .POLICY(`POLICY), .WEIGHTS(WEIGHTS)) dut (
      .clk, .rst_n, .request, .taken, .grant, .start
  );

  initial {waiting, shown, passed} = 0;
  always @(posedge clk) begin
    waiting <= rst_n && grant != 0 && !taken;
    shown   <= grant;
    if (rst_n && start) passed <= request[who] && !grant[who] ? passed + 1 : 0;
  end
  always @* assume (who < N);
  always @* if (rst_n) begin
    assert ((grant & (grant - 1)) == 0);
    if (waiting) assert (grant == shown && !start);
    else assert (start == (request != 0) && (grant & ~request) == 0 && (grant != 0) == (request != 0));
    if (`POLICY != 0) assert (passed <= MOST);
    else if (start && request[0]) assert (grant[0]);
  end
`ifdef VACUOUS
  always @* assert (!(waiting && grant[2] && passed == 1));
`endif
endmodule

// All that is under way has one ID, which is the one that is told, and there is never more than MOST of it;
// a request that may begin may go on to until it does.
module proof (
    input logic       clk,
    input logic [1:0] id,
    input logic       begins,
    input logic       ends,
    input logic       pick
);
  localparam int MOST = 3;

  logic rst_n, allowed, taken, was_allowed, was_begun;
  logic [1:0] held, was_id;
  logic [2:0] count [0:3];

  started u_reset (.clk, .rst_n);
  nl_axi4_one_id #(.IW(2), .MOST(MOST)) dut (.clk, .rst_n, .id, .allowed, .held, .begins(taken), .ends);

  assign taken = rst_n && begins && allowed;
  always @* assume (!ends || count[0] + count[1] + count[2] + count[3] != 0);
  // Who asks stays with its ID.
  always @* if (was_allowed && !was_begun) assume (id == was_id);

  initial {count[0], count[1], count[2], count[3], was_allowed, was_begun} = 0;
  always @(posedge clk) begin
    was_allowed <= rst_n && allowed;
    was_begun   <= taken;
    was_id      <= id;
    for (int k = 0; k < 4; k++)
      if (!rst_n) count[k] <= 0;
      else count[k] <= count[k] + (taken && id == k) - (ends && held == k);
  end

  always @* if (rst_n) begin
    for (int k = 0; k < 4; k++) begin
      assert (count[k] <= MOST);
      if (count[k] != 0) assert (held == k);
    end
    if (was_allowed && !was_begun) assert (allowed);
    if (count[0] + count[1] + count[2] + count[3] == 0) assert (allowed);
    if (count[held] != 0 && count[held] < MOST && id == held) assert (allowed);
  end
`ifdef VACUOUS
  always @* assert (!(count[2] == 3));
`endif
endmodule

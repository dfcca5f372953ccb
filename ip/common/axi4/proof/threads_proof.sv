// Counted by IDs here: at most THREADS of them are under way, each at most MOST times, and a request is held
// up for nothing else. From its first transaction to its last an ID has one place, which no other has.
module proof (
    input logic       clk,
    input logic [1:0] id,
    input logic [1:0] end_id,
    input logic       begins,
    input logic       ends
);
  localparam int THREADS = 2;
  localparam int MOST = 3;

  logic rst_n, allowed, taken, was_allowed, was_begun;
  logic [1:0] was_id;
  logic [THREADS-1:0] place, answered;
  logic [2:0] count [0:3];
  logic [THREADS-1:0] home [0:3];
  logic [2:0] under_way;

  started u_reset (.clk, .rst_n);
  nl_axi4_threads #(.IW(2), .THREADS(THREADS), .MOST(MOST)) dut (
      .clk, .rst_n, .id, .allowed, .place, .begins(taken), .end_id, .answered, .ends(rst_n && ends)
  );

  assign taken     = rst_n && begins && allowed;
  assign under_way = (count[0] != 0) + (count[1] != 0) + (count[2] != 0) + (count[3] != 0);
  always @* if (ends) assume (count[end_id] != 0);
  // Who asks stays with its ID.
  always @* if (was_allowed && !was_begun) assume (id == was_id);

  initial {count[0], count[1], count[2], count[3], was_allowed, was_begun} = 0;
  always @(posedge clk) begin
    was_allowed <= rst_n && allowed;
    was_begun   <= taken;
    was_id      <= id;
    for (int k = 0; k < 4; k++) begin
      if (!rst_n) count[k] <= 0;
      else count[k] <= count[k] + (taken && id == k) - (ends && end_id == k);
      if (taken && id == k && count[k] == 0) home[k] <= place;
    end
  end

  always @* if (rst_n) begin
    assert (under_way <= THREADS);
    assert (allowed == (count[id] != 0 ? count[id] < MOST : under_way < THREADS));
    if (was_allowed && !was_begun) assert (allowed);
    if (allowed) assert (place == 1 || place == 2);
    if (count[end_id] == 0) assert (answered == 0);
    for (int k = 0; k < 4; k++) begin
      assert (count[k] <= MOST);
      if (count[k] != 0) begin
        assert (home[k] == 1 || home[k] == 2);
        if (id == k) assert (place == home[k]);
        else if (allowed && count[id] == 0) assert (place != home[k]);
        if (end_id == k) assert (answered == home[k]);
        for (int j = 0; j < k; j++) if (count[j] != 0) assert (home[j] != home[k]);
      end
    end
  end
`ifdef VACUOUS
  always @* assert (!(count[1] == 3 && count[2] == 2));
`endif
endmodule

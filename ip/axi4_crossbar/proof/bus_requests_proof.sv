// Requests of two managers over one bus. What a manager's READY takes appears once, whole, with the
// manager's number, and stays until its target takes it; the next one is taken afterwards. It appears
// when the order of the transactions under way lets it: of an ID of the solver's choice those under way
// are at one target and not too many. Of those that wait the most urgent is taken; by round robin a
// manager is passed over at most once.
module proof (
    input logic       clk,
    input logic [1:0] s_valid,
    input logic [1:0] s_to,
    input logic [1:0] s_id,
    input logic [1:0] s_qos,
    input logic       open,
    input logic       finish,
    input logic [1:0] finish_id,
    input logic [1:0] m_ready
);
  localparam int PW = 12;
  localparam int THREADS = 2;
  localparam int OUTSTANDING = 2;
  (* anyconst *) logic [1:0] own;

  logic rst_n, start;
  logic [1:0] s_ready, target, m_valid, m_id;
  logic [2*PW-1:0] s_payload;
  logic [PW-1:0] m_payload;

  started u_reset (.clk, .rst_n);
  nl_axi4_bus_requests #(
      .NM(2), .NT(2), .MW(1), .IW(1), .PW(PW), .THREADS(THREADS), .OUTSTANDING(OUTSTANDING),
      .POLICY(`POLICY), .QOS(`QOS)
  ) dut (
      .clk, .rst_n, .s_valid, .s_ready, .s_target({s_to[1], !s_to[1], s_to[0], !s_to[0]}), .s_id, .s_payload,
      .open, .start, .target, .finish, .finish_id, .m_valid, .m_ready, .m_id, .m_payload
  );

  // The request that is taken and has not appeared: one at most.
  logic taken, by, waits, shown, is_owed;
  logic [3:0] word, owed;
  assign taken   = (s_valid & s_ready) != 0;
  assign by      = s_ready[1];
  assign word    = {by, s_id[by], s_to[by], s_qos[by]};
  assign is_owed = waits || taken;
  initial {waits, shown, owed} = 0;
  always @(posedge clk) begin
    if (taken) owed <= word;
    waits <= rst_n && is_owed && !start;
    shown <= rst_n && (start || shown) && (m_valid & m_ready) == 0;
  end
  always @* if (rst_n) begin
    assert (s_ready != 2'b11 && (s_ready & ~s_valid) == 0);
    if (taken) assert (!waits && !shown);
    assert ((m_valid != 0) == (start || shown));
    if (start) begin
      assert (is_owed && !shown && open);
      assert (m_valid == target);
    end
    if (m_valid != 0) begin
      assert (m_valid != 2'b11);
      assert ({m_id, m_valid[1], m_payload[8]} == (taken ? word : owed));
      assert (m_payload[7:0] == 0 && m_payload[11:9] == 0);
    end
  end
  for (genvar i = 0; i < 2; i++) begin : manager
    logic waited, urgent;
    logic [1:0] passed;
    assign s_payload[i*PW+:PW] = {3'd0, s_qos[i], 8'd0};
    stable #(.WIDTH(3), .ASSUMED(1)) u_s (
        .clk, .rst_n, .valid(s_valid[i]), .ready(s_ready[i]), .word({s_to[i], s_id[i], s_qos[i]})
    );
    stable #(.WIDTH(PW + 2)) u_m (
        .clk, .rst_n, .valid(m_valid[i]), .ready(m_ready[i]), .word({m_id, m_payload})
    );
    initial {waited, urgent, passed} = 0;
    always @(posedge clk) begin
      waited <= rst_n && s_valid[i] && !s_ready[i];
      urgent <= s_qos[i];
      if (!rst_n || !s_valid[i] || s_ready[i]) passed <= 0;
      else if (s_valid[1-i] && s_ready[1-i] && passed < 3) passed <= passed + 1;
    end
    // Who waited when the choice fell, and is more urgent, was chosen.
    always @* if (rst_n && `QOS && waited && urgent && s_ready[1-i]) assert (s_qos[1-i]);
    always @* if (rst_n && !`QOS && `POLICY == 1) assert (passed <= 1);
  end

  // The order of what is under way.
  logic at;
  logic [11:0] counts;
  logic [2:0] mine, under_way;
  initial {counts, at} = 0;
  always @(posedge clk) begin
    for (int k = 0; k < 4; k++)
      counts[3*k+:3] <= !rst_n ? 0 : counts[3*k+:3] + (start && m_id == k) - (finish && finish_id == k);
    if (start && m_id == own) at <= target[1];
  end
  always @* begin
    under_way = 0;
    for (int k = 0; k < 4; k++) under_way = under_way + (counts[3*k+:3] != 0);
  end
  assign mine = counts[3*own+:3];
  always @* if (!rst_n || counts[3*finish_id+:3] == 0) assume (!finish);
  always @* if (rst_n) begin
    assert (mine <= OUTSTANDING && under_way <= THREADS);
    if (start && m_id == own && mine != 0) assert (target[1] == at && mine < OUTSTANDING);
    // Nothing else holds it up.
    if (waits && m_id == own && open)
      assert (start || !(mine == 0 ? under_way < THREADS : target[1] == at && mine < OUTSTANDING));
  end
`ifdef VACUOUS
  always @* assert (!(mine == OUTSTANDING && waits && m_id == own && s_valid == 2'b11));
`endif
endmodule

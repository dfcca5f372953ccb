// Random bursts of a manager without check bits through nl_axi4_parity_generator to a subordinate that
// answers IDs in any order, interleaved: some beats and responses with one bit turned over, some bursts with
// fewer beats, some with DECERR and without check bits. Ones are counted here: with its check bit each part
// has an odd number.
module parity_generator_tb;
  localparam BURSTS = 250;
  localparam OUTSTANDING = 4;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  // {cache, prot, qos, region, lock, burst, size, len, address} and {last, strobes, data}
  localparam AX = 15 + 1 + 2 + 3 + 8 + 32;
  localparam WX = 1 + 4 + 32;
  logic [AX-1:0] aw, ar;
  logic [WX-1:0] w;
  logic [1:0] awid, arid;
  logic awvalid = 1'b0, wvalid = 1'b0, arvalid = 1'b0, bready = 1'b0, rready = 1'b0;
  wire awready, wready, bvalid, arready, rvalid, rlast, parity_error;
  wire [1:0] bid, rid, bresp, rresp, parity_where;
  wire [31:0] rdata;

  // The same with the check bits above.
  wire [AX+6:0] m_aw, m_ar;
  wire [WX+6:0] m_w;
  wire [1:0] m_awid, m_arid;
  wire m_awvalid, m_wvalid, m_bready, m_arvalid, m_rready;
  logic m_awready = 1'b0, m_wready = 1'b0, m_bvalid = 1'b0, m_arready = 1'b0, m_rvalid = 1'b0;
  logic [1:0] m_bid, m_rid;
  logic [2:0] m_b;  // {check, resp}
  logic [40:0] m_r;  // {check, last, resp, data}

  nl_axi4_parity_generator #(
      .AW(32), .DW(32), .IW(2), .UW(7), .OUTSTANDING(OUTSTANDING)
  ) dut (
      .clk, .rst_n, .parity_error, .parity_where,
      .s_awid(awid), .s_awaddr(aw[31:0]), .s_awlen(aw[39:32]), .s_awsize(aw[42:40]), .s_awburst(aw[44:43]),
      .s_awlock(aw[45]), .s_awattr(aw[60:46]), .s_awvalid(awvalid), .s_awready(awready),
      .s_wdata(w[31:0]), .s_wstrb(w[35:32]), .s_wlast(w[36]), .s_wvalid(wvalid), .s_wready(wready),
      .s_bid(bid), .s_bresp(bresp), .s_bvalid(bvalid), .s_bready(bready),
      .s_arid(arid), .s_araddr(ar[31:0]), .s_arlen(ar[39:32]), .s_arsize(ar[42:40]), .s_arburst(ar[44:43]),
      .s_arlock(ar[45]), .s_arattr(ar[60:46]), .s_arvalid(arvalid), .s_arready(arready),
      .s_rid(rid), .s_rdata(rdata), .s_rresp(rresp), .s_rlast(rlast), .s_rvalid(rvalid), .s_rready(rready),
      .m_awid, .m_awaddr(m_aw[31:0]), .m_awlen(m_aw[39:32]), .m_awsize(m_aw[42:40]), .m_awburst(m_aw[44:43]),
      .m_awlock(m_aw[45]), .m_awattr({m_aw[67:61], m_aw[60:46]}), .m_awvalid, .m_awready,
      .m_wdata({m_w[43:37], m_w[31:0]}), .m_wstrb(m_w[35:32]), .m_wlast(m_w[36]), .m_wvalid, .m_wready,
      .m_bid, .m_bresp({6'($urandom), m_b}), .m_bvalid, .m_bready,
      .m_arid, .m_araddr(m_ar[31:0]), .m_arlen(m_ar[39:32]), .m_arsize(m_ar[42:40]), .m_arburst(m_ar[44:43]),
      .m_arlock(m_ar[45]), .m_arattr({m_ar[67:61], m_ar[60:46]}), .m_arvalid, .m_arready,
      .m_rid, .m_rdata({1'b0, m_r[40:35], m_r[31:0]}), .m_rresp(m_r[33:32]), .m_rlast(m_r[34]),
      .m_rvalid, .m_rready
  );

  int failures = 0;
  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      if (failures < 20) $display("%0t: %0s", $time, what);
    end
  endtask

  function automatic logic odd(input logic [31:0] part);
    int ones;
    ones = 0;
    for (int k = 0; k < 32; k++) if (part[k]) ones++;
    odd = ones % 2 == 0;
  endfunction
  function automatic logic [3:0] bytes(input logic [31:0] word);
    for (int k = 0; k < 4; k++) bytes[k] = odd({24'd0, word[8*k+:8]});
  endfunction
  function automatic logic [AX+6:0] checked(input logic [AX-1:0] request);
    logic [14:0] attr;
    attr = request[60:46];
    checked = {
      odd({20'd0, attr[14:11], attr[7:0]}), odd({23'd0, attr[10:8], request[45:40]}),
      odd({24'd0, request[39:32]}), bytes(request[31:0]), request
    };
  endfunction
  function automatic logic [AX-1:0] request(input logic [2:0] len);
    request = AX'({$urandom, $urandom});
    request[39:32] = {5'd0, len};
  endfunction

  // What was asked and written, in order, and how far it has come.
  logic [1:0] r_id[0:BURSTS-1], w_id[0:BURSTS-1];
  logic [AX-1:0] r_request[0:BURSTS-1], w_request[0:BURSTS-1];
  int r_sent = 0, r_seen = 0, r_under = 0, r_most = 0, w_sent = 0, w_seen = 0, w_written = 0;
  // What is answered: the beats before the last, and the beat that comes next, at each end.
  logic r_lost[0:BURSTS-1], r_none[0:BURSTS-1], b_given[0:BURSTS-1];
  int r_last[0:BURSTS-1], r_beat[0:BURSTS-1], r_got[0:BURSTS-1];
  logic [33:0] r_want[0:8*BURSTS-1];  // {resp, data}
  logic [1:0] b_want[0:BURSTS-1];
  logic b_got[0:BURSTS-1];
  int flipped = 0, shortened = 0, nowhere = 0, r_ended = 0, b_ended = 0;

  always @(posedge clk) if (rst_n) begin : reads_of_the_manager
    if (!arvalid || arready) begin
      arvalid <= 1'b0;
      if (r_sent < BURSTS && $urandom % 3 != 0) begin
        r_request[r_sent] = request(3'($urandom));
        r_id[r_sent] = $urandom % 3 == 0 || r_sent == 0 ? 2'($urandom) : r_id[r_sent-1];
        {r_beat[r_sent], r_got[r_sent]} = 64'd0;
        arvalid <= 1'b1;
        ar <= r_request[r_sent];
        arid <= r_id[r_sent];
        r_sent++;
      end
    end
  end

  // The oldest burst of an ID that is not over.
  function automatic int reading(input logic [1:0] id, input logic at_manager);
    reading = -1;
    for (int k = r_seen - 1; k >= 0 && k > r_seen - 32; k--)
      if (r_id[k] == id)
        if (at_manager ? r_got[k] <= 32'(r_request[k][39:32]) : r_beat[k] <= r_last[k]) reading = k;
  endfunction

  int at;
  always @(posedge clk) if (rst_n) begin : answers_to_reads
    rready <= $urandom % 4 != 0;
    if (rvalid && rready) begin
      at = reading(rid, 1'b1);
      check(at >= 0, "a beat of nothing");
      if (at >= 0) begin
        check({rresp, rdata} === r_want[8*at+r_got[at]], "a beat");
        check(rlast === (r_got[at] == 32'(r_request[at][39:32])), "RLAST");
        r_got[at]++;
        if (rlast) begin
          r_ended++;
          r_under--;
        end
      end
    end
  end

  int pick, beat;
  logic r_wrong, b_wrong, was_wrong;
  logic [5:0] bit_at;
  logic [34:0] word;
  logic [40:0] answer;
  always @(posedge clk) if (rst_n) begin : subordinate_reads
    if (m_rvalid && m_rready) m_rvalid <= 1'b0;
    m_arready <= $urandom % 3 != 0;
    if (m_arvalid && m_arready) begin
      check(m_ar === checked(r_request[r_seen]) && m_arid === r_id[r_seen], "a request to read");
      r_none[r_seen] = $urandom % 16 == 0;
      r_lost[r_seen] = $urandom % 8 == 0 && m_ar[39:32] != 0;
      r_last[r_seen] = r_lost[r_seen] ? $urandom % m_ar[39:32] : 32'(m_ar[39:32]);
      for (int k = r_last[r_seen] + 1; k < 8; k++) r_want[8*r_seen+k] = {2'b10, 32'd0};
      if (r_lost[r_seen]) shortened++;
      r_seen++;
      r_under++;
      if (r_under > r_most) r_most = r_under;
    end
    if (!m_rvalid || m_rready) begin
      pick = reading(2'($urandom), 1'b0);
      if (pick >= 0 && $urandom % 8 != 0) begin
        beat = r_beat[pick];
        r_beat[pick]++;
        word = {beat == r_last[pick], $urandom % 8 == 0 ? 2'b10 : 2'b00, $urandom};
        if (r_none[pick]) begin
          word[33:32] = 2'b11;
          m_r <= {6'd0, word};
          r_wrong = 1'b0;
          nowhere++;
        end else begin
          r_wrong = r_lost[pick] && word[34];
          answer = {odd({31'd0, word[34]}), odd({30'd0, word[33:32]}), bytes(word[31:0]), word};
          if (!r_lost[pick] && $urandom % 3 == 0) begin
            bit_at = $urandom % 41;
            answer = answer ^ (41'd1 << bit_at);
            word = answer[34:0];
            r_wrong = word[33:32] != 2'b11;
            flipped++;
          end
          m_r <= answer;
        end
        r_want[8*pick+beat] = {r_wrong ? 2'b10 : word[33:32], word[31:0]};
        m_rid <= r_id[pick];
        m_rvalid <= 1'b1;
      end
    end
  end

  int w_burst = 0, w_beat = 0;
  logic [WX-1:0] w_words[0:8*BURSTS-1];
  always @(posedge clk) if (rst_n) begin : writes_of_the_manager
    if (!awvalid || awready) begin
      awvalid <= 1'b0;
      if (w_sent < BURSTS && w_sent < b_ended + 16 && $urandom % 3 != 0) begin
        w_request[w_sent] = request(3'($urandom));
        w_id[w_sent] = 2'($urandom);
        {b_given[w_sent], b_got[w_sent]} = 2'd0;
        awvalid <= 1'b1;
        aw <= w_request[w_sent];
        awid <= w_id[w_sent];
        w_sent++;
      end
    end
    if (!wvalid || wready) begin
      wvalid <= 1'b0;
      if (w_burst < w_sent && $urandom % 8 != 0) begin
        w_words[8*w_burst+w_beat] = {w_beat == 32'(w_request[w_burst][39:32]), 4'($urandom), $urandom};
        wvalid <= 1'b1;
        w <= w_words[8*w_burst+w_beat];
        w_beat = w_beat == 32'(w_request[w_burst][39:32]) ? 0 : w_beat + 1;
        if (w_beat == 0) w_burst++;
      end
    end
  end

  // The oldest write of an ID that is not answered.
  function automatic int writing(input logic [1:0] id, input logic at_manager);
    writing = -1;
    for (int k = (w_seen < w_written ? w_seen : w_written) - 1; k >= 0 && k > w_seen - 32; k--)
      if (w_id[k] == id && !(at_manager ? b_got[k] : b_given[k])) writing = k;
  endfunction

  int answered, got, w_at = 0;
  logic [31:0] part;
  logic [2:0] response;
  always @(posedge clk) if (rst_n) begin : subordinate_writes
    m_awready <= $urandom % 3 != 0;
    m_wready <= $urandom % 3 != 0;
    if (m_awvalid && m_awready) begin
      check(m_aw === checked(w_request[w_seen]) && m_awid === w_id[w_seen], "a request to write");
      w_seen++;
    end
    if (m_wvalid && m_wready) begin
      part = w_words[8*w_written+w_at][31:0];
      check(m_w === {
        1'b0, !w_words[8*w_written+w_at][36], odd({28'd0, w_words[8*w_written+w_at][35:32]}), bytes(part),
        w_words[8*w_written+w_at]
      }, "a word");
      w_at++;
      if (m_w[36]) begin
        w_written++;
        w_at = 0;
      end
    end
    if (m_bvalid && m_bready) m_bvalid <= 1'b0;
    if (!m_bvalid || m_bready) begin
      answered = writing(2'($urandom), 1'b0);
      if (answered >= 0 && $urandom % 2 == 0) begin
        response[1:0] = 2'($urandom % 8 == 0 ? $urandom : 0);
        response[2] = odd({30'd0, response[1:0]}) && response[1:0] != 2'b11;
        b_wrong = 1'b0;
        if (response[1:0] != 2'b11 && $urandom % 3 == 0) begin
          response = response ^ (3'd1 << ($urandom % 3));
          b_wrong = response[1:0] != 2'b11;
          flipped++;
        end
        b_given[answered] = 1'b1;
        b_want[answered] = b_wrong ? 2'b10 : response[1:0];
        m_b <= response;
        m_bid <= w_id[answered];
        m_bvalid <= 1'b1;
      end
    end
  end

  always @(posedge clk) if (rst_n) begin : answers_to_writes
    bready <= $urandom % 2 == 0;
    if (bvalid && bready) begin
      got = writing(bid, 1'b1);
      check(got >= 0 && bresp === b_want[got], "a response");
      if (got >= 0) b_got[got] = 1'b1;
      b_ended++;
    end
  end

  // What is wrong is told in the clock after it is taken.
  logic [1:0] due = 2'b00;
  always @(negedge clk) if (rst_n) begin
    check(parity_error === (due != 2'b00) && (due == 2'b00 || parity_where === due), "what is told");
    due = {m_bvalid && m_bready && b_wrong, m_rvalid && m_rready && r_wrong};
  end

  initial begin
    repeat (3) @(posedge clk);
    #1 rst_n = 1'b1;
    wait (r_ended == BURSTS && b_ended == BURSTS);
    repeat (20) @(posedge clk);
    // Two more may wait in the register slice of the answers.
    check(r_most >= OUTSTANDING && r_most <= OUTSTANDING + 2, "reads under way");
    check(!rvalid && !bvalid && !m_arvalid && !m_awvalid && !m_wvalid, "more than was asked for");
    check(flipped > BURSTS / 2 && shortened > BURSTS / 32 && nowhere > BURSTS / 32, "too little was tried");
    if (failures == 0) $display("PASS");
    else $display("FAIL %0d", failures);
    $finish;
  end

  initial begin
    #300_000 $display("FAIL: timeout %0d %0d", r_ended, b_ended);
    $finish;
  end
endmodule

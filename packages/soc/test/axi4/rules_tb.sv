// One write and one read of two beats as the protocol has them; +fault=<name> changes one thing. What is
// checked is said by the rules alone.
module rules_tb;
  localparam int AW = 16, DW = 32, IW = 2, PW = IW + 15 + 1 + 2 + 3 + 8 + AW;

  logic clk = 0, rst_n = 0;
  always #5 clk = !clk;

  string fault = "none";
  function automatic bit is(input string name);
    is = fault == name;
  endfunction

  logic [IW-1:0] id = 1, bid = 1, rid = 1;
  logic [1:0] burst = 1, bresp = 0, rresp = 0;
  logic [2:0] size = 2;
  logic [7:0] len = 1;
  logic [AW-1:0] addr = 16'h0040;
  logic lock = 0;
  logic [14:0] attr = 0;
  logic awvalid = 0, awready = 0, wvalid = 0, wready = 0, wlast = 0, bvalid = 0, bready = 0;
  logic arvalid = 0, arready = 0, rvalid = 0, rready = 0, rlast = 0;
  logic [31:0] wdata = 0, rdata = 0;
  logic [3:0] wstrb = '1;
  wire [PW-1:0] request = {id, attr, lock, burst, size, len, addr};

  nl_axi4_manager_rules #(
      .AW(AW), .DW(DW), .PW(PW)
  ) manager (
      .clk, .rst_n, .aw(request), .awvalid, .awready, .wdata, .wstrb, .wlast, .wvalid, .wready,
      .ar(request), .arvalid, .arready
  );
  nl_axi4_subordinate_rules #(
      .DW(DW), .IW(IW)
  ) subordinate (
      .clk, .rst_n, .awid(id), .awlock(lock), .awvalid, .awready, .wlast, .wvalid, .wready, .bid, .bresp,
      .bvalid, .bready, .arid(id), .arlen(len), .arlock(lock), .arvalid, .arready, .rid, .rdata, .rresp,
      .rlast, .rvalid, .rready
  );

  task step;
    @(posedge clk);
    #1;
  endtask

  // What a request says, where the fault is in it.
  task ask;
    if (is("size")) size = 3;
    if (is("reserved")) burst = 3;
    if (is("fixed")) {burst, len} = {2'd0, 8'd16};
    if (is("boundary")) addr = 16'h0FFC;
    if (is("wrap_beats")) {burst, len} = {2'd2, 8'd2};
    if (is("wrap_place")) {burst, addr} = {2'd2, 16'h0041};
    if (is("exclusive_beats")) {lock, len, size} = {1'b1, 8'd31, 3'd0};
    if (is("exclusive_bytes")) {lock, len} = {1'b1, 8'd2};
    if (is("exclusive_place")) {lock, addr} = {1'b1, 16'h0044};
    if (is("exclusive")) lock = 1;
    if (is("strobe")) size = 0;
  endtask

  task write_data(input int beats);
    for (int k = 0; k < beats; k++) begin
      wvalid = 1;
      wdata  = k;
      wlast  = k == beats - 1;
      wstrb  = size == 0 ? 4'd1 << (int'(addr) + k) % 4 : k == 0 ? 4'hF << addr[1:0] : 4'hF;
      if (is("strobe") && k == 1) wstrb = 4'b1111;
      if (is("wlast") && k == 0) wlast = 1;
      wready = 0;
      step;
      if (is("w_changes") && k == 0) wdata = 99;
      if (is("w_withdrawn") && k == 0) begin
        wvalid = 0;
        step;
        wvalid = 1;
      end
      wready = 1;
      step;
    end
    wvalid = 0;
    wready = 0;
  endtask

  task request_write;
    awvalid = 1;
    step;
    if (is("aw_changes")) id = 2;
    if (is("aw_withdrawn")) begin
      awvalid = 0;
      step;
      awvalid = 1;
    end
    awready = 1;
    step;
    awvalid = 0;
    awready = 0;
    id      = 1;
  endtask

  task answer_write;
    bvalid = 1;
    bid    = is("bid") ? 2 : is("aw_changes") ? 2 : 1;
    bresp  = is("b_exokay") || is("exclusive") ? 1 : 0;
    step;
    if (is("b_changes")) bresp = 2;
    if (is("b_withdrawn")) begin
      bvalid = 0;
      step;
      bvalid = 1;
    end
    bready = 1;
    step;
    bvalid = 0;
    bready = 0;
  endtask

  task read;
    arvalid = 1;
    step;
    if (is("ar_changes")) attr = 1;
    if (is("ar_withdrawn")) begin
      arvalid = 0;
      step;
      arvalid = 1;
    end
    arready = 1;
    step;
    arvalid = 0;
    arready = 0;
    for (int k = 0; k <= len; k++) begin
      rvalid = 1;
      rid    = is("rid") ? 2 : 1;
      rlast  = (k == int'(len)) != (is("rlast") && k == 0);
      rresp  = is("r_exokay") || is("exclusive") ? 1 : 0;
      step;
      if (is("r_changes") && k == 0) rdata = 5;
      if (is("r_withdrawn") && k == 0) begin
        rvalid = 0;
        step;
        rvalid = 1;
      end
      rready = 1;
      step;
      rvalid = 0;
      rready = 0;
      if (is("rlast")) k = int'(len);
    end
  endtask

  initial begin
    if ($value$plusargs("fault=%s", fault) == 0) fault = "none";
    repeat (3) step;
    if (is("reset")) {awvalid, bvalid} = '1;
    step;
    step;
    {awvalid, bvalid} = '0;
    rst_n = !is("reset");
    if (is("reset")) begin
      $display("END");
      $finish;
    end
    step;
    step;
    ask;
    if (is("data_first")) begin
      write_data(int'(len) + 1);
      request_write;
    end else if (is("early_answer")) begin
      request_write;
      bvalid = 1;
      bready = 1;
      step;
      bvalid = 0;
      bready = 0;
    end else begin
      request_write;
      write_data(int'(len) + 1);
    end
    if (!is("early_answer")) answer_write;
    read;
    step;
    $display("END");
    $finish;
  end
endmodule

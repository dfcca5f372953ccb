// Order of one manager's transactions in one direction (Arm IHI 0022H, A5.3): those of one ID go to
// one target at a time, so that their responses come in order. At most THREADS IDs are under way at
// once, each OUTSTANDING times.
module nl_axi4_order #(
    parameter int NT = 2,
    parameter int IW = 4,
    parameter int THREADS = 4,
    parameter int OUTSTANDING = 4
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic [IW-1:0] id,        // of the request that waits
    input  logic [NT-1:0] target,    // where it goes, one-hot
    output logic          allowed,
    input  logic          start,     // it goes there
    input  logic          finish,    // the last response of a transaction is taken
    input  logic [IW-1:0] finish_id
);
  localparam int CW = $clog2(OUTSTANDING + 1);

  logic [THREADS*CW-1:0] counts; // transactions under way; a thread without any is idle
  logic [THREADS*IW-1:0] ids;
  logic [THREADS*NT-1:0] targets;
  logic [   THREADS-1:0] idle;
  logic [   THREADS-1:0] same;   // the thread of the waiting request's ID
  logic [   THREADS-1:0] ready;  // it can take one more to this target
  logic [   THREADS-1:0] began;
  logic [   THREADS-1:0] ended;

  always_comb begin
    for (int k = 0; k < THREADS; k++) begin
      idle[k]  = counts[k*CW+:CW] == '0;
      same[k]  = !idle[k] && ids[k*IW+:IW] == id;
      ready[k] = targets[k*NT+:NT] == target && counts[k*CW+:CW] != CW'(OUTSTANDING);
      ended[k] = finish && !idle[k] && ids[k*IW+:IW] == finish_id;
    end
  end

  // An ID that is not under way takes the lowest idle thread.
  assign allowed = (same != '0) ? (same & ready) != '0 : idle != '0;
  assign began   = (start ? '1 : '0) & ((same != '0) ? same : idle & (~idle + 1'b1));

  always_ff @(posedge clk) begin
    for (int k = 0; k < THREADS; k++) begin
      if (began[k] && !ended[k]) counts[k*CW+:CW] <= counts[k*CW+:CW] + 1'b1;
      if (!began[k] && ended[k]) counts[k*CW+:CW] <= counts[k*CW+:CW] - 1'b1;
      if (began[k]) begin
        ids[k*IW+:IW]     <= id;
        targets[k*NT+:NT] <= target;
      end
    end
    if (!rst_n) counts <= '0;
  end
endmodule

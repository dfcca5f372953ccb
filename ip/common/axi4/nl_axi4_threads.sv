// Transactions of one direction that are under way, by their IDs: at most THREADS IDs, each at most MOST
// times. The transactions of an ID have a place of their own, so that who keeps something of them
// keeps it by places: of one place answers come in the order of the requests (Arm IHI 0022H, A5.3).
module nl_axi4_threads #(
    parameter int IW = 4,
    parameter int THREADS = 4,
    parameter int MOST = 8
) (
    input  logic               clk,
    input  logic               rst_n,
    input  logic [     IW-1:0] id,       // of the request that waits
    output logic               allowed,  // stays until it begins
    output logic [THREADS-1:0] place,    // where it goes then, one-hot
    input  logic               begins,
    input  logic [     IW-1:0] end_id,   // of an answer
    output logic [THREADS-1:0] answered, // its place; zero where nothing is under way with that ID
    input  logic               ends      // the answer is its transaction's last
);
  localparam int CW = $clog2(MOST + 1);

  logic [THREADS*CW-1:0] counts;
  logic [THREADS*IW-1:0] ids;
  logic [   THREADS-1:0] idle, same, room;

  always_comb begin
    for (int k = 0; k < THREADS; k++) begin
      idle[k]     = counts[k*CW+:CW] == '0;
      same[k]     = !idle[k] && ids[k*IW+:IW] == id;
      room[k]     = counts[k*CW+:CW] != CW'(MOST);
      answered[k] = !idle[k] && ids[k*IW+:IW] == end_id;
    end
  end

  // An ID that is not under way takes the lowest idle place.
  assign allowed = same != '0 ? (same & room) != '0 : idle != '0;
  assign place   = same != '0 ? same : idle & (~idle + 1'b1);

  always_ff @(posedge clk) begin
    for (int k = 0; k < THREADS; k++) begin
      counts[k*CW+:CW] <= counts[k*CW+:CW] + CW'(begins && place[k]) - CW'(ends && answered[k]);
      if (begins && place[k]) ids[k*IW+:IW] <= id;
    end
    if (!rst_n) counts <= '0;
  end
endmodule

// What is counted of one direction. Counters of 32 bits stay at their highest value.
module nl_axi4_tally #(
    parameter int AGE = 16,
    parameter int LEVEL = 4,
    parameter bit HISTOGRAM = 1'b1
) (
    input  logic             clk,
    input  logic             clear,
    input  logic             enable,
    input  logic             begins,
    input  logic [     15:0] bytes,  // of what begins
    input  logic             ends,
    input  logic [  AGE-1:0] latency,  // of what ends
    input  logic             error,
    input  logic             beat,
    input  logic             waits,
    input  logic [LEVEL-1:0] level,  // transactions under way
    output logic [     31:0] transactions,
    output logic [     31:0] errors,
    output logic [     31:0] beats,
    output logic [     31:0] waited,
    output logic [     63:0] total_bytes,
    output logic [     63:0] total_latency,
    output logic [  AGE-1:0] least,
    output logic [  AGE-1:0] most,
    output logic [LEVEL-1:0] most_level,
    output logic [ 8*32-1:0] latencies
);
  logic [7:0] bin;  // one bit for the range that the latency is in

  function automatic logic [31:0] counted(input logic [31:0] count, input logic event_);
    counted = count + 32'(event_ && !(&count));
  endfunction

  for (genvar k = 0; k < 8; k++) begin : g_range
    assign bin[k] = (k == 0 || latency >= AGE'(4 << k)) && (k == 7 || latency < AGE'(8 << k));
  end

  always_ff @(posedge clk)
    if (clear) begin
      transactions  <= '0;
      errors        <= '0;
      beats         <= '0;
      waited        <= '0;
      total_bytes   <= '0;
      total_latency <= '0;
      least         <= '1;
      most          <= '0;
      most_level    <= '0;
    end else if (enable) begin
      transactions <= counted(transactions, ends);
      errors       <= counted(errors, error);
      beats        <= counted(beats, beat);
      waited       <= counted(waited, waits);
      if (begins) total_bytes <= total_bytes + 64'(bytes);
      if (ends) total_latency <= total_latency + 64'(latency);
      if (ends && latency < least) least <= latency;
      if (ends && latency > most) most <= latency;
      if (level > most_level) most_level <= level;
    end

  if (HISTOGRAM) begin : g_histogram
    for (genvar k = 0; k < 8; k++) begin : g_bin
      always_ff @(posedge clk)
        if (clear) latencies[32*k+:32] <= '0;
        else if (enable) latencies[32*k+:32] <= counted(latencies[32*k+:32], ends && bin[k]);
    end
  end else begin : g_none
    wire unused = &{1'b0, bin};
    assign latencies = '0;
  end
endmodule

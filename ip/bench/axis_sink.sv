// Takes beats of an AXI-Stream (Arm IHI 0051B) for benches at random clocks, or with `fast` at each. What
// it takes is kept byte by byte as `axis_source` does it. It checks that a beat that waits stays as it is
// (2.2.1).
module axis_sink #(
    parameter DATA_WIDTH = 32
) (
    input  logic                    clk,
    input  logic                    fast,
    input  logic [  DATA_WIDTH-1:0] tdata,
    input  logic [DATA_WIDTH/8-1:0] tkeep,
    input  logic                    tlast,
    input  logic                    tvalid,
    output logic                    tready
);
  localparam BYTES = DATA_WIDTH / 8;

  logic [8:0] bytes[0:65535];
  int taken = 0;
  int beats = 0;
  int packets = 0;
  int errors = 0;
  int last;
  logic waited = 1'b0;
  logic [DATA_WIDTH+BYTES:0] earlier;

  initial tready = 1'b0;

  always @(posedge clk) begin
    if (waited && (!tvalid || earlier !== {tdata, tkeep, tlast})) begin
      errors++;
      $display("%0t: a beat that waits changes", $time);
    end
    waited = tvalid === 1'b1 && !tready;
    earlier = {tdata, tkeep, tlast};
    if (tvalid === 1'b1 && tready) begin
      beats++;
      packets = packets + int'(tlast);
      last    = -1;
      for (int k = 0; k < BYTES; k++)
        if (tkeep[k]) begin
          bytes[taken%65536] = {1'b0, tdata[8*k+:8]};
          last = taken;
          taken++;
        end
      if (tlast && last >= 0) bytes[last%65536][8] = 1'b1;
      if (tlast && last < 0) begin
        errors++;
        $display("%0t: a packet ends without a byte", $time);
      end
    end
    #1 tready = fast || $urandom_range(2) != 0;
  end
endmodule

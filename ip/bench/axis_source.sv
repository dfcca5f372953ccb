// Sends random packets of an AXI-Stream (Arm IHI 0051B) for benches, begun as long as `on`, and keeps what it
// sent, byte by byte: `bytes` has the byte, and above it whether a packet ends with it. The last beat of
// a packet keeps its lowest bytes alone. With `fast` it never waits; a beat stays until it is taken.
module axis_source #(
    parameter DATA_WIDTH = 32,
    parameter MARK       = 0    // the two highest bits of each byte
) (
    input  logic                    clk,
    input  logic                    on,
    input  logic                    fast,
    output logic [  DATA_WIDTH-1:0] tdata,
    output logic [DATA_WIDTH/8-1:0] tkeep,
    output logic                    tlast,
    output logic                    tdest,
    output logic                    tvalid,
    input  logic                    tready
);
  localparam BYTES = DATA_WIDTH / 8;

  logic [9:0] bytes[0:65535];  // the byte, whether it ends a packet, and where that goes
  int sent = 0;
  int beats = 0;
  int left = 0;    // beats of the packet behind this one
  int kept;

  initial {tdata, tkeep, tlast, tdest, tvalid} = '0;

  task next_beat;
    if (left == 0) begin
      left  = 1 + $urandom_range(6);
      tdest = 1'($urandom);
    end
    left  = left - 1;
    tlast = left == 0;
    kept  = tlast ? 1 + $urandom_range(BYTES - 1) : BYTES;
    for (int k = 0; k < BYTES; k++) begin
      tkeep[k]      = k < kept;
      tdata[8*k+:8] = {2'(MARK), 6'($urandom)};
      if (k < kept) begin
        bytes[sent%65536] = {tdest, tlast && k == kept - 1, tdata[8*k+:8]};
        sent++;
      end
    end
    beats++;
  endtask

  always @(posedge clk) begin
    if (!tvalid || tready) begin
      #1 tvalid = (on || left > 0) && (fast || $urandom_range(2) != 0);
      if (tvalid) next_beat;
    end
  end
endmodule

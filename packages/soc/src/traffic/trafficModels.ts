/** Asks as fast as it is let: one transaction of each ID and direction under way has its start noted in order. */
export const MANAGER = `// Reads a beat of place \`aim\` when it is told to, alone; under load sends bursts of BEATS to places by chance.
module traffic_manager #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int IW = 1,
    parameter int IDS = 1,
    parameter int BEATS = 16,
    parameter int AIMS = 1,
    parameter bit READS = 1'b1,
    parameter logic [64*AIMS-1:0] BASES = '0,
    parameter logic [64*AIMS-1:0] BURSTS = '0,
    parameter logic [AIMS-1:0] WRITABLE = '1
) (
    input  logic          clk,
    input  logic          rst_n,
    input  int            now,
    input  logic          alone,
    input  int            aim,
    input  logic          loaded,
    input  logic          counted,
    output logic          answered,
    output int            alone_latency, alone_reads, latency, reads, read_beats, write_beats, refused,
    output logic          arvalid,
    input  logic          arready,
    output logic [AW-1:0] araddr,
    output logic [IW-1:0] arid,
    output logic [   7:0] arlen,
    input  logic          rvalid,
    output logic          rready,
    input  logic [IW-1:0] rid,
    input  logic [   1:0] rresp,
    input  logic          rlast,
    output logic          awvalid,
    input  logic          awready,
    output logic [AW-1:0] awaddr,
    output logic [IW-1:0] awid,
    output logic [   7:0] awlen,
    output logic          wvalid,
    input  logic          wready,
    output logic          wlast,
    input  logic          bvalid,
    output logic          bready,
    input  logic [IW-1:0] bid,
    input  logic [   1:0] bresp
);
  localparam int MOST = 16;  // reads of an ID, and writes, that are under way at once

  int since[IDS*MOST];       // when the reads of each ID were shown, in rings
  int first[IDS];            // where the eldest of an ID is
  int count[IDS];            // reads of it that are under way
  logic [IDS-1:0] answering; // an answer is under way
  int next_read = 0;         // ID of the next one
  int next_write = 0;
  int bursts = 0;            // writes whose data is not sent whole
  int writes = 0;            // that are not answered
  int left = 0;              // beats of the burst that is sent

  assign rready = 1'b1;
  assign bready = 1'b1;

  function automatic logic [AW-1:0] place(input int where);
    logic [63:0] burst = {32'd0, $urandom} % BURSTS[64*where+:64];
    place = AW'(BASES[64*where+:64] + burst * 64'(BEATS * DW / 8));
  endfunction

  int who;
  assign who = IDS == 1 ? 0 : int'(rid);

  always @(posedge clk) begin : reading
    if (!arvalid || arready) begin
      arvalid <= 1'b0;
      if (alone || (loaded && READS && count[next_read] < MOST)) begin
        arvalid <= 1'b1;
        arid    <= IW'(next_read);
        arlen   <= alone ? 8'd0 : 8'(BEATS - 1);
        araddr  <= alone ? AW'(BASES[64*aim+:64]) : place($urandom_range(AIMS - 1));
        since[next_read*MOST+(first[next_read]+count[next_read])%MOST] = now + 1;
        count[next_read] = count[next_read] + 1;
        next_read = (next_read + 1) % IDS;
      end
    end
    if (!rst_n) arvalid <= 1'b0;
    answered <= rvalid && rlast && !loaded;
    if (rst_n && rvalid) begin
      if (rresp != 2'b00) refused <= refused + 1;
      if (!answering[who]) begin
        if (!loaded) begin
          alone_latency <= alone_latency + now - since[who*MOST+first[who]];
          alone_reads   <= alone_reads + 1;
        end else if (counted) begin
          latency <= latency + now - since[who*MOST+first[who]];
          reads   <= reads + 1;
        end
      end
      answering[who] <= !rlast;
      if (rlast) begin
        first[who] = (first[who] + 1) % MOST;
        count[who] = count[who] - 1;
      end
      if (counted) read_beats <= read_beats + 1;
    end
    if (!rst_n) begin
      answering <= '0;
      {alone_latency, alone_reads, latency, reads, read_beats, refused} <= '0;
    end
  end

  int where;

  always @(posedge clk) begin : writing_requests
    if (bvalid) writes = writes - 1;
    if (wvalid && wready) begin
      left = left - 1;
      if (left == 0) bursts = bursts - 1;
      if (counted) write_beats <= write_beats + 1;
    end
    if (!awvalid || awready) begin
      awvalid <= 1'b0;
      where = $urandom_range(AIMS - 1);
      if (loaded && WRITABLE != '0 && writes < MOST) begin
        while (!WRITABLE[where]) where = (where + 1) % AIMS;
        awvalid <= 1'b1;
        awid    <= IW'(next_write);
        awlen   <= 8'(BEATS - 1);
        awaddr  <= place(where);
        next_write = (next_write + 1) % IDS;
        bursts     = bursts + 1;
        writes     = writes + 1;
      end
    end
    if (left == 0 && bursts > 0) left = BEATS;
    wvalid <= left > 0;
    wlast  <= left == 1;
    if (!rst_n) begin
      awvalid     <= 1'b0;
      wvalid      <= 1'b0;
      write_beats <= 0;
    end
  end
endmodule
`;

/** Takes every request and every beat, up to what it can keep, and answers in order, a beat a clock. */
export const SUBORDINATE = `// A memory that never waits: it answers a read from the clock on after it took it.
module traffic_subordinate #(
    parameter int IW = 1
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic          arvalid,
    output logic          arready,
    input  logic [IW-1:0] arid,
    input  logic [   7:0] arlen,
    output logic          rvalid,
    input  logic          rready,
    output logic [IW-1:0] rid,
    output logic          rlast,
    input  logic          awvalid,
    output logic          awready,
    input  logic [IW-1:0] awid,
    input  logic [   7:0] awlen,
    input  logic          wvalid,
    output logic          wready,
    input  logic          wlast,
    output logic          bvalid,
    input  logic          bready,
    output logic [IW-1:0] bid
);
  localparam int ROOM = 8;

  logic [IW+7:0] reading[$];
  logic [IW-1:0] writing[$];
  int written = 0; // bursts whose data is there
  int left = 0;    // beats that follow the one that is shown

  assign wready = 1'b1;

  always @(posedge clk) begin : reads
    if (arvalid && arready) reading.push_back({arid, arlen});
    if (!rvalid || rready) begin
      if (rvalid && left > 0) begin
        left = left - 1;
        rlast <= left == 0;
      end else begin
        rvalid <= reading.size() > 0;
        if (reading.size() > 0) begin
          left = int'(reading[0][7:0]);
          rid   <= reading[0][IW+7:8];
          rlast <= left == 0;
          void'(reading.pop_front());
        end
      end
    end
    arready <= reading.size() < ROOM;
    if (!rst_n) {arready, rvalid} <= '0;
  end

  always @(posedge clk) begin : writes
    if (awvalid && awready) writing.push_back(awid);
    if (wvalid && wlast) written = written + 1;
    if (!bvalid || bready) begin
      bvalid <= written > 0 && writing.size() > 0;
      if (written > 0 && writing.size() > 0) begin
        written = written - 1;
        bid <= writing[0];
        void'(writing.pop_front());
      end
    end
    awready <= writing.size() < ROOM;
    if (!rst_n) {awready, bvalid} <= '0;
  end
endmodule
`;

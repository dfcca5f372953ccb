// Memory of 64 KiB that answers transactions of different IDs in any order and interleaves their read
// data, unless it is FAST, or WHOLE: then the beats of a read follow each other. With LATE, it takes a
// request's address only when its data is there (Arm IHI 0022H, A3.3.1). With FAULTY, FAULTS
// bytes of each 4 KiB, from FAULT on, answer SLVERR, beat by beat of a read, and are not written.
// Exclusive accesses are kept by ID (A7.2.3): a write of any kind ends those that it overlaps. To a
// NORMAL one none may come. With MARKED, user signals are those of axi4_burst::user_of.
module axi4_memory #(
    parameter int IW = 6,
    parameter int DW = 32,
    parameter int AW = 32,
    parameter bit FAST = 1'b0,
    parameter bit LATE = 1'b0,
    parameter bit FAULTY = 1'b0,
    parameter int FAULT = 3584,
    parameter int FAULTS = 512,
    parameter bit WHOLE = 1'b0,
    parameter bit NORMAL = 1'b0,
    parameter int UW = 1,
    parameter bit MARKED = 1'b0
) (
    input  logic            clk,
    input  logic            rst_n,
    input  logic [IW-1:0]   awid,
    input  logic [AW-1:0]   awaddr,
    input  logic [7:0]      awlen,
    input  logic [2:0]      awsize,
    input  logic [1:0]      awburst,
    input  logic            awlock,
    input  logic [UW-1:0]   awuser,
    input  logic            awvalid,
    output logic            awready,
    input  logic [DW-1:0]   wdata,
    input  logic [DW/8-1:0] wstrb,
    input  logic            wlast,
    input  logic [UW-1:0]   wuser,
    input  logic            wvalid,
    output logic            wready,
    output logic [IW-1:0]   bid,
    output logic [1:0]      bresp,
    output logic [UW-1:0]   buser,
    output logic            bvalid,
    input  logic            bready,
    input  logic [IW-1:0]   arid,
    input  logic [AW-1:0]   araddr,
    input  logic [7:0]      arlen,
    input  logic [2:0]      arsize,
    input  logic [1:0]      arburst,
    input  logic            arlock,
    input  logic [UW-1:0]   aruser,
    input  logic            arvalid,
    output logic            arready,
    output logic [IW-1:0]   rid,
    output logic [DW-1:0]   rdata,
    output logic [1:0]      rresp,
    output logic            rlast,
    output logic [UW-1:0]   ruser,
    output logic            rvalid,
    input  logic            rready,
    output int              errors
);
  localparam int LANES = DW / 8;
  localparam int SLOTS = 16;

  logic [7:0] bytes[0:65535];

  // Writes (slots 0 to 15) and reads (the rest) that are taken and not answered.
  bit     active[0:2*SLOTS-1];
  bit     done  [0:2*SLOTS-1]; // all data of a write is there
  bit     silent[0:2*SLOTS-1]; // a write that changes nothing
  bit     locked[0:2*SLOTS-1];
  int     order [0:2*SLOTS-1];
  int     ids   [0:2*SLOTS-1];
  longint starts[0:2*SLOTS-1];
  int     lens  [0:2*SLOTS-1];
  int     sizes [0:2*SLOTS-1];
  int     bursts[0:2*SLOTS-1];
  int     beats [0:2*SLOTS-1];
  logic [1:0] answers[0:2*SLOTS-1];

  // Where an ID has read exclusively.
  bit     kept [0:2**IW-1];
  longint keeps[0:2**IW-1];
  int     current, taken, writes, reads, unsent, slot, lane, place, pick, tries;
  longint address;
  logic [UW-1:0] told;

  function automatic longint address_of(input int number);
    address_of = axi4_burst::beat_address(
        starts[number], beats[number], sizes[number], bursts[number], lens[number]);
  endfunction

  // A beat one of whose bytes is faulty.
  function automatic bit is_faulty(input longint at, input int size);
    is_faulty = FAULTY && axi4_burst::beat_meets(at, size, FAULT, FAULTS);
  endfunction

  task automatic fail(input int kind);
    errors = errors + 1;
    if (errors < 5) $display("%m: error %0d at %0t", kind, $time);
  endtask

  // A random transaction from slot `from` on that may be answered: the oldest of its ID, and done.
  task automatic choose(input int from);
    int candidate;
    bit better;
    pick = -1;
    for (tries = 0; tries < (FAST ? SLOTS : 4); tries++) begin
      candidate = from + (FAST ? tries : ($urandom % SLOTS));
      better    = pick < 0 || (FAST && order[candidate] < order[pick]);
      if (active[candidate] && done[candidate] && better) begin
        for (int k = from; k < from + SLOTS; k++)
          if (active[k] && ids[k] == ids[candidate] && order[k] < order[candidate]) better = 1'b0;
        if (better) pick = candidate;
      end
    end
  endtask

  task automatic take(
      input int from, input int id, input longint start, input int len, input int size, input int burst,
      input bit lock
  );
    slot = -1;
    for (int k = from; k < from + SLOTS; k++) if (!active[k] && slot < 0) slot = k;
    if (slot < 0) fail(1);
    else begin
      active[slot] = 1'b1;
      done[slot]   = from != 0;
      order[slot]  = taken;
      ids[slot]    = id;
      starts[slot] = start;
      lens[slot]   = len;
      sizes[slot]  = size;
      bursts[slot] = burst;
      beats[slot]  = 0;
      taken        = taken + 1;
      answers[slot] = 2'b00;
      locked[slot] = lock;
      if (NORMAL && lock) fail(9);
      if (is_faulty(start, size)) answers[slot] = 2'b10;
      else if (lock && from != 0) begin
        answers[slot] = 2'b01;
        kept[id]      = 1'b1;
        keeps[id]     = start;
      end else if (lock && kept[id] && keeps[id] == start) answers[slot] = 2'b01;
      if (from == 0 && (!lock || answers[slot] == 2'b01))
        for (int k = 0; k < 2 ** IW; k++)
          if (kept[k] && keeps[k] / 1024 == start / 1024 && keeps[k] + 4 > start
              && keeps[k] < start + ((len + 1) << size)) kept[k] = 1'b0;
      silent[slot] = lock && answers[slot] != 2'b01;
      if (from == 0) begin
        writes = writes + 1;
        unsent = unsent + 1;
      end else reads = reads + 1;
      if (start / 4096 != axi4_burst::beat_address(start, len, size, burst, len) / 4096) fail(2);
    end
  endtask

  initial begin
    for (int k = 0; k < 65536; k++) bytes[k] = 8'h00;
    for (int k = 0; k < 2 * SLOTS; k++) active[k] = 1'b0;
    for (int k = 0; k < 2 ** IW; k++) kept[k] = 1'b0;
    errors  = 0;
    current = -1;
    taken  = 0;
    writes = 0;
    reads  = 0;
    unsent = 0;
  end

  always @(posedge clk) begin
    told = axi4_burst::user_of(awaddr, 0);
    if (rst_n && MARKED && awvalid && awready && awuser !== told) fail(10);
    told = axi4_burst::user_of(araddr, 0);
    if (rst_n && MARKED && arvalid && arready && aruser !== told) fail(11);
    if (rst_n && awvalid && awready) take(0, awid, awaddr, awlen, awsize, awburst, awlock);
    if (rst_n && arvalid && arready) take(SLOTS, arid, araddr, arlen, arsize, arburst, arlock);
    if (rst_n && wvalid && wready) begin
      slot = -1;
      for (int k = 0; k < SLOTS; k++)
        if (active[k] && !done[k] && (slot < 0 || order[k] < order[slot])) slot = k;
      if (slot < 0) fail(3);
      else begin
        address = address_of(slot);
        for (lane = 0; lane < LANES; lane++) begin
          place = int'((address - address % LANES + lane) % 65536);
          if (wstrb[lane] && !axi4_burst::lane_used(address, sizes[slot], lane, LANES)) fail(4);
          if (wstrb[lane] && !silent[slot] && !(FAULTY && axi4_burst::beat_meets(place, 0, FAULT, FAULTS)))
            bytes[place] = wdata[8*lane+:8];
        end
        if (is_faulty(address, sizes[slot])) answers[slot] = 2'b10;
        if (wlast !== (beats[slot] == lens[slot])) fail(5);
        told = axi4_burst::user_of(address, 2);
        if (MARKED && wuser !== told) fail(12);
        done[slot]  = beats[slot] == lens[slot];
        if (done[slot]) unsent = unsent - 1;
        beats[slot] = beats[slot] + 1;
      end
    end

    if (!bvalid || bready) begin
      bvalid <= 1'b0;
      pick = -1;
      if (writes > unsent) choose(0);
      if (rst_n && pick >= 0 && (FAST || $urandom % 4 != 0)) begin
        bvalid       <= 1'b1;
        bid          <= ids[pick];
        bresp        <= answers[pick];
        buser        <= axi4_burst::user_of(starts[pick], 1);
        active[pick] = 1'b0;
        writes       = writes - 1;
      end
    end
    if (!rvalid || rready) begin
      rvalid <= 1'b0;
      pick = -1;
      if (WHOLE && current >= 0) pick = current;
      else if (reads > 0) choose(SLOTS);
      if (rst_n && pick >= 0 && (FAST || $urandom % 4 != 0)) begin
        address = address_of(pick);
        for (lane = 0; lane < LANES; lane++)
          rdata[8*lane+:8] <= bytes[int'((address-address%LANES+lane)%65536)];
        rvalid      <= 1'b1;
        rid         <= ids[pick];
        rresp       <= is_faulty(address, sizes[pick]) ? 2'b10 : locked[pick] ? answers[pick] : 2'b00;
        ruser       <= axi4_burst::user_of(address, 3);
        rlast       <= beats[pick] == lens[pick];
        beats[pick] = beats[pick] + 1;
        current     = pick;
        if (beats[pick] > lens[pick]) begin
          current      = -1;
          active[pick] = 1'b0;
          reads        = reads - 1;
        end
      end
    end

    // Data is taken when its address is there; LATE waits with the address until it sees data.
    wready  <= (FAST || $urandom % 4 != 0) && unsent > 0;
    awready <= (FAST || $urandom % 2 != 0) && writes < SLOTS - 2 && (!LATE || (wvalid && !awready));
    arready <= (FAST || $urandom % 2 != 0) && reads < SLOTS - 2;
    if (!rst_n) begin
      bvalid  <= 1'b0;
      rvalid  <= 1'b0;
      awready <= 1'b0;
      wready  <= 1'b0;
      arready <= 1'b0;
    end
  end
endmodule

// Manager with random bursts in cells of memory that nobody else uses, many at once, against a model
// of the bytes. A cell (1 KiB, or 256 bytes when FAST) has one transaction at a time. Behind the
// regions lie cells that are not mapped, which answer DECERR; the last cell of a FAULTY region answers
// SLVERR where a beat has one of the FAULTS bytes from FAULT on, of each 4 KiB. In regions with PAIRS it
// reads exclusively and writes back, often with a write of its own between, after which the exclusive one
// must fail and change nothing. User signals are those of axi4_burst::user_of in regions with MARKED;
// elsewhere answers have zeros.
module axi4_manager #(
    parameter int ID = 0,
    parameter int IW = 4,
    parameter int DW = 32,
    parameter int TRANSACTIONS = 100,
    parameter bit FAST = 1'b0,
    parameter int BEATS = 0,      // of every burst; 0: random
    parameter int TARGET = -1,    // region of every burst; -1: any
    parameter int REGIONS = 1,
    parameter logic [64*REGIONS-1:0] BASES = '0,
    parameter longint HOLE = 64'hf0000000,
    parameter bit HOLES = 1'b1,   // cells that are not mapped are used too
    parameter logic [REGIONS-1:0] FAULTY = '0,
    parameter int FAULT = 3584,
    parameter int FAULTS = 512,
    parameter logic [REGIONS-1:0] PAIRS = '0,
    parameter logic [REGIONS-1:0] UNGRANTED = '0, // exclusive accesses are answered as normal ones
    parameter int UW = 1,
    parameter bit USED = 1'b0,    // there are user signals
    parameter logic [REGIONS-1:0] MARKED = '1
) (
    input  logic            clk,
    input  logic            rst_n,
    output logic [IW-1:0]   awid,
    output logic [31:0]     awaddr,
    output logic [7:0]      awlen,
    output logic [2:0]      awsize,
    output logic [1:0]      awburst,
    output logic            awlock,
    output logic [3:0]      awcache,
    output logic [2:0]      awprot,
    output logic [3:0]      awqos,
    output logic [3:0]      awregion,
    output logic [UW-1:0]   awuser,
    output logic            awvalid,
    input  logic            awready,
    output logic [DW-1:0]   wdata,
    output logic [DW/8-1:0] wstrb,
    output logic            wlast,
    output logic [UW-1:0]   wuser,
    output logic            wvalid,
    input  logic            wready,
    input  logic [IW-1:0]   bid,
    input  logic [1:0]      bresp,
    input  logic [UW-1:0]   buser,
    input  logic            bvalid,
    output logic            bready,
    output logic [IW-1:0]   arid,
    output logic [31:0]     araddr,
    output logic [7:0]      arlen,
    output logic [2:0]      arsize,
    output logic [1:0]      arburst,
    output logic            arlock,
    output logic [3:0]      arcache,
    output logic [2:0]      arprot,
    output logic [3:0]      arqos,
    output logic [3:0]      arregion,
    output logic [UW-1:0]   aruser,
    output logic            arvalid,
    input  logic            arready,
    input  logic [IW-1:0]   rid,
    input  logic [DW-1:0]   rdata,
    input  logic [1:0]      rresp,
    input  logic            rlast,
    input  logic [UW-1:0]   ruser,
    input  logic            rvalid,
    output logic            rready,
    output int              errors,
    output int              finished, // transactions
    output int              latency   // clocks from the last read's address to its first data
);
  localparam int LANES = DW / 8;
  localparam int LANE_BITS = $clog2(LANES);
  localparam int CELL = FAST ? 256 : 1024;
  localparam int EACH = 4096 / CELL;
  localparam int CELLS = EACH * (REGIONS + 1);
  localparam int SLOTS = 8;

  logic [7:0] model[0:CELLS*CELL-1];
  bit busy[0:CELLS-1];

  // Transactions under way: slots 0 to 7 are writes, the rest reads.
  bit     active[0:2*SLOTS-1];
  int     order [0:2*SLOTS-1];
  int     ids   [0:2*SLOTS-1];
  int     cells [0:2*SLOTS-1];
  longint starts[0:2*SLOTS-1];
  int     lens  [0:2*SLOTS-1];
  int     sizes [0:2*SLOTS-1];
  int     bursts[0:2*SLOTS-1];
  int     beats [0:2*SLOTS-1];
  int     born  [0:2*SLOTS-1];
  bit     locks [0:2*SLOTS-1];

  // The exclusive pair: none, its read, read, a write between, its write.
  localparam int NONE = 0, READS = 1, HAS_READ = 2, BREAKS = 3, WRITES = 4;
  int     pair, pair_cell, pair_id, pair_size;
  longint pair_start;
  bit     pair_broken;
  logic [7:0] pair_bytes [0:LANES-1];
  bit     pair_wanted[0:LANES-1];
  int     issued, cycles;

  // Writes whose data is not sent, in order.
  int waiting[0:SLOTS-1];
  int first, count;

  int slot, cell_, found, lane, place, byte_, oldest;
  longint address;
  bit wanted;
  logic [1:0] expected;

  function automatic longint base_of(input int number);
    int region;
    region  = number / EACH;
    base_of = region == REGIONS ? HOLE : longint'(BASES[64*region+:64]);
    base_of = base_of + ID * 4096 + (number % EACH) * CELL;
  endfunction

  function automatic longint address_of(input int number);
    address_of = axi4_burst::beat_address(
        starts[number], beats[number], sizes[number], bursts[number], lens[number]);
  endfunction

  // A beat in a cell that answers SLVERR.
  function automatic bit is_faulty(input int number, input longint at, input int size);
    is_faulty = FAULTY[number/EACH] && axi4_burst::beat_meets(at, size, FAULT, FAULTS);
  endfunction

  // Of a write, one of whose beats goes there.
  function automatic bit meets_fault(input int number);
    meets_fault = 1'b0;
    for (int k = 0; k <= lens[number]; k++)
      if (is_faulty(cells[number], axi4_burst::beat_address(
          starts[number], k, sizes[number], bursts[number], lens[number]), sizes[number]))
        meets_fault = 1'b1;
  endfunction

  // The answer to a write, or to the beat of a read that is next.
  function automatic logic [1:0] response_of(input int number);
    response_of = 2'b00;
    if (cells[number] >= EACH * REGIONS) response_of = 2'b11;
    else if (number < SLOTS ? meets_fault(number)
                            : is_faulty(cells[number], address_of(number), sizes[number]))
      response_of = 2'b10;
    else if (UNGRANTED[cells[number]/EACH]) response_of = 2'b00;
    else if (locks[number] && !(number < SLOTS && pair_broken)) response_of = 2'b01;
  endfunction

  // The user signals of an answer.
  function automatic logic [UW-1:0] answered(input int number, input longint at, input int kind);
    answered = '0;
    if (cells[number] < EACH * REGIONS)
      if (MARKED[cells[number]/EACH]) answered = axi4_burst::user_of(at, kind);
  endfunction

  // Begins or goes on with an exclusive pair in a slot from `from` on: a beat at the same place each time.
  task automatic choose_pair(input int from);
    if (pair == NONE) begin
      pair_cell = $urandom % (EACH * REGIONS);
      if (PAIRS[pair_cell/EACH] && !busy[pair_cell]) begin
        found       = 1;
        pair        = READS;
        pair_broken = 1'b0;
        pair_size   = $urandom % 3;
        pair_start  = base_of(pair_cell) + $urandom % 2 * (CELL / 2) + (($urandom % 64) << pair_size);
        pair_id     = $urandom % (1 << IW);
        // Some are of a place that faults, where no access succeeds.
        if (is_faulty(pair_cell, pair_start, pair_size)) pair_broken = 1'b1;
      end
    end else begin
      found = 1;
      pair  = $urandom % 2 == 0 && !pair_broken ? BREAKS : WRITES;
      if (pair == BREAKS) pair_broken = 1'b1;
    end
    if (found == 1) begin
      cell_        = pair_cell;
      locks[slot]  = pair != BREAKS;
      bursts[slot] = 1;
      sizes[slot]  = pair_size;
      lens[slot]   = 0;
      starts[slot] = pair_start;
      ids[slot]    = pair == BREAKS ? pair_id ^ 1 : pair_id;
    end
  endtask

  // A pair keeps its cell until it has written.
  task automatic ends(input int number);
    active[number] = 1'b0;
    finished       = finished + 1;
    if (cells[number] == pair_cell && pair != NONE) begin
      if (pair == WRITES) pair = NONE;
      else pair = HAS_READ;
    end
    if (pair == NONE || cells[number] != pair_cell) busy[cells[number]] = 1'b0;
  endtask

  task automatic fail(input int kind);
    errors = errors + 1;
    if (errors < 5) $display("%m: error %0d at %0t", kind, $time);
  endtask

  task automatic begin_at(input int number);
    cells[number]  = cell_;
    beats[number]  = 0;
    active[number] = 1'b1;
    order[number]  = issued;
    born[number]   = cycles;
    busy[cell_]    = 1'b1;
    issued         = issued + 1;
  endtask

  // Chooses a free slot from `from` on and a cell, and fills the slot; `found` tells whether there was
  // one.
  task automatic choose(input int from);
    int kind, bytes, room, near, tries;
    found = 0;
    slot  = -1;
    for (int k = from; k < from + SLOTS; k++) if (!active[k] && slot < 0) slot = k;
    if (slot >= 0 && PAIRS != '0)
      if ((pair == NONE && from > 0 && $urandom % 8 == 0) || (pair == HAS_READ && from == 0))
        choose_pair(from);
    if (found == 1) begin_at(slot);
    for (tries = 0; tries < 4; tries++) begin
      cell_ = TARGET >= 0 ? EACH * TARGET + $urandom % EACH : $urandom % (HOLES ? CELLS : EACH * REGIONS);
      if (slot >= 0 && !busy[cell_] && found == 0) begin
        found        = 1;
        kind         = FAST ? 1 : $urandom % 8;
        bursts[slot] = kind == 0 ? 0 : kind <= 5 ? 1 : 2;
        sizes[slot]  = FAST || $urandom % 2 == 0 ? LANE_BITS : $urandom % (LANE_BITS + 1);
        bytes        = 1 << sizes[slot];
        lens[slot]   = $urandom % 16;
        if (bursts[slot] == 1 && $urandom % 8 == 0) lens[slot] = $urandom % 128;
        if (bursts[slot] == 2) lens[slot] = (2 << ($urandom % 4)) - 1;
        if (BEATS > 0) lens[slot] = BEATS - 1;
        room = CELL - bytes * (lens[slot] + 1);
        while (room < 0) begin
          lens[slot] = lens[slot] / 2;
          room       = CELL - bytes * (lens[slot] + 1);
        end
        // Often at the beginning of a cell, so that bursts meet the bytes of others.
        near         = room > 64 && $urandom % 2 == 0 ? 64 : room;
        starts[slot] = base_of(cell_) + $urandom % (near + 1);
        if (FAST || bursts[slot] != 1 || room == 0) starts[slot] = starts[slot] - starts[slot] % bytes;
        if (bursts[slot] == 1) starts[slot] = starts[slot] - (starts[slot] % bytes) * ($urandom % 2);
        ids[slot]    = $urandom % (1 << IW);
        locks[slot]  = 1'b0;
        begin_at(slot);
      end
    end
  endtask

  // The oldest transaction under an ID, from slot `from` on.
  task automatic find(input int from, input int id);
    oldest = -1;
    for (int k = from; k < from + SLOTS; k++)
      if (active[k] && ids[k] == id && (oldest < 0 || order[k] < order[oldest])) oldest = k;
  endtask

  initial begin
    for (int k = 0; k < CELLS * CELL; k++) model[k] = 8'h00;
    for (int k = 0; k < CELLS; k++) busy[k] = 1'b0;
    for (int k = 0; k < 2 * SLOTS; k++) active[k] = 1'b0;
  end

  always @(posedge clk) begin
    cycles = cycles + 1;
    // Responses first, so that what is chosen below sees what they freed.
    if (rst_n && bvalid && bready) begin
      find(0, bid);
      if (oldest < 0) fail(1);
      else begin
        if (bresp !== response_of(oldest)) fail(2);
        if (USED && buser !== answered(oldest, starts[oldest], 1)) fail(8);
        if (beats[oldest] != lens[oldest] + 1) fail(3);
        if (locks[oldest] && response_of(oldest) == 2'b01)
          for (lane = 0; lane < LANES; lane++) begin
            place = pair_cell * CELL + int'((pair_start - pair_start % LANES + lane) % CELL);
            if (pair_wanted[lane]) model[place] = pair_bytes[lane];
          end
        ends(oldest);
      end
    end
    if (rst_n && rvalid && rready) begin
      find(SLOTS, rid);
      if (oldest < 0) fail(4);
      else begin
        if (beats[oldest] == 0) latency = cycles - born[oldest];
        expected = response_of(oldest);
        if (rresp !== expected) fail(5);
        if (rlast !== (beats[oldest] == lens[oldest])) fail(6);
        address = address_of(oldest);
        if (USED && ruser !== answered(oldest, address, 3)) fail(9);
        for (lane = 0; lane < LANES; lane++) begin
          place = cells[oldest] * CELL + int'((address - address % LANES + lane) % CELL);
          wanted = axi4_burst::lane_used(address, sizes[oldest], lane, LANES);
          if (!expected[1] && wanted && rdata[8*lane+:8] !== model[place]) fail(7);
        end
        beats[oldest] = beats[oldest] + 1;
        if (rlast) begin
          ends(oldest);
        end
      end
    end
    bready <= FAST || $urandom % 4 != 0;
    rready <= FAST || $urandom % 4 != 0;

    // Write data of the oldest write, beat by beat; the model learns it at once, as the cell is not
    // read meanwhile.
    if (!wvalid || wready) begin
      wvalid <= 1'b0;
      if (rst_n && count > 0 && (FAST || $urandom % 4 != 0)) begin
        slot    = waiting[first];
        address = address_of(slot);
        for (lane = 0; lane < LANES; lane++) begin
          wanted = FAST || $urandom % 8 != 0;
          wanted = wanted && axi4_burst::lane_used(address, sizes[slot], lane, LANES);
          byte_  = $urandom % 256;
          place  = cells[slot] * CELL + int'((address - address % LANES + lane) % CELL);
          if (locks[slot] && !UNGRANTED[cells[slot]/EACH])
            {pair_wanted[lane], pair_bytes[lane]} = {wanted, byte_[7:0]};
          else if (wanted) model[place] = byte_[7:0];
          wdata[8*lane+:8] <= byte_[7:0];
          wstrb[lane]      <= wanted;
        end
        wvalid      <= 1'b1;
        wuser       <= axi4_burst::user_of(address, 2);
        wlast       <= beats[slot] == lens[slot];
        beats[slot] = beats[slot] + 1;
        if (beats[slot] > lens[slot]) begin
          first = (first + 1) % SLOTS;
          count = count - 1;
        end
      end
    end

    if (!awvalid || awready) begin
      awvalid <= 1'b0;
      if (rst_n && issued < TRANSACTIONS && (FAST || $urandom % 4 == 0)) begin
        choose(0);
        if (found == 1) begin
          awvalid  <= 1'b1;
          awid     <= ids[slot];
          awaddr   <= starts[slot];
          awlen    <= lens[slot];
          awsize   <= sizes[slot];
          awburst  <= bursts[slot];
          awlock   <= locks[slot];
          awcache  <= $urandom;
          awprot   <= $urandom;
          awqos    <= $urandom;
          awregion <= $urandom;
          awuser   <= axi4_burst::user_of(starts[slot], 0);
          waiting[(first+count)%SLOTS] = slot;
          count = count + 1;
        end
      end
    end
    if (!arvalid || arready) begin
      arvalid <= 1'b0;
      if (rst_n && issued < TRANSACTIONS && (FAST || $urandom % 4 == 0)) begin
        choose(SLOTS);
        if (found == 1) begin
          arvalid  <= 1'b1;
          arid     <= ids[slot];
          araddr   <= starts[slot];
          arlen    <= lens[slot];
          arsize   <= sizes[slot];
          arburst  <= bursts[slot];
          arlock   <= locks[slot];
          arcache  <= $urandom;
          arprot   <= $urandom;
          arqos    <= $urandom;
          arregion <= $urandom;
          aruser   <= axi4_burst::user_of(starts[slot], 0);
        end
      end
    end
    if (!rst_n) begin
      awvalid <= 1'b0;
      wvalid  <= 1'b0;
      arvalid <= 1'b0;
      bready  <= 1'b0;
      rready  <= 1'b0;
    end
  end

  initial begin
    errors   = 0;
    finished = 0;
    latency  = 0;
    issued   = 0;
    cycles   = 0;
    first    = 0;
    count    = 0;
    pair     = NONE;
  end
endmodule

// Random AXI4-Lite manager with a model of what it has written. AW and W leave in random order of each other,
// up to DEPTH writes and reads are under way, and every response and read value is compared with the model.
// Addresses hold a word of this manager alone, so that several managers can share a subordinate.
module axil_manager #(
    parameter int ID = 0,
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int TRANSFERS = 100,
    parameter bit FAST = 0,      // never waits
    parameter int TARGET = -1,   // region to use alone; -1: all of them and unmapped addresses
    parameter int REGIONS = 1,
    parameter logic [REGIONS*64-1:0] BASES = '0,
    parameter logic [REGIONS*64-1:0] SIZES = '0,
    parameter logic [REGIONS*32-1:0] TAGS = '0, // of the subordinate that owns the region
    parameter logic [63:0] HOLE = '0            // start of 4 KiB that nobody owns
) (
    input  logic            clk,
    input  logic            rst_n,
    output logic [  AW-1:0] awaddr,
    output logic            awvalid,
    input  logic            awready,
    output logic [  DW-1:0] wdata,
    output logic [DW/8-1:0] wstrb,
    output logic            wvalid,
    input  logic            wready,
    input  logic [     1:0] bresp,
    input  logic            bvalid,
    output logic            bready,
    output logic [  AW-1:0] araddr,
    output logic            arvalid,
    input  logic            arready,
    input  logic [  DW-1:0] rdata,
    input  logic [     1:0] rresp,
    input  logic            rvalid,
    output logic            rready,
    output int              errors,
    output int              writes,
    output int              reads
);
  localparam int DEPTH = 3;
  localparam int BYTES = DW / 8;
  localparam int WORDS = FAST ? 64 : 8; // at either end of a region: few, so that they are met again

  logic [DW-1:0] model[bit [63:0]];
  bit   [  63:0] aw_queue[$], ar_queue[$], write_queue[$], read_queue[$];
  logic [DW-1:0] w_queue[$];
  logic [BYTES-1:0] strobe_queue[$];
  bit [63:0] next_aw, next_ar;
  logic [DW-1:0] next_w;
  logic [BYTES-1:0] next_strobe;
  int writes_started, reads_started;

  function automatic bit chance();
    return FAST || $urandom_range(2) == 0;
  endfunction

  // Both ends of every region, so that a decoder that is off by one word is found.
  function automatic bit [63:0] random_address();
    int region = (TARGET >= 0) ? TARGET : $urandom_range(REGIONS);
    bit [63:0] word = 64'(ID * WORDS + $urandom_range(WORDS - 1));
    if (region == REGIONS) return HOLE + word * 64'(BYTES);
    if ($urandom_range(1) == 0) return BASES[region*64+:64] + word * 64'(BYTES);
    return BASES[region*64+:64] + SIZES[region*64+:64] - (word + 64'd1) * 64'(BYTES);
  endfunction

  function automatic int region_of(bit [63:0] address);
    for (int i = 0; i < REGIONS; i++)
      if (address >= BASES[i*64+:64] && address - BASES[i*64+:64] < SIZES[i*64+:64]) return i;
    return -1;
  endfunction

  // The subordinates refuse every eighth word.
  function automatic logic [1:0] response_of(bit [63:0] address);
    if (region_of(address) < 0) return 2'b11;
    return ((address / 64'(BYTES)) % 64'd8 == 64'd5) ? 2'b10 : 2'b00;
  endfunction

  function automatic logic [DW-1:0] value_of(bit [63:0] address);
    int region = region_of(address);
    logic [DW-1:0] stored = model.exists(address) ? model[address] : '0;
    if (region < 0) return '0;
    return stored ^ {BYTES / 4{TAGS[region*32+:32]}};
  endfunction

  function automatic bit in_flight(bit [63:0] address);
    foreach (write_queue[i]) if (write_queue[i] == address) return 1;
    foreach (read_queue[i]) if (read_queue[i] == address) return 1;
    return 0;
  endfunction

  task automatic start_write();
    bit [63:0] address = random_address();
    logic [DW-1:0] data;
    logic [BYTES-1:0] strobe = BYTES'($urandom);
    if (in_flight(address)) return;
    data = DW'({$urandom, $urandom});
    writes_started++;
    aw_queue.push_back(address);
    write_queue.push_back(address);
    w_queue.push_back(data);
    strobe_queue.push_back(strobe);
    if (response_of(address) == 2'b00)
      for (int i = 0; i < BYTES; i++)
        if (strobe[i]) begin
          if (!model.exists(address)) model[address] = '0;
          model[address][i*8+:8] = data[i*8+:8];
        end
  endtask

  task automatic start_read();
    bit [63:0] address = random_address();
    if (in_flight(address)) return;
    reads_started++;
    ar_queue.push_back(address);
    read_queue.push_back(address);
  endtask

  task automatic end_write();
    bit [63:0] address;
    if (write_queue.size() == 0) begin
      errors++;
      $display("manager %0d: response to no write", ID);
      return;
    end
    address = write_queue.pop_front();
    writes++;
    if (bresp !== response_of(address)) begin
      errors++;
      if (errors < 5) $display("%m: write %h answered %b", address, bresp);
    end
  endtask

  task automatic end_read();
    bit [63:0] address;
    if (read_queue.size() == 0) begin
      errors++;
      $display("manager %0d: data for no read", ID);
      return;
    end
    address = read_queue.pop_front();
    reads++;
    if (rresp !== response_of(address) || (rresp == 2'b00 && rdata !== value_of(address))) begin
      errors++;
      if (errors < 5)
        $display("%m: read %h answered %b %h, expected %h", address, rresp, rdata, value_of(address));
    end
  endtask

  always @(posedge clk) begin
    if (!rst_n) begin
      awvalid <= 0;
      wvalid  <= 0;
      bready  <= 0;
      arvalid <= 0;
      rready  <= 0;
    end else begin
      if (bvalid && bready) end_write();
      if (rvalid && rready) end_read();
      if (writes_started < TRANSFERS && write_queue.size() < DEPTH && chance()) start_write();
      if (reads_started < TRANSFERS && read_queue.size() < DEPTH && chance()) start_read();
      if (!awvalid || awready) begin
        awvalid <= 0;
        if (aw_queue.size() > 0 && chance()) begin
          awvalid <= 1;
          next_aw = aw_queue.pop_front();
          awaddr  <= AW'(next_aw);
        end
      end
      if (!wvalid || wready) begin
        wvalid <= 0;
        if (w_queue.size() > 0 && chance()) begin
          wvalid <= 1;
          next_w = w_queue.pop_front();
          next_strobe = strobe_queue.pop_front();
          wdata  <= next_w;
          wstrb  <= next_strobe;
        end
      end
      if (!arvalid || arready) begin
        arvalid <= 0;
        if (ar_queue.size() > 0 && chance()) begin
          arvalid <= 1;
          next_ar = ar_queue.pop_front();
          araddr  <= AW'(next_ar);
        end
      end
      bready <= chance();
      rready <= chance();
    end
  end
endmodule

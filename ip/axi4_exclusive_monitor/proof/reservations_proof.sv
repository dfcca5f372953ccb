// A write is granted only by a reservation of its own ID at its own address that was made after the ID's
// others, not withdrawn, and not followed by a write that was performed on any byte of the same 128, whatever
// its burst: the bytes of a beat are counted anew here (Arm IHI 0022H, A3.4.2). Where each ID has a place,
// such a reservation is granted as long as nothing is written to its 4 KiB.
module proof (
    input logic        clk,
    input logic        reserve,
    input logic        reserve_id,
    input logic [12:0] reserve_address,
    input logic        withdraw,
    input logic        write_id,
    input logic [12:0] write_address,
    input logic [ 7:0] write_len,
    input logic [ 2:0] write_size,
    input logic [ 1:0] write_burst,
    input logic        write,
    input logic [ 6:0] any_byte,
    input logic [ 7:0] any_beat
);
  localparam logic [1:0] FIXED = 2'd0;
  localparam logic [1:0] WRAP = 2'd2;

  logic rst_n, granted;
  started u_reset (.clk, .rst_n);
  nl_axi4_reservations #(.AW(13), .IW(1), .PLACES(`PLACES)) dut (
      .clk, .rst_n, .reserve, .reserve_id, .reserve_address, .withdraw, .write_id, .write_address,
      .write_len, .write_size, .write_burst, .write, .granted
  );

  // An ID and an address; any byte near it is looked at, another one each time.
  localparam logic [12:0] address = `ADDRESS;
  localparam logic id = 1'b1;

  // Bursts are legal, and what the monitor does one at a time comes one at a time.
  logic [16:0] total;
  assign total = (17'(write_len) + 1) << write_size;
  always @* begin
    assume (!(reserve && withdraw) && !(reserve && write) && !(withdraw && write));
    assume (write_burst != 2'd3);
    if (write_burst == FIXED) assume (write_len < 16);
    if (write_burst == WRAP) begin
      assume (write_len == 1 || write_len == 3 || write_len == 7 || write_len == 15);
      assume ((write_address & ((13'd1 << write_size) - 1)) == 0);
    end
    if (write_burst == 2'd1)
      assume (17'(write_address[11:0] & ~((12'd1 << write_size) - 12'd1)) + total <= 17'd4096);
  end

  // The first and the last byte of one of its beats, by the specification's formulas.
  logic [13:0] aligned, lower, beat, last;
  assign aligned = {1'b0, write_address} & ~((14'd1 << write_size) - 1);
  assign lower   = {1'b0, write_address} & ~(total[13:0] - 1);
  always @* begin
    beat = any_beat == 0 || write_burst == FIXED ? {1'b0, write_address}
                                                 : aligned + (14'(any_beat) << write_size);
    if (write_burst == WRAP && beat >= lower + total[13:0]) beat = beat - total[13:0];
    last = (beat & ~((14'd1 << write_size) - 1)) + ((14'd1 << write_size) - 1);
  end
  logic [13:0] watched;
  logic        touches;
  assign watched = {1'b0, address[12:7], any_byte};
  assign touches = write && any_beat <= write_len && watched >= beat && watched <= last;

  // owns: nothing has come between as far as this byte shows; sure: nothing that could have.
  logic owns, sure, newest, own;
  assign own = reserve_id == id && reserve_address == address;
  initial {owns, sure, newest} = 0;
  always @(posedge clk) begin
    if (touches) owns <= 0;
    if (write && write_address[12] == address[12]) sure <= 0;
    if (withdraw && newest) {owns, sure} <= 0;
    if (reserve) newest <= own;
    if (reserve && reserve_id == id) {owns, sure} <= {2{own}};
    if (!rst_n) {owns, sure, newest} <= 0;
  end

  logic asks;
  assign asks = rst_n && write_id == id && write_address == address;
  always @* if (asks && granted) assert (owns);
`ifdef EACH
  always @* if (asks && sure) assert (granted);
`endif
`ifdef VACUOUS
  always @* assert (!(asks && granted));
`endif
endmodule

// Who has read exclusively, and where (Arm IHI 0022H, A7.2.3): an ID keeps one address until it reserves
// another, or a write that is performed comes near it. Near is the same 128 bytes, the most that an exclusive
// access has, as they are aligned to as much. Where all places are taken, a reservation takes the next one in
// turn.
module nl_axi4_reservations #(
    parameter int AW = 32,
    parameter int IW = 8,
    parameter int PLACES = 4
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic          reserve,
    input  logic [IW-1:0] reserve_id,
    input  logic [AW-1:0] reserve_address,
    input  logic          withdraw,         // the reservation that was made last
    input  logic [IW-1:0] write_id,
    input  logic [AW-1:0] write_address,
    input  logic [   7:0] write_len,
    input  logic [   2:0] write_size,
    input  logic [   1:0] write_burst,
    input  logic          write,            // is performed
    output logic          granted           // to an exclusive write there
);
  localparam logic [1:0] FIXED = 2'b00;
  localparam logic [1:0] WRAP = 2'b10;
  localparam int NEAR = 7;  // bits of 128 bytes

  logic [   PLACES-1:0] kept, touched, own, place, next, made;
  logic [PLACES*IW-1:0] ids;
  logic [PLACES*AW-1:0] addresses;
  logic [11-NEAR:0]     block, first_block, last_block;

  // A beat's bytes less one and the burst's, and the first byte of the burst and its last, all within the
  // 4 KiB that no burst leaves: beats of one that stays where it is may be more than is left of them.
  logic [11:0] beat, span, first, last;

  assign beat        = ~(12'hFFF << write_size);
  assign span        = (write_burst == FIXED ? '0 : {4'd0, write_len} << write_size) | beat;
  assign first       = write_burst == WRAP ? write_address[11:0] & ~span : write_address[11:0];
  assign last        = write_burst == WRAP ? write_address[11:0] | span
                                           : (write_address[11:0] & ~beat) + span;
  assign first_block = first[11:NEAR];
  assign last_block  = last[11:NEAR];

  always_comb begin
    granted = 1'b0;
    block   = '0;
    for (int k = 0; k < PLACES; k++) begin
      block = addresses[k*AW+NEAR+:12-NEAR];
      own[k] = kept[k] && ids[k*IW+:IW] == reserve_id;
      touched[k] = addresses[k*AW+:AW] >> 12 == write_address >> 12 && block >= first_block
                   && block <= last_block;
      if (kept[k] && ids[k*IW+:IW] == write_id && addresses[k*AW+:AW] == write_address) granted = 1'b1;
    end
    // Its own place, or a free one, or the next in turn.
    place = own != '0 ? own : kept != '1 ? ~kept & (kept + 1'b1) : next;
  end

  always_ff @(posedge clk) begin
    if (write) kept <= kept & ~touched;
    if (withdraw) kept <= kept & ~made;
    if (reserve) begin
      kept <= kept | place;
      made <= place;
      if (place == next) next <= PLACES'({next, next[PLACES-1]});
    end
    for (int k = 0; k < PLACES; k++)
      if (reserve && place[k]) begin
        ids[k*IW+:IW]       <= reserve_id;
        addresses[k*AW+:AW] <= reserve_address;
      end
    if (!rst_n) begin
      kept <= '0;
      made <= '0;
      next <= PLACES'(1'b1);
    end
  end

  wire unused = &{1'b0, first[NEAR-1:0], last[NEAR-1:0]};
endmodule

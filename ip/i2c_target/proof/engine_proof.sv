// The target beside a count of its own of what the bus says (NXP UM10204, 3.1), for whatever a controller
// does and whenever software serves: each byte is taken once and as it was sampled, each sent bit is the
// byte's while SCL is high, the acknowledge is given where it is due and nowhere else, and SCL is held as
// long as a byte or room is missing and 31 clocks more, but never otherwise. `enable` switches it off at
// any time.
module proof (
    input logic       clk,
    input logic       enable,
    input logic       scl,
    input logic       sda,
    input logic       room,
    input logic       byte_valid,
    input logic [7:0] byte_to_send
);
  (* anyconst *) logic [6:0] address;

  logic rst_n, on_n, scl_low, sda_low, received, sent, addressed, reading, wanted, ended;
  logic [7:0] byte_received;

  started u_reset (.clk, .rst_n);
  assign on_n = rst_n && enable;
  nl_i2c_target_engine dut (
      .clk, .rst_n(on_n), .address, .scl, .sda, .scl_low, .sda_low, .received, .byte_received, .room,
      .sent, .byte_to_send, .byte_valid, .addressed, .reading, .wanted, .ended
  );
  // Whoever pulls a line low does so for all.
  always @* begin
    if (scl_low) assume (!scl);
    if (sda_low) assume (!sda);
  end

  // A transfer is under way; its first byte; it is ours; the controller reads; bits that were sampled.
  logic under_way, first, ours, reads, refused, scl_d, sda_d, wants_room, wants_byte, ran;
  logic [3:0] bits;
  logic [7:0] sampled, out;
  logic [4:0] holding;
  logic rise, fall, start, stop, over;
  assign rise  = scl && !scl_d;
  assign fall  = !scl && scl_d;
  assign start = scl && scl_d && sda_d && !sda;
  assign stop  = scl && scl_d && !sda_d && sda;
  assign over  = fall && bits == 9;
  initial {under_way, wants_room, wants_byte, bits, holding, scl_d, sda_d, ran} = {16'd3, 1'b0};
  always @(posedge clk) begin
    ran <= on_n;
    {scl_d, sda_d} <= {scl, sda};
    if (rise && bits < 8) sampled <= {sampled[6:0], sda};
    if (rise && bits == 8) refused <= sda;
    if (rise) bits <= bits + 1;
    if (over) begin
      bits  <= 0;
      first <= 0;
      if (first) {ours, reads} <= {sampled[7:1] == address, sampled[0]};
      if (first ? sampled[7:1] != address : reads && refused) under_way <= 0;
      if (under_way && (first ? sampled[7:1] == address && sampled[0] : reads && !refused)) wants_byte <= 1;
    end
    if (fall && bits == 8 && under_way && !first && !reads) wants_room <= 1;
    if (holding != 0) holding <= holding - 1;
    if (wants_room && room || wants_byte && byte_valid) begin
      {wants_room, wants_byte} <= 0;
      holding <= 31;
    end
    if (wants_byte && byte_valid) out <= byte_to_send;
    if (start) {under_way, first, ours, bits} <= {3'b110, 4'd0};
    if (stop) under_way <= 0;
    if (!on_n) begin
      {under_way, wants_room, wants_byte, bits, holding} <= 0;
      {scl_d, sda_d} <= 2'b11;
    end
  end

  // The bit that a high SCL shows; behind a start there is none yet.
  logic shows, mine;
  logic [3:0] index;
  assign shows = scl && under_way && !(scl_d && bits == 0);
  assign index = scl_d ? bits - 1 : bits;
  assign mine  = under_way && !first && ours;
  always @* if (on_n && ran) begin
    assert (received == (wants_room && room) && sent == (wants_byte && byte_valid));
    assert (wanted == wants_byte && addressed == mine && reading == (mine && reads));
    if (received) assert (byte_received == sampled);
    assert (scl_low == (wants_room || wants_byte || holding != 0));
    assert (ended == (mine && (start || stop)));
    if (scl && !shows) assert (!sda_low);
    if (shows && first) assert (sda_low == (index == 8 && sampled[7:1] == address));
    if (shows && !first && !reads) assert (sda_low == (index == 8));
    if (shows && !first && reads) assert (sda_low == (index < 8 && !out[3'd7-index[2:0]]));
  end
  // What is done to SDA is done where SCL has been seen low.
  logic low_d;
  always @(posedge clk) low_d <= sda_low;
  always @* if (on_n && ran && low_d != sda_low) assert (!scl_d);
`ifdef VACUOUS
  always @* assert (!(on_n && ran && mine && reads && wants_byte && !refused && bits == 0 && out == 8'hA5));
`endif
endmodule

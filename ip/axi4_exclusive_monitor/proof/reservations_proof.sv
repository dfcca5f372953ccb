// The reservation of an ID at an address, both of the solver's choice, against one that is kept here: with a
// place for each ID a write is granted exactly when that ID has reserved that address, has reserved no
// other since, was not withdrawn, and no byte of the 128 around it has been written. With fewer places it
// may be lost, but none is granted that is not kept here.
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
    input logic        write
);
  (* anyconst *) logic who;
  (* anyconst *) logic [12:0] where;

  logic rst_n, granted, kept, newest, touches;

  started u_reset (.clk, .rst_n);
  nl_axi4_reservations #(.AW(13), .IW(1), .PLACES(`PLACES)) dut (
      .clk, .rst_n, .reserve, .reserve_id, .reserve_address, .withdraw, .write_id, .write_address,
      .write_len, .write_size, .write_burst, .write, .granted
  );

  // The first byte of a burst and the one behind its last (Arm IHI 0022H, A3.4.1), of which a legal one
  // leaves no 4 KiB. A burst that wraps begins at a multiple of its length.
  logic [15:0] bytes, aligned, begins, ends, near;
  assign bytes   = (16'd1 + write_len) << write_size;
  assign aligned = {3'd0, write_address} >> write_size << write_size;
  assign begins  = write_burst == 2 ? {3'd0, write_address} & -bytes : {3'd0, write_address};
  assign ends    = write_burst == 2 ? begins + bytes : aligned + bytes;
  assign near    = {3'd0, where[12:7], 7'd0};
  assign touches = begins < near + 128 && ends > near;
  always @* begin
    assume (!(write && withdraw) && !(reserve && (write || withdraw)));
    assume (write_burst <= 2 && begins >> 12 == (ends - 16'd1) >> 12);
    if (write_burst == 2)
      assume ((write_len == 1 || write_len == 3 || write_len == 7 || write_len == 15)
              && aligned == {3'd0, write_address});
    // Of more beats at one address the design takes the bytes of as many in a row.
    if (write_burst == 0) assume (write_len == 0);
  end

  initial {kept, newest} = 0;
  always @(posedge clk)
    if (rst_n) begin
      if (write && touches) kept <= 0;
      if (withdraw && newest) kept <= 0;
      if (reserve) newest <= reserve_id == who;
      if (reserve && reserve_id == who) kept <= reserve_address == where;
    end
  always @* if (rst_n && write_id == who && write_address == where) begin
    if (granted) assert (kept);
    if (kept && `PLACES == 2) assert (granted);
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && granted && write_id && write_address == 13'h1A55));
`endif
endmodule

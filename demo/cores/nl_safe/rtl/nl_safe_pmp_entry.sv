// An entry of the physical memory protection (Privileged 1.12, 3.7): regions of 4 bytes or more.
// Words are addressed, each of which lies in a region as a whole or not at all. Permissions are {execute,
// write, read}.
module nl_safe_pmp_entry (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        cfg_we,
  input  logic [7:0]  cfg_wdata,    // L, two bits of no meaning, A, X, W, R
  input  logic        address_we,
  input  logic [31:0] address_wdata,
  input  logic        locked_above, // the entry above is a locked range that begins at this address
  input  logic [31:0] below,        // address of the entry below
  input  logic [29:0] fetch_word,
  input  logic [29:0] data_word,
  output logic [7:0]  cfg,
  output logic [31:0] address_shown,
  output logic [31:0] bound,
  output logic        locked,
  output logic        locks_below,
  output logic [2:0]  user_permits,
  output logic [2:0]  machine_permits,
  output logic        fetch_match,
  output logic        data_match
);
  logic       cfg_l;
  logic [1:0] cfg_a; // 0 off, 1 top of range, 2 four bytes, 3 naturally aligned power of two
  logic       cfg_x;
  logic       cfg_w;
  logic       cfg_r;

  assign cfg         = {cfg_l, 2'b00, cfg_a, cfg_x, cfg_w, cfg_r};
  assign locked      = cfg_l;
  assign locks_below = cfg_l && cfg_a == 2'b01;

  logic [31:0] address;

  assign address_shown = address;
  assign bound         = address;

  // Naturally aligned regions: the lowest zero of pmpaddr and the ones below it may be anything.
  logic [31:0] any_bit;

  assign any_bit     = cfg_a[0] ? address_shown ^ (address_shown + 32'd1) : 32'd0;
  assign fetch_match = cfg_a[1] ? (({2'b00, fetch_word} ^ address_shown) & ~any_bit) == 32'd0
                     : cfg_a[0] && {2'b00, fetch_word} >= below && {2'b00, fetch_word} < bound;
  assign data_match  = cfg_a[1] ? (({2'b00, data_word} ^ address_shown) & ~any_bit) == 32'd0
                      : cfg_a[0] && {2'b00, data_word} >= below && {2'b00, data_word} < bound;

  assign user_permits    = {cfg_x, cfg_w, cfg_r};
  assign machine_permits = {cfg_x, cfg_w, cfg_r} | {3{!cfg_l}};

  logic [1:0] next_a;
  logic       next_w;

  assign next_a = cfg_wdata[4:3];
  assign next_w = cfg_wdata[1] && cfg_wdata[0];

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      cfg_l   <= 1'b0;
      cfg_a   <= 2'b00;
      {cfg_x, cfg_w, cfg_r} <= 3'b000;
      address <= '0;
    end else begin
      if (cfg_we && !cfg_l) begin
        cfg_l <= cfg_wdata[7];
        cfg_a <= next_a;
        {cfg_x, cfg_w, cfg_r} <= {cfg_wdata[2], next_w, cfg_wdata[0]};
      end
      if (address_we && !cfg_l && !locked_above) address <= address_wdata;
    end
  end

  // Bits of a written configuration that mean nothing.
  logic unused;

  assign unused = ^cfg_wdata[6:5];
endmodule

// A burst as INCR bursts of at most MOST beats, one after another (Arm IHI 0022H, A3.4.1): FIXED in
// single beats, WRAP in two runs that meet its boundary. MOST is a power of two.
module nl_axi4_pieces #(
    parameter int AW = 32,
    parameter int MOST = 16
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic          start,    // takes a burst; there is none under way
    input  logic [AW-1:0] first,
    input  logic [   7:0] first_len,
    input  logic [   2:0] first_size,
    input  logic [   1:0] first_burst,
    output logic          valid,    // a piece is shown
    input  logic          taken,
    output logic [AW-1:0] address,
    output logic [   7:0] len,
    output logic [   2:0] size,
    output logic          last,     // of the burst
    output logic          whole     // the burst is this piece alone
);
  localparam logic [1:0] FIXED = 2'b00;
  localparam logic [1:0] WRAP = 2'b10;
  localparam logic [7:0] LONGEST = 8'(MOST - 1);

  logic          begun;  // a piece was taken
  logic [   1:0] burst;
  logic [   7:0] total;  // beats of the burst, less one
  logic [   7:0] left;   // beats that no piece has taken, less one
  logic [   7:0] run;    // of them those without a jump
  logic [AW-1:0] number; // of the beat, counted from address 0
  logic [   7:0] ahead;  // beats up to the boundary of a WRAP, less one
  logic [AW-1:0] bytes;  // of this piece, from an aligned address on
  logic [AW-1:0] next;
  logic [AW-1:0] span;   // address bits that change within a WRAP

  // The length of a WRAP is a power of two.
  assign number = address >> size;
  assign ahead  = total & ~number[7:0];

  always_comb begin
    run = left;
    if (burst == FIXED) run = '0;
    else if (burst == WRAP && ahead < left) run = ahead;
  end

  assign len = (run & ~LONGEST) == '0 ? run : LONGEST;

  assign last  = len == left;
  assign whole = last && !begun;
  assign bytes = (AW'(len) + 1'b1) << size;
  assign next  = (number << size) + bytes;
  assign span  = ((AW'(total) + 1'b1) << size) - 1'b1;

  always_ff @(posedge clk) begin
    if (start) begin
      valid   <= 1'b1;
      begun   <= 1'b0;
      address <= first;
      total   <= first_len;
      left    <= first_len;
      size    <= first_size;
      burst   <= first_burst;
    end else if (valid && taken) begin
      valid <= !last;
      begun <= 1'b1;
      left  <= left - len - 1'b1;
      if (burst == WRAP) address <= (address & ~span) | (next & span);
      else if (burst != FIXED) address <= next;
    end
    if (!rst_n) valid <= 1'b0;
  end
endmodule

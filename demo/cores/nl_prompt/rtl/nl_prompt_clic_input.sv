// One interrupt of the CLIC: a word of clicintip, clicintie, clicintattr and clicintctl. A level is pending
// while the source is up; an edge is kept until it is taken, or software clears it.
module nl_prompt_clic_input #(
  parameter logic PULSE = 1'b0
) (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        source,
  // Register access
  input  logic        we,
  input  logic [3:0]  be,
  input  logic [31:0] wdata,
  output logic [31:0] value,
  input  logic        claim,   // it is taken
  // To the choice
  output logic        request, // pending and enabled
  output logic [3:0]  control,
  output logic        by_table
);
  logic enabled;
  logic falls; // low, or the falling edge, asks
  logic edges; // an edge asks
  logic kept;  // an edge that has come
  logic up;    // the source as software wants it
  logic was_up;
  logic pending;

  assign up      = source ^ falls;
  assign pending = edges || PULSE ? kept : up;
  assign request = pending && enabled;
  assign value   = {{control, 4'b1111}, 2'b11, 3'd0, falls, edges, by_table, 7'd0, enabled, 7'd0, pending};

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      enabled  <= 1'b0;
      falls    <= 1'b0;
      edges    <= PULSE;
      by_table <= 1'b0;
      control  <= 4'd0;
      was_up   <= 1'b0;
      kept     <= 1'b0;
    end else begin
      was_up <= up;
      if (!edges) kept <= 1'b0;
      else if (up && !was_up) kept <= 1'b1;
      else if (we && be[0]) kept <= wdata[0];
      else if (claim) kept <= 1'b0;
      if (we && be[1]) enabled <= wdata[8];
      if (we && be[2]) begin
        by_table <= wdata[16];
        edges    <= wdata[17] || PULSE;
        falls    <= wdata[18] && !PULSE;
      end
      if (we && be[3]) control <= wdata[31:28];
    end
  end

  logic unused;

  assign unused = ^wdata;
endmodule

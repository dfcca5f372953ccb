// Registers x1 to x31 in flip-flops: one write port, two read ports; a write is visible from the next cycle
// on.
module nl_safe_regfile (
  input  logic        clk,
  input  logic        rst_n,
  input  logic [4:0]  raddr1,
  input  logic [4:0]  raddr2,
  output logic [31:0] rdata1,
  output logic [31:0] rdata2,
  input  logic        we,
  input  logic [4:0]  waddr,
  input  logic [31:0] wdata
);
  logic [31:0] x [0:31];

  for (genvar i = 1; i < 32; i++) begin : g_x
    logic [31:0] q;

    always_ff @(posedge clk) begin
      if (!rst_n) begin
        q <= 32'd0;
      end else begin
        if (we && waddr == 5'(i)) q <= wdata;
      end
    end
    assign x[i] = q;
  end

  assign x[0]   = 32'd0; // x0 has no register
  assign rdata1 = x[raddr1];
  assign rdata2 = x[raddr2];
endmodule

// Lets transactions of one ID be under way at a time, and at most MOST of them: their responses then
// come in the order of their requests (Arm IHI 0022H, A5.3). A request of another ID waits.
module nl_axi4_one_id #(
    parameter int IW = 4,
    parameter int MOST = 8
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic [IW-1:0] id,
    output logic          allowed, // stays until the request begins
    output logic [IW-1:0] held,    // of those under way
    input  logic          begins,
    input  logic          ends
);
  localparam int CW = $clog2(MOST + 1);

  logic [CW-1:0] count;

  assign allowed = count == '0 || (id == held && count < CW'(MOST));

  always_ff @(posedge clk) begin
    if (begins) held <= id;
    count <= count + CW'(begins) - CW'(ends);
    if (!rst_n) count <= '0;
  end
endmodule

// What is measured of `clk_in` against `clk`, brought into the domain of `to_clk`: `valid` for a
// period of it with each new `count`. A count that comes while another is under way is left out.
// All resets are asserted together.
module nl_clk_meter #(
    parameter WINDOW = 1024,
    parameter WIDTH = 16
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic             clk_in,
    input  logic             rst_in_n,
    input  logic             to_clk,
    input  logic             to_rst_n,
    output logic             valid,
    output logic [WIDTH-1:0] count
);
  logic done, ready;
  logic [WIDTH-1:0] counted;

  nl_clk_measure #(
      .WINDOW(WINDOW),
      .WIDTH (WIDTH)
  ) u_measure (
      .clk     (clk),
      .rst_n   (rst_n),
      .clk_in  (clk_in),
      .rst_in_n(rst_in_n),
      .done    (done),
      .count   (counted)
  );
  nl_handshake #(
      .WIDTH(WIDTH)
  ) u_handshake (
      .from_clk  (clk),
      .from_rst_n(rst_n),
      .from_valid(done),
      .from_ready(ready),
      .from_data (counted),
      .to_clk    (to_clk),
      .to_rst_n  (to_rst_n),
      .to_valid  (valid),
      .to_ready  (1'b1),
      .to_data   (count)
  );

  wire unused = &{1'b0, ready};
endmodule

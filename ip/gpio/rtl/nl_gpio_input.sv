// Brings asynchronous pins into the clock domain and finds their edges; `pins` lags the pad by two clocks.
// There is no reset: a level that the pins had in reset has run through before software can enable its edge.
module nl_gpio_input #(
    parameter WIDTH = 32
) (
    input  logic             clk,
    input  logic [WIDTH-1:0] pad,
    output logic [WIDTH-1:0] pins,
    output logic [WIDTH-1:0] rise,
    output logic [WIDTH-1:0] fall
);
  logic [WIDTH-1:0] metastable;
  logic [WIDTH-1:0] earlier;

  always_ff @(posedge clk) begin
    metastable <= pad;
    pins       <= metastable;
    earlier    <= pins;
  end

  assign rise = pins & ~earlier;
  assign fall = ~pins & earlier;
endmodule

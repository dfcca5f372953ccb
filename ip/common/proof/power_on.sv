// Reset from the first step on until a time that the solver chooses, and then never again.
// `running` from the step after the release on, since an edge in the step of the release finds the
// flops still in reset.
module power_on (
    input  logic release_it,
    output logic started,
    output logic rst_n,
    output logic running
);
  (* gclk *) reg step;

  initial begin
    started  = 0;
    running = 0;
  end
  assign rst_n = started && (running || release_it);

  always @(posedge step) begin
    started  <= 1;
    running <= rst_n;
  end
endmodule

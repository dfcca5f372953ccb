// Clock multiplexer cell for selects that stand still, such as test modes: it is not glitch-free by
// itself.
(* keep_hierarchy, clock_cell *)
module nl_clk_mux2 (
    input  logic a,
    input  logic b,
    input  logic select,
    output logic y
);
  assign y = select ? b : a;
endmodule

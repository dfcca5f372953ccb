// Clock AND: the named cell of every gated clock path. A library replaces it by its balanced clock
// AND.
(* keep_hierarchy, clock_cell *)
module nl_clk_and2 (
    input  logic a,
    input  logic b,
    output logic y
);
  assign y = a & b;
endmodule

// Clock OR: joins clocks of which one at most runs. A library replaces it by its balanced clock OR.
(* keep_hierarchy, clock_cell *)
module nl_clk_or2 (
    input  logic a,
    input  logic b,
    output logic y
);
  assign y = a | b;
endmodule

/** A regression plan of one case with one bench, which Icarus compiles in no time. */
export const rigPlan = (name: string, seeds: { fixed: number[] } | { from: number; to: number }) => ({
  ...{ netloom: 'regress', version: 1, name: 'rig' },
  builds: { bench: { top: 'rig_tb', testbench: 'tb/rig_tb.sv', simulator: 'icarus' } },
  cases: { [name]: { build: 'bench', seeds } },
});

/** Its bench: passes while the limit is 9; its text is broken where it is none. */
export const limitBench = (limit: string) => `module rig_tb;
  integer seed;
  initial begin
    if (!$value$plusargs("seed=%d", seed)) seed = 0;
    if (${limit} != 9) $error("limit is %0d with seed %0d", ${limit}, seed);
    else $display("TEST PASSED");
    $finish;
  end
endmodule
`;

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

/** A plan whose generator makes three times the seed, which its bench holds against the seed. */
export const generatorRig = {
  'made.regress.json': JSON.stringify({
    ...{ netloom: 'regress', version: 1, name: 'made' },
    builds: { bench: { top: 'made_tb', testbench: 'tb/made_tb.sv', simulator: 'icarus' } },
    cases: { made: { build: 'bench', generator: 'tb/thrice.sh', seeds: { fixed: [2, 4, 9] } } },
  }),
  'tb/made_tb.sv': `module made_tb;
  integer seed, file, number, found;
  reg [8*200-1:0] folder;
  initial begin
    number = 0;
    found = $value$plusargs("seed=%d", seed) && $value$plusargs("generated=%s", folder);
    file = $fopen({folder, "/number.txt"}, "r");
    found = $fscanf(file, "%d", number);
    if (number !== 3 * seed) $error("%0d is not three times %0d", number, seed);
    else $display("TEST PASSED");
    $finish;
  end
endmodule
`,
  'tb/thrice.sh': `[ "$1" -eq 9 ] && { echo "no number for seed $1" >&2; exit 3; }
[ "$1" -eq 4 ] && set -- 5 "$2"
echo "$((3 * $1))" >"$2/number.txt"
`,
};
/** What becomes of its seeds. */
export const GENERATED: readonly [seed: number, verdict: string, message: string][] = [
  [2, 'passed', 'TEST PASSED'],
  [4, 'failed', '15 is not three times 4'],
  [9, 'compile-failed', 'no number for seed 9'],
];

import type { prove } from '../../../../proof/index.ts';
import { planOf } from '../plannedTree.ts';

/** Two lanes of one module, of which only the chosen one works; a state that no seed reaches. */
export const DESIGN = `module lane (
    input  logic       clk,
    input  logic       en,
    input  logic [2:0] d,
    output logic [2:0] q
);
  always_ff @(posedge clk)
    if (en) begin
      if (d == 3'd6) q <= 3'd1;
      else q <= d;
    end
  seen_five: cover property (@(posedge clk) en && d == 3'd5);
endmodule
module tb;
  logic clk = 0;
  logic en0 = 0, en1 = 0;
  logic [2:0] d = 0, q0, q1;
  integer top;
  always #5 clk = ~clk;
  lane u0 (.clk, .en(en0), .d, .q(q0));
  lane u1 (.clk, .en(en1), .d, .q(q1));
  initial begin
    if (!$value$plusargs("top=%d", top)) top = 3;
    en0 = !$test$plusargs("off");
    for (integer at = 0; at <= top; at++) begin
      d = at[2:0];
      @(negedge clk);
    end
    if ($test$plusargs("bad")) $error("wrong");
    else $display("TEST PASSED");
    $finish;
  end
endmodule
`;
const simulations = [
  { case: 'few', seed: 1, plusargs: '+top=1' },
  { case: 'many', seed: 2, plusargs: '+top=5' },
  { case: 'bad', seed: 3, plusargs: '+top=6 +bad' },
  { case: 'off', seed: 4, plusargs: '+top=6 +off' },
];
const ALL = ['0.dat', '1.dat', '2.dat', '3.dat'];

/** Adds up what has the same key, by other means than ours. */
const UNION = `BEGIN { FS = "' " } /^C / { sum[$1] += $2 } END { for (key in sum) print key "' " sum[key] }`;

/** The cases as a run simulates them, with each raw file kept beside what is packed, and what tools make of them. */
export async function coverageProof(): Promise<Parameters<typeof prove>[0]> {
  const options = { top: 'tb', testbench: 'tb.sv', build: 'b', simulations, coverage: true };
  const plan = await planOf('cases', options, { 'tb.sv': DESIGN });
  const files = Object.entries(plan.files).map(([path, text]) => [
    path,
    text.replace('pack "$1"', 'cp ../coverage.dat "../$1.dat"; pack "$1"'),
  ]);
  const steps = plan.steps.map(({ argv, directory }) => {
    const call = argv.map((word) => `'${word}'`).join(' ');
    return ['sh', '-c', `mkdir -p ${directory} && cd ${directory} && ${call} || true`];
  });
  return {
    files: { ...Object.fromEntries(files), 'src/tb.sv': DESIGN },
    steps: [
      ...steps,
      ['verilator_coverage', '--write', 'merged.dat', ...ALL],
      ['sh', '-c', `cat ${ALL.join(' ')} | LC_ALL=C awk '${UNION.replaceAll("'", `'\\''`)}' | LC_ALL=C sort`],
      ['base64', '-w0', 'coverage/points.gz'],
      ['base64', '-w0', 'coverage/counts.gz'],
    ],
    leaves: [...ALL, 'merged.dat'],
  };
}

export const NAMES = simulations.map(({ case: name, seed }) => `${name}:${seed}`);

const WORDS = `prep -top checked -flatten -nordff
memory_map
async2sync
chformal -remove -cover
setundef -undriven -anyseq
setundef -anyseq
opt -fast -keepdc
`;

/** What is asked: the pipeline with its trace, or what lies between it and the bus. Sources and model are called so. */
export type FormalModel = 'core' | 'memory';

/** From the sources to one model: what is assumed are its constraints, and its outputs say where checks ask and fail. */
const modelYs = (model: FormalModel) => `read_verilog -formal -sv ${model}.sv
${WORDS}simplemap
techmap
setundef -anyseq
opt -fast -keepdc
dffunmap
setundef -undriven -anyseq
setundef -anyseq
aigmap
opt_clean
write_aiger -zinit -symbols ${model}.aig
`;

export const formalYs = (models: readonly FormalModel[]) => models.map(modelYs).join('design -reset\n');

/** One check with its assertion, for the clocks to where it fails. */
export const waveYs = (
  check: string,
  model: FormalModel,
) => `read_verilog -formal -sv -DSHOW_${check} ${model}.sv
${WORDS}delete -output
opt_clean
`;

const FUNCTIONS = `output_of() { grep -a '^o[0-9]' "$model.aig" | sed -nE "s/^o([0-9]+) $1\\$/\\\\1/p"; }
abc() { # output, engine
  yosys-abc -c "read_aiger $model.aig; fold; strash; cone -s -O $(output_of "$1"); $2" </dev/null
}
ask() { abc "$1" "bmc3 -F $2 -T $3 -v"; } # output, clocks, seconds
first() { sed -nE 's/.*was asserted in frame ([0-9]+).*/\\1/p'; }
# Clocks that were looked through before the time was over.
reached() { sed -nE 's/^ *([0-9]+) \\+ .*/\\1/p' | tail -1; }
wave() { # check, frames
  timeout 300 yosys -q -p "script wave_$1.ys; sat -tempinduct-baseonly -prove-asserts -set-assumes -maxsteps $(($2 + 2)) -show-public -dump_vcd counterexample.vcd checked" >wave.txt 2>&1 </dev/null
  if [ -s counterexample.vcd ]; then echo "netloom: the steps are in counterexample.vcd"; else rm -f counterexample.vcd; fi
}
decide() { # check, clocks, whether a proof is tried, model
  model=$4
  asked=$(ask "asks_$1" "$2" $((limit / 4 + 1)) | first)
  if [ "$3" = 1 ] && [ -n "$asked" ]; then
    abc "fails_$1" "pdr -T $limit" >proof.txt
    if grep -q '^Property proved' proof.txt; then echo "netloom: proved $1 $asked"; return; fi
  fi
  ask "fails_$1" "$2" "$limit" >answer.txt || exit 1
  frame=$(first <answer.txt)
  # The first frame is the clock of reset, and what fails in a clock is told in the next.
  if [ -n "$frame" ]; then
    echo "netloom: fails $1 $((frame - 1))"
    [ -e counterexample.vcd ] || wave "$1" "$frame"
    return
  fi
  clocks=$(reached <answer.txt)
  clocks=$((\${clocks:-1} - 1))
  all=$(($2 - 2))
  short=
  [ "$clocks" -lt "$all" ] && short=" of $all"
  if [ -z "$asked" ] || [ "$clocks" -lt "$asked" ]; then echo "netloom: unasked $1 $clocks$short"; return; fi
  echo "netloom: holds $1 $clocks$short"
}
`;

/** What the script has to know of a check. */
export interface Asked {
  name: string;
  clocks: number;
  provable?: boolean;
  model: FormalModel;
}

/**
 * Decides each check by itself: property-directed reachability for any number of clocks, where that may end in time, else
 * bounded model checking for its own. Says `netloom: <fails|unasked|proved|holds> <check> <clocks>`, with ` of <clocks>` where
 * the time was over before all were looked through. A check that nothing asks for within the clocks is none that holds.
 */
export function formalScript(checks: readonly Asked[], limit: number): string {
  return [
    `#!/bin/bash\nlimit=${limit}\n`,
    FUNCTIONS,
    ...checks.map(
      ({ name, clocks, provable, model }) => `decide ${name} ${clocks} ${provable ? 1 : 0} ${model}\n`,
    ),
    `echo "netloom: all ${checks.length} checks are decided"\n`,
  ].join('');
}

const CHOICE = `#!/bin/sh
# Builds the core with its bench, runs tests and reports.
#   sh run.sh [-s verilator|icarus] [-j jobs] [-t seconds] [suite or test ...]
set -u
cd "$(dirname "$0")" || exit 2
simulator=verilator
jobs=$(nproc 2>/dev/null || echo 1)
seconds=300
while getopts s:j:t: option; do
  case "$option" in
    s) simulator=$OPTARG ;;
    j) jobs=$OPTARG ;;
    t) seconds=$OPTARG ;;
    *) exit 2 ;;
  esac
done
shift $((OPTIND - 1))

command -v "$([ "$simulator" = icarus ] && echo iverilog || echo verilator)" >/dev/null || {
  echo "$simulator is not there: apt-get install verilator g++ make, or iverilog" >&2
  exit 2
}
root=$PWD
build=build/$simulator
results=results
rm -rf "$results"
mkdir -p "$build" "$results"

tab=$(printf '\\t')
awk -F "$tab" -v chosen="$*" 'BEGIN { n = split(chosen, names, " "); for (i = 1; i <= n; i++) want[names[i]] = 1 }
  NR > 1 && (n == 0 || ($1 in want) || ($2 in want)) { print $2 }' tests.tsv >"$results/chosen"
if [ ! -s "$results/chosen" ]; then
  echo "no test is named so: $*" >&2
  exit 2
fi

`;

const build = (bench: string, jtagSource: string | undefined, at: string) => `echo "building with $simulator"
started=$(date +%s)
if [ "$simulator" = icarus ]; then
  iverilog -g2012 -s ${bench} -o "$build/simulator" -c files.f >"$results/build.log" 2>&1
else
  verilator --binary --timing -O3 -Wno-lint -Wno-style -Wno-TIMESCALEMOD --Mdir "$build/objects" \\
    --top-module ${bench} -o ../simulator -MAKEFLAGS OPT_FAST=-O1 -f files.f${jtagSource === undefined ? '' : ` "$root/${jtagSource}"`} >"$results/build.log" 2>&1
fi
if [ $? -ne 0 ]; then
  tail -n 30 "$results/build.log" >&2
  echo "the core does not build" >&2
  exit 1
fi
[ "$simulator" = icarus ] && call="vvp -n" || call=
# Where the bench finds what memories start from.
cwd=$root${
  at === ''
    ? ''
    : `/build/at
mkdir -p "$cwd/$(dirname ${at})"
ln -sfn "$root" "$cwd/${at.replace(/\/$/, '')}"`
}
export build call results seconds root cwd

`;

const TESTS = `one='
test=$1
begun=$(date +%s)
arguments=$(cat "tests/$test/args")
cd "$cwd" || exit 1
# shellcheck disable=SC2086
timeout "$seconds" $call "$root/$build/simulator" +test="$root/tests/$test" $arguments +reached="$root/$results/$test.reached" >"$root/$results/$test.log" 2>&1
code=$?
cd "$root" || exit 1
word=$(grep -E "^(PASS|FAIL)" "$results/$test.log" | head -n 1)
case "$code $word" in
  "0 PASS"*) verdict=passed ;;
  "124 "*) verdict=timed-out word="no end in $seconds s" ;;
  *"FAIL"*) verdict=failed ;;
  *) verdict=inconclusive word="ended with $code and no verdict" ;;
esac
printf "%s\\t%s\\t%s\\t%s\\n" "$test" "$verdict" "$(($(date +%s) - begun))" "$word" >"$results/$test.verdict"
[ "$verdict" = passed ] || echo "$verdict: $test: $word"
'
xargs -P "$jobs" -n 1 sh -c "$one" one <"$results/chosen"

while read -r test; do cat "$results/$test.verdict"; done <"$results/chosen" >"$results/results.tsv"
for format in html xml text pdf; do
  LC_ALL=C awk -f report.awk -v format=$format -v simulator="$simulator" -v date="$(date -u +%Y-%m-%dT%H:%MZ)" \\
    -v seconds="$(($(date +%s) - started))" -v version="$("$([ "$simulator" = icarus ] && echo iverilog || echo verilator)" -V 2>/dev/null | head -n 1)" \\
    >"$results/report.$format" </dev/null || exit 1
done
cat "$results/report.text"
awk -F "$tab" '$2 != "passed" { bad = 1 } END { exit bad }' "$results/results.tsv"
`;

/** The runner: POSIX shell with the tools of Debian. Verdicts are the bench's own words, never an exit code alone. */
export const runner = (bench: string, jtagSource: string | undefined, at: string): string =>
  `${CHOICE}${build(bench, jtagSource, at)}${TESTS}`;

export const MAKEFILE = `# make           builds and runs all tests     make SIM=icarus
# make quick     a test of each suite
# make elf       executables from the sources in tests, by the GNU assembler
SIM ?= verilator
JOBS ?= $(shell nproc)
CROSS ?= riscv64-unknown-elf-

all:
	sh run.sh -s $(SIM) -j $(JOBS) $(TESTS)

quick:
	sh run.sh -s $(SIM) -j $(JOBS) $$(cat quick)

elf: $(patsubst %/test.S,%/test.elf,$(wildcard tests/*/test.S))

tests/%/test.elf: tests/%/test.S
	$(CROSS)gcc -march=$(shell cat march) -mabi=$(shell cat mabi) -nostdlib -Wl,-N,--no-warn-rwx-segments,-e,0 \\
	  $$(sed -n 's/^.section \\(.at_\\([0-9a-f]*\\)\\),.*/-Wl,--section-start=\\1=0x\\2/p' $<) $< -o $@

clean:
	rm -rf build results tests/*/test.elf

.PHONY: all quick elf clean
`;

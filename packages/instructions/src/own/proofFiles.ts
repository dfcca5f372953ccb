import { PRESETS } from '@netloom/core';
import { moduleText } from '@netloom/core/custom';
import { knownIn, statesOf } from '../core/understood.ts';
import type { Known, KnownState } from '../core/understood.ts';
import type { Insn } from '../document/insn.ts';
import { waitOf } from '../estimate/cost.ts';
import { operationUnit } from '../rtl/operationUnit.ts';
import { MADE, OWN, checkedText } from './checked.ts';
import { ownLines } from './ownText.ts';

export const OWN_FILES = { lint: 'own.sv', elaborate: 'own.ys', decide: 'own.sh' } as const;
/** Two executions behind each other, each begun at any clock up to the end of the other. */
const EXECUTIONS = 2;

/** Without the SystemVerilog of its expert. */
const madeOf = (known: Known): Known => ({
  ...known,
  instruction: { ...known.instruction, systemVerilog: undefined },
});

const named = (name: string, known: Known, states: readonly KnownState[]) =>
  moduleText({ ...PRESETS.standard, name }, operationUnit(known, states));

/** The header of the module, up to where the body begins. */
export function ownHeader(insn: Insn, name: string): string {
  const known = knownIn(insn, name);
  const empty = { ...known, instruction: { ...known.instruction, systemVerilog: [''] } };
  const text = named(OWN, empty, statesOf(insn));
  return text.slice(text.indexOf('module '), text.indexOf(');') + 2);
}

/** Clocks from reset through which an operation in time is looked at, where no proof for all ends. */
export const clocksOf = (known: Known): number => 2 + EXECUTIONS * (waitOf(known) + 2);

const ELABORATE = `read_verilog -formal -noautowire -sv model.sv
hierarchy -check -top checked
proc
check -assert
prep -top checked -flatten -nordff
memory_map
async2sync
select -assert-none t:$dlatch* t:$sr*
setundef -undriven -anyseq
setundef -anyseq
opt -fast
design -save prepared
simplemap
techmap
setundef -anyseq
opt -fast
dffunmap
aigmap
opt_clean
write_aiger -zinit -symbols model.aig
`;

/** The operands by which both part, and what comes of them, out of a table whose last clock is the one that tells. */
const SHOWN_VALUES = `shown() {
  sed -nE 's/^ *([0-9]+ +)?\\\\((of|made|own)_[A-Za-z0-9_]+) +[-0-9]+ +([0-9a-f]+) +[01]+ *$/netloom: value \\2 \\4/p' shown.txt
}
differs() {
  timeout LIMIT yosys -p "script own.ys; design -load prepared; SEARCH" </dev/null >shown.txt 2>&1
  shown
  echo "netloom: differs"
  exit 0
}
abc() { yosys-abc -c "read_aiger model.aig; strash; $1" </dev/null; }
`;

const AT_ONCE = `abc iprove >proof.txt
grep -q '^UNSATISFIABLE' proof.txt && { echo "netloom: equal"; exit 0; }
grep -q '^SATISFIABLE' proof.txt && differs
echo "netloom: undecided"
`;

/** For any number of clocks where that proof ends in time, else for some. */
const OVER_TIME = `abc "pdr -T LIMIT" >proof.txt
grep -q '^Property proved' proof.txt && { echo "netloom: equal"; exit 0; }
grep -q 'was asserted in frame' proof.txt && differs
abc "bmc3 -F CLOCKS -T LIMIT -v" >bounded.txt
grep -q 'was asserted in frame' bounded.txt && differs
reached=$(sed -nE 's/^ *([0-9]+) \\+ .*/\\1/p' bounded.txt | tail -1)
[ "\${reached:-0}" -ge $((CLOCKS - 1)) ] && { echo "netloom: equal-for CLOCKS"; exit 0; }
echo "netloom: undecided"
`;

function decideText(known: Known, seconds: number): string {
  const isTimed = known.instruction.latency.kind !== 'combinational';
  const clocks = clocksOf(known);
  const search = isTimed
    ? `sat -tempinduct-baseonly -maxsteps ${clocks + 1} -prove fails 0 -show-public`
    : 'sat -prove fails 0 -show-public';
  return `#!/bin/bash\necho "netloom: of ${known.name}"\n${SHOWN_VALUES}${isTimed ? OVER_TIME : AT_ONCE}`
    .replaceAll('LIMIT', String(seconds))
    .replaceAll('CLOCKS', String(clocks))
    .replaceAll('SEARCH', search);
}

/** Lines of the body in messages of lint are those that the expert wrote. */
function lintText(known: Known, states: readonly KnownState[]): string {
  const text = named(OWN, known, states);
  const body = text.indexOf(');') + 3;
  return `${text.slice(0, body)}\`line 1 "${OWN}" 0\n${text.slice(body)}`;
}

/** What is proved: tells texts apart, so that what is known of one is not said of another. */
export function ownHash(known: Known, states: readonly KnownState[]): string {
  const ports = operationUnit(known, states).ports({ ...PRESETS.standard, name: OWN });
  const all = [named(MADE, madeOf(known), states), named(OWN, known, states), checkedText(known, ports)].join(
    '\n',
  );
  let hash = 0xcbf29ce484222325n;
  for (const character of new TextEncoder().encode(all))
    hash = BigInt.asUintN(64, (hash ^ BigInt(character)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/** Files that lint the body of an expert and hold it against the behaviour, each engine for so many seconds. */
export function ownProofFiles(
  known: Known,
  states: readonly KnownState[],
  seconds: number,
): Readonly<Record<string, string>> | undefined {
  if (ownLines(known) === undefined) return undefined;
  const ports = operationUnit(known, states).ports({ ...PRESETS.standard, name: OWN });
  const model = [named(MADE, madeOf(known), states), named(OWN, known, states), checkedText(known, ports)];
  return {
    'model.sv': model.join('\n'),
    [OWN_FILES.lint]: lintText(known, states),
    [OWN_FILES.elaborate]: ELABORATE,
    [OWN_FILES.decide]: decideText(known, seconds),
  };
}

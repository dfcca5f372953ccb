import { prove } from '../../proof/index.ts';
import { mutated } from './mutant.ts';
import type { Mutant } from './mutant.ts';

/** A statement: the module `proof` of some sources, by their names, under some macros. */
export interface Statement {
  files: Readonly<Record<string, string>>;
  defines?: Readonly<Record<string, string | number>> | undefined;
  /** A text, and what stands in its place. */
  mutant?: Mutant | undefined;
  /** So many clocks from reset on are looked at; without it, every state that can be reached. */
  clocks?: number | undefined;
  /** Every step may bring an edge of every clock (Yosys' clk2fflogic), within what is assumed; else each is a clock. */
  everyEdge?: boolean;
  /** How all states are decided upon: `pdr` where nothing is said. */
  engine?: keyof typeof ENGINES | undefined;
  /** Seconds of processor time for all states, where it takes longer than others. */
  seconds?: number | undefined;
}

export type Verdict = 'proved' | 'refuted' | 'undecided';

const ENGINES = {
  pdr: 'pdr',
  /** Through all states by decision diagrams: what counts far is proved in seconds, little else is. */
  reach: 'reach',
  /** All assertions as one, so that each is proved with the help of the others, and states that are alike are one. */
  joined: 'orpos; scorr; pdr',
  /** The same where they say enough of a state for the next one: the first two states, then a step from any. */
  induction: 'orpos; bmc3 -F 2; ind -F 2',
};

/** Seconds for each way of deciding. */
const LONGEST = { edges: 300, clocks: 300, states: 120 };

/**
 * Whether ABC proves every assertion of a statement, by property-directed reachability in all states that can be reached
 * or by bounded model checking within so many clocks, or refutes one. Registers that no reset sets begin with any value.
 */
export async function decide(statement: Statement): Promise<Verdict> {
  const { defines = {}, mutant, clocks, everyEdge = false, engine = 'pdr' } = statement;
  const longest = statement.seconds ?? (everyEdge ? LONGEST.edges : LONGEST.states);
  const files: Record<string, string> = { ...statement.files };
  if (mutant) files[mutant.file] = mutated(files[mutant.file]!, mutant);
  const unbounded = `${ENGINES[engine]} -T ${longest}`;
  const decided = clocks === undefined ? unbounded : `bmc3 -F ${clocks} -T ${LONGEST.clocks}`;
  const macros = Object.entries(defines).map(([key, value]) => `-D${key}=${value}`);
  const passes = everyEdge ? EVERY_EDGE : EACH_CLOCK;
  const read = `read_verilog -formal -sv ${[...macros, ...Object.keys(files)].join(' ')}`;
  const { steps } = await prove({
    files: { ...files, 'model.ys': [read, ...passes, ''].join('\n') },
    steps: [
      ['yosys', '-q', '-s', 'model.ys'],
      ['yosys-abc', '-c', `read_aiger model.aig; fold; ${decided}`],
    ],
  });
  const { stdout } = steps[1]!;
  if (/was asserted in frame/.test(stdout)) return 'refuted';
  const ends = clocks === undefined ? UNBOUNDED : [`No output asserted in ${clocks} frames`];
  return ends.some((end) => stdout.search(end) >= 0) ? 'proved' : 'undecided';
}

const UNBOUNDED = [
  'Property proved',
  'The miter is proved unreachable',
  // A step from any state proves nothing without the first states.
  'No output asserted in 2 frames[^]*Networks are equivalent',
];

// Outputs would be taken for properties. What is undefined must stay any value: to `opt` alone it is what serves best,
// and with it goes whatever is claimed of a register that holds itself.
const EVERY_EDGE = [
  'setattr -mod -unset keep_hierarchy *',
  'setattr -unset keep_hierarchy */c:*',
  'prep -flatten -nordff -top proof',
  'memory_map',
  'clk2fflogic',
  'opt -fast -keepdc',
  'delete -output',
  'check -assert',
  'setundef -undriven -anyseq',
  'techmap; opt -keepdc; dffunmap; aigmap; opt_clean',
  'write_aiger -zinit model.aig',
];

const EACH_CLOCK = [
  'prep -flatten -nordff -top proof',
  'memory_map',
  'opt -fast -keepdc',
  'delete -output',
  'check -assert',
  'techmap; opt -keepdc; dffunmap',
  'setundef -undriven -anyseq; setundef -anyseq',
  'aigmap; opt_clean',
  'write_aiger -zinit model.aig',
];

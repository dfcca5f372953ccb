import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { prove } from '../../proof/index.ts';
import { mutated } from './mutant.ts';
import type { Mutant } from './mutant.ts';

const ip = join(import.meta.dirname, '..');

/** The RTL of AXI4 blocks, and what is claimed of it. */
const FOLDERS = ['axi4_crossbar/rtl', 'axi4_axi4lite_bridge/rtl'];
const CELLS = ['common/nl_slice.sv', 'common/nl_arbiter.sv', 'plic/rtl/nl_plic_target.sv'];
const PROOFS = 'axi4_crossbar/proof';

/** A statement about library blocks of one clock: its module `proof` under some macros. */
export interface FabricClaim {
  name: string;
  /** Where its text lies, when it is not with the fabric's. */
  folder?: string;
  defines?: Readonly<Record<string, string | number>>;
  mutant?: Mutant;
  /** So many clocks from reset on are looked at; without it, every state that can be reached. */
  clocks?: number;
}

type Verdict = 'proved' | 'refuted' | 'undecided';

async function sourcesOf({ name, folder: own = PROOFS }: FabricClaim): Promise<Record<string, string>> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(join(ip, folder))).map((file) => `${folder}/${file}`)),
  );
  const proofs = [`${PROOFS}/stable.sv`, `${PROOFS}/started.sv`, `${own}/${name}_proof.sv`];
  const paths = [...CELLS, ...found.flat(), ...proofs];
  const texts = paths.map(async (path) => [basename(path), await readFile(join(ip, path), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * Whether ABC proves every assertion of a claim, by property-directed reachability in all states that can be reached or
 * by bounded model checking within so many clocks, or refutes one. Registers that no reset sets begin with any value.
 */
export async function fabricVerdict(claim: FabricClaim): Promise<Verdict> {
  const { defines = {}, mutant, clocks } = claim;
  const files = await sourcesOf(claim);
  if (mutant) files[mutant.file] = mutated(files[mutant.file]!, mutant);
  const engine = clocks === undefined ? 'pdr -T 120' : `bmc3 -F ${clocks} -T 300`;
  const { steps } = await prove({
    files: { ...files, 'model.ys': script(Object.keys(files), defines) },
    steps: [
      ['yosys', '-q', '-s', 'model.ys'],
      ['yosys-abc', '-c', `read_aiger model.aig; fold; ${engine}`],
    ],
  });
  const { stdout } = steps[1]!;
  if (/was asserted in frame/.test(stdout)) return 'refuted';
  const end = clocks === undefined ? 'Property proved' : `No output asserted in ${clocks} frames`;
  return stdout.includes(end) ? 'proved' : 'undecided';
}

function script(files: readonly string[], defines: Readonly<Record<string, string | number>>): string {
  const macros = Object.entries(defines).map(([key, value]) => `-D${key}=${value}`);
  return [
    `read_verilog -formal -sv ${[...macros, ...files].join(' ')}`,
    'prep -flatten -nordff -top proof',
    'memory_map',
    'opt -fast',
    // Outputs would be taken for properties.
    'delete -output',
    'check -assert',
    'techmap; opt; dffunmap',
    'setundef -undriven -anyseq; setundef -anyseq',
    'aigmap; opt_clean',
    'write_aiger -zinit model.aig',
    '',
  ].join('\n');
}

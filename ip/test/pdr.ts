import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { prove } from '../../proof/index.ts';
import { mutated } from './mutant.ts';
import type { Mutant } from './mutant.ts';

const common = join(import.meta.dirname, '../common');

/** A statement about cells of `common`: its module `proof` with the macros that it is proved under. */
export interface Claim {
  name: string;
  defines: Readonly<Record<string, string | number>>;
  /** A text of a cell, and what stands in its place. */
  mutant?: Mutant;
}

async function textsOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(join(common, folder));
  const texts = names.map(
    async (name) => [name, await readFile(join(common, folder, name), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * Whether ABC's property-directed reachability proves every assertion of a claim in all states that can be reached, or
 * refutes one. Every step may bring an edge of every clock (Yosys' clk2fflogic), within what the claim assumes.
 */
export async function pdr({ name, defines, mutant }: Claim): Promise<'proved' | 'refuted' | 'undecided'> {
  const [clocks, crossings, proofs] = await Promise.all(['clocks', 'crossings', 'proof'].map(textsOf));
  const parts = Object.entries(proofs!).filter(
    ([file]) => file === `${name}_proof.sv` || !/_proof|uncertain/.test(file),
  );
  // Only the proof of the synchroniser itself is about its flops; the others may be late by an edge.
  const sync: Record<string, string> = name === 'sync' ? {} : { 'nl_sync.sv': proofs!['uncertain_sync.sv']! };
  const files: Record<string, string> = { ...clocks, ...crossings, ...sync, ...Object.fromEntries(parts) };
  if (mutant) files[mutant.file] = mutated(files[mutant.file]!, mutant);
  const outcome = await prove({
    files: { ...files, 'model.ys': script(Object.keys(files), defines) },
    steps: [
      ['yosys', '-q', '-s', 'model.ys'],
      ['yosys-abc', '-c', 'read_aiger model.aig; fold; pdr -T 300'],
    ],
  });
  const { stdout } = outcome.steps[1]!;
  if (/Property proved/.test(stdout)) return 'proved';
  return /was asserted in frame/.test(stdout) ? 'refuted' : 'undecided';
}

function script(files: readonly string[], defines: Claim['defines']): string {
  const macros = Object.entries(defines).map(([key, value]) => `-D${key}=${value}`);
  return [
    `read_verilog -formal -sv ${[...macros, ...files].join(' ')}`,
    'setattr -mod -unset keep_hierarchy *',
    'prep -flatten -nordff -top proof',
    'memory_map',
    'clk2fflogic',
    'opt -fast',
    // Outputs would be taken for properties.
    'delete -output',
    'check -assert',
    'setundef -undriven -anyseq',
    'techmap; opt; dffunmap; aigmap; opt_clean',
    'write_aiger -zinit model.aig',
    '',
  ].join('\n');
}

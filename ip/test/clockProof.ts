import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { decide } from './decide.ts';
import type { Statement, Verdict } from './decide.ts';

const common = join(import.meta.dirname, '../common');

/** A statement about cells of `common`: its module `proof` with the macros that it is proved under. */
export interface Claim extends Pick<Statement, 'mutant' | 'engine' | 'clocks'> {
  name: string;
  defines: Readonly<Record<string, string | number>>;
}

async function textsOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(join(common, folder));
  const texts = names.map(
    async (name) => [name, await readFile(join(common, folder, name), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * What is claimed of a cell, in all states that any edges of its clocks lead to. A mutant must be refuted by the claim
 * ALONE, not by what a proof says of registers to be found.
 */
export async function clockVerdict({ name, defines, mutant, engine, clocks }: Claim): Promise<Verdict> {
  const [cells, crossings, proofs] = await Promise.all(['clocks', 'crossings', 'proof'].map(textsOf));
  const parts = Object.entries(proofs!).filter(
    ([file]) => file === `${name}_proof.sv` || !/_proof|uncertain/.test(file),
  );
  // Only the proof of the synchroniser itself is about its flops; the others may be late by an edge.
  const sync: Record<string, string> = name === 'sync' ? {} : { 'nl_sync.sv': proofs!['uncertain_sync.sv']! };
  const files = { ...cells, ...crossings, ...sync, ...Object.fromEntries(parts) };
  const macros = mutant ? { ...defines, ALONE: 1 } : defines;
  return decide({ files, defines: macros, mutant, engine, clocks, everyEdge: true });
}

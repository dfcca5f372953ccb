import { appendFile } from 'node:fs/promises';
import { carryOut } from './carryOut.ts';
import { keyOf } from './keyOf.ts';
import { note, recall } from './ledger.ts';
import type { Outcome, Proof } from './proof.ts';

/**
 * What the steps answer over the files. What was answered on this machine for the same files, steps and tools is
 * recalled from the user's cache; the deep suite recalls nothing.
 *
 * @throws when a step fails that must not, or a path leads out of the folder.
 */
export async function prove(proof: Proof): Promise<Outcome> {
  const key = keyOf(proof);
  const kept = process.env['NETLOOM_DEEP'] ? undefined : await recall(key);
  await tally(kept === undefined ? 'now' : 'before');
  if (kept !== undefined) return kept;
  const outcome = await carryOut(proof);
  await note(key, outcome);
  return outcome;
}

/** `npm test` counts what was proved and what was recalled, by lines of one file. */
async function tally(when: 'now' | 'before'): Promise<void> {
  const file = process.env['NETLOOM_PROOF_TALLY'];
  if (file !== undefined) await appendFile(file, `${when}\n`);
}

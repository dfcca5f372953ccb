import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute } from '@netloom/core/node';
import type { Known, KnownState } from '../core/understood.ts';
import { OWN_FILES, ownProofFiles } from '../own/proofFiles.ts';
import { ownReader } from '../own/verdict.ts';
import type { OwnVerdict } from '../own/verdict.ts';

/** Holds the SystemVerilog of an expert against the behaviour, on this machine. @throws ToolError */
export async function proveOwn(
  known: Known,
  states: readonly KnownState[],
  seconds = 60,
): Promise<OwnVerdict | undefined> {
  const files = ownProofFiles(known, states, seconds);
  if (files === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'netloom-own-'));
  try {
    for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
    await execute('yosys', ['-q', '-s', OWN_FILES.elaborate], { folder });
    const said = await execute('bash', [OWN_FILES.decide], { folder });
    const read = ownReader();
    return said.split('\n').reduce<OwnVerdict | undefined>((found, line) => read(line) ?? found, undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { spawnSync } from 'node:child_process';
import { ResultsFile } from '@netloom/model/regression';
import type { PlanContext } from '@netloom/tools/planning';
import type { CliResult } from './run.ts';

/** The commit of a folder, with `+` where it has changes beside it; empty where there is none. */
function commitOf(root: string): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD');
  if (head.status !== 0) return '';
  return `${head.stdout.trim()}${git('status', '--porcelain').stdout === '' ? '' : '+'}`;
}

/** Results as the product, and `regress report`, read them. */
export function resultsJson(
  name: string,
  root: string,
  results: readonly CliResult[],
  { versions }: PlanContext['machine'],
): string {
  const rows = results.map(({ toldSeed, seed, ...each }) => ({
    ...{ ...each, message: each.message.slice(0, 4000), seed: toldSeed ?? seed, nondeterministic: false },
    tool: [versions['verilator'], versions['iverilog']].filter(Boolean).join(', '),
  }));
  const file = ResultsFile.parse({
    ...{ netloom: 'results', version: 1, name, commit: commitOf(root) },
    results: rows,
  });
  return `${JSON.stringify(file, null, 1)}\n`;
}

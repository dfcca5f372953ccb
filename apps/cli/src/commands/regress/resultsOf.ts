import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { ResultsFile } from '@netloom/model/regression';
import type { CarriedCheck } from '@netloom/model/regression';
import type { CliResult } from './simulate.ts';

/** The commit of a folder with its files; with `+` and of no known files where it has changes beside it. */
function versionOf(root: string): { commit: string; tree: string } {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
  const named = (what: string) => git('rev-parse', '--verify', '--quiet', what).trim();
  const commit = named('HEAD');
  if (commit === '') return { commit, tree: '' };
  const isClean = git('status', '--porcelain') === '';
  return isClean ? { commit, tree: named('HEAD^{tree}') } : { commit: `${commit}+`, tree: '' };
}

/** Results as files carry them to the product, to `regress report` and to others. */
export function resultsOf(
  name: string,
  root: string,
  { results, checks }: { results: readonly CliResult[]; checks: readonly CarriedCheck[] },
): ResultsFile {
  const host = hostname();
  const rows = results.map(({ toldSeed, seed, message, ...each }) => ({
    ...{ ...each, host, message: message.slice(0, 4000), seed: toldSeed ?? seed },
  }));
  const known = { netloom: 'results', version: 1, name, ...versionOf(root) };
  return ResultsFile.parse({ ...known, results: rows, checks });
}

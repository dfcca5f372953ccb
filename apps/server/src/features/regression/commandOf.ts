import type { RegressionRecord, ResultRecord } from './repository.ts';

const quoted = (text: string) => (/^[\w./:+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** The command that repeats one simulation. */
export function commandOf(
  { commit, path }: Pick<RegressionRecord, 'commit' | 'path'>,
  { caseName, seed, build }: Pick<ResultRecord, 'caseName' | 'seed' | 'build'>,
): string {
  const named = commit.replace('+', '');
  const checkout = named === '' ? '' : `git checkout ${named} && `;
  const only = `${caseName}:${seed}:${build}`;
  return `${checkout}netloom regress run ${quoted(path)} --only ${quoted(only)} --waves`;
}

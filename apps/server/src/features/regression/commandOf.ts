import { buildsOf } from '@netloom/model/regression';
import type { RegressionRecord, ResultRecord } from './repository.ts';

const quoted = (text: string) => (/^[\w./:+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** The command that repeats one simulation. */
export function commandOf(
  { commit, path, plan }: Pick<RegressionRecord, 'commit' | 'path' | 'plan'>,
  { caseName, seed, build }: Pick<ResultRecord, 'caseName' | 'seed' | 'build'>,
): string {
  const named = commit.replace('+', '');
  const checkout = named === '' ? '' : `git checkout ${named} && `;
  const test = plan?.cases[caseName];
  const hasSeveral = test !== undefined && buildsOf(test).length > 1;
  const only = `${caseName}:${seed}${hasSeveral ? `:${build}` : ''}`;
  return `${checkout}netloom regress run ${quoted(path)} --only ${quoted(only)} --waves`;
}

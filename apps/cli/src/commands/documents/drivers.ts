import type { Outcome } from '../../report.ts';
import { SUFFIXES } from './kindAt.ts';

/** `netloom drivers`: the shell commands that make git compare and merge documents by meaning in a repository. */
export function driversCommand(program: readonly string[]): Outcome {
  const netloom = program.map(quoted).join(' ');
  const attributes = SUFFIXES.map((suffix) => `*${suffix} diff=netloom merge=netloom`);
  const commands = [
    `git config diff.netloom.command ${quoted(`${netloom} git-diff`)}`,
    `git config merge.netloom.name 'documents by meaning'`,
    `git config merge.netloom.driver ${quoted(mergeDriver(netloom))}`,
    `cat >> "$(git rev-parse --git-path info/attributes)" <<'END'`,
    ...attributes,
    'END',
  ];
  return { text: commands.join('\n'), result: { commands }, failed: false };
}

/** What is not merged by meaning is merged as text: left alone, it would be mine without a marker. */
function mergeDriver(netloom: string): string {
  const byMeaning = `${netloom} merge --path %P --output %A %O %A %B`;
  const asText = 'git merge-file -L mine -L base -L theirs %A %O %B';
  return `${byMeaning} && exit; grep -q '^<<<<<<< ' %A && exit 1; ${asText}`;
}

/** As one word of the shell. */
function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

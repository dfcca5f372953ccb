import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/**
 * Seconds that xargs takes to run a sandboxed command so many times, as many at a time as said. The command knows this
 * process as its parent and would not run below another: xargs, which replaces the shell and has its number, is named in
 * its place.
 */
export async function secondsByXargs(command: string[], count: number, together: number): Promise<number> {
  const parent = command.indexOf(String(process.pid));
  const words = command.map((word, at) => (at === parent ? '$$' : quoted(word))).join(' ');
  const script = `exec xargs -P${together} -I{} ${words} < <(seq ${count})`;
  const start = performance.now();
  await promisify(execFile)('bash', ['-c', script], { maxBuffer: 2 ** 28 });
  return (performance.now() - start) / 1000;
}

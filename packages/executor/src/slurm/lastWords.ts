import { readFile } from 'node:fs/promises';
import { runFolder } from '../runFolder.ts';

/** The error with which a runner ended, or else its last line; empty if it said nothing. */
export async function lastWords(folder: string): Promise<string> {
  const text = await readFile(runFolder(folder).runnerLog, 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1) ?? '';
}

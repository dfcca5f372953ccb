import type { Transaction } from '../../src/decode/index.ts';
import { linesOf } from './simulate.ts';

const responses = ['OKAY', 'EXOKAY', 'SLVERR', 'DECERR'];

/** Without ids everything is in order: the n-th address has the n-th data and the n-th answer. */
export function loggedLite(log: string[][]): string[] {
  const [data, answers, reads] = [linesOf(log, 'W'), linesOf(log, 'B'), linesOf(log, 'R')];
  const writes = linesOf(log, 'AW').map(([, address], i) => {
    const [, word, strobes] = data[i]!;
    const bytes = [...strobes!].map((bit, at) => (bit === '1' ? word!.slice(2 * at, 2 * at + 2) : '--'));
    return `write ${address} ${bytes.join('')} ${responses[Number(answers[i]![1])]} ${answers[i]![0]}`;
  });
  const read = linesOf(log, 'AR').map(
    ([, address], i) => `read ${address} ${reads[i]![1]} ${responses[Number(reads[i]![2])]} ${reads[i]![0]}`,
  );
  return [...writes, ...read].sort();
}

export function shown({ kind, address, data, response, end }: Transaction): string {
  return `${kind} ${address} ${data.join()} ${response} ${end}`;
}

import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readDat, smallestCover, WrongCoverage, writeDat } from '@netloom/tools/coverage';
import { Failure } from '../../failure.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';

async function readCounts(path: string): Promise<Map<string, number>> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Failure(`there is no file ${path}`);
  try {
    return readDat(text);
  } catch (error) {
    throw error instanceof WrongCoverage ? new Failure(`${path}: ${error.message}`) : error;
  }
}

/** `netloom regress rank <coverage.dat>…`: which of the files suffice, what adds most first. */
export async function regressRank(paths: readonly string[], output?: string): Promise<Outcome> {
  const all: Map<string, number>[] = [];
  for (const path of paths) all.push(await readCounts(path));
  const sums = new Map<string, number>();
  for (const counts of all) for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
  const keys = [...sums.keys()];
  const hits = all.map((counts) => bitsOf(keys, counts));
  const { chosen, bound, points } = smallestCover(hits);
  if (output !== undefined) await writeFile(resolve(output), writeDat(sums));
  const lines = chosen.map(({ at, adds, covered }) => `${paths[at]}  +${adds}  ${covered}/${points}`);
  const isChosen = new Set(chosen.map(({ at }) => at));
  const others = paths.filter((_, at) => !isChosen.has(at));
  const idle = others.map((path) => `${path}  adds nothing`);
  const text = [
    ...lines,
    ...idle,
    `${chosen.length} of ${paths.length} suffice; at least ${bound} are needed`,
  ];
  const result = {
    ...{ points, bound, others },
    chosen: chosen.map(({ at, adds, covered }) => ({ path: paths[at], adds, covered })),
  };
  return { ...outcomeOf('coverage', [], '', result), text: text.join('\n') };
}

function bitsOf(keys: readonly string[], counts: ReadonlyMap<string, number>): Uint8Array {
  const bits = new Uint8Array((keys.length + 7) >> 3);
  for (const [at, key] of keys.entries())
    if ((counts.get(key) ?? 0) > 0) bits[at >> 3] = bits[at >> 3]! | (1 << (at & 7));
  return bits;
}

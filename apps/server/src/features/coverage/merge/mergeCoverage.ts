import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib';
import type { CoverageFigures } from '@netloom/contract';
import {
  CountsParser,
  CoverageMerge,
  designKeys,
  figuresOf,
  mergedDat,
  readKeys,
} from '@netloom/tools/coverage';
import type { Simulated } from '../tables.ts';

/** What one run left, with its simulations by their place in it; null for those that do not count. */
export interface MergePart {
  points: string;
  counts: string;
  names: (string | null)[];
  /** Top module of the build: its bench, which is in no total. */
  top: string;
}

/** What is stored of a regression's coverage. */
export interface StoredMerge {
  figures: CoverageFigures;
  simulations: Simulated[];
  refused: string[];
  merged: Uint8Array;
  hits: Uint8Array;
}

const MOST_POINT_BYTES = 512 << 20;

/** Counts as far as a file has them: one that was cut off is refused by what it lacks. */
async function readCounts(file: string, parser: CountsParser): Promise<void> {
  const pieces = createReadStream(file).pipe(createGunzip());
  try {
    for await (const piece of pieces) parser.push(piece as Uint8Array);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'Z_BUF_ERROR') throw error;
  }
}

const simulatedOf = (name: string): Simulated => {
  const [caseName = '', seed, build = ''] = name.split(':');
  return { caseName, seed: Number(seed), build };
};

/** Adds up what the runs of a regression left, one file after the other. */
export async function mergeCoverage(parts: readonly MergePart[]): Promise<StoredMerge> {
  const merge = new CoverageMerge();
  const benches = new Set(parts.map(({ top }) => top));
  for (const { points, counts, names } of parts) {
    const text = gunzipSync(await readFile(points), { maxOutputLength: MOST_POINT_BYTES }).toString('utf8');
    const reader = merge.of(text.split('\n').filter(Boolean), (index) => names[index] ?? undefined);
    await readCounts(counts, new CountsParser(reader));
    reader.end();
  }
  const result = merge.result();
  const keys = designKeys(readKeys(result.points.map(([key]) => key)), benches);
  return {
    figures: figuresOf(keys, (at) => result.points[at]![1] > 0),
    simulations: result.coverers.map(({ name }) => simulatedOf(name)),
    refused: result.refused,
    merged: gzipSync(mergedDat(result)),
    hits: gzipSync(Buffer.concat(result.coverers.map(({ hit }) => hit))),
  };
}

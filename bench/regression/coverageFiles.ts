import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const keyOf = (point: number) =>
  `\u0001f\u0002rtl/block${point % 40}.sv\u0001l\u0002${1 + Math.floor(point / 40)}\u0001n\u00027\u0001page\u0002v_toggle/block${point % 40}\u0001o\u0002data[${point % 32}]\u0001h\u0002TOP.tb.u_block${point % 40}`;

/** One raw file as Verilator leaves it. */
export const rawFile = (points: number): string =>
  [
    '# SystemC::Coverage-3',
    ...Array.from({ length: points }, (_, at) => `C '${keyOf(at)}' ${at % 97}`),
    '',
  ].join('\n');

/** Counts that differ from simulation to simulation; the merge knows nothing of those that come again. */
const DISTINCT = 25;

const countsOf = (points: number, index: number): Buffer => {
  const counts = Array.from({ length: points }, (_, at) =>
    (at * 31 + index * 17) % 211 < 20 ? 0 : (at + index) % 4096,
  );
  return gzipSync(`${counts.join('\n')}\n`, { level: 1 });
};

/** What a run of a regression leaves: the points of its build, and the counts of its simulations. */
export async function packedFiles(
  folder: string,
  points: number,
  simulations: number,
): Promise<{ points: string; counts: string; names: string[]; top: string }> {
  await mkdir(folder, { recursive: true });
  const files = { points: join(folder, 'points.gz'), counts: join(folder, 'counts.gz') };
  const keys = Array.from({ length: points }, (_, at) => keyOf(at)).sort();
  await writeFile(files.points, gzipSync(`${keys.join('\n')}\n`));
  const bodies = Array.from({ length: Math.min(simulations, DISTINCT) }, (_, index) =>
    countsOf(points, index),
  );
  const pieces = Array.from({ length: simulations }, (_, index) => [
    gzipSync(`counts ${index}\n`),
    bodies[index % DISTINCT]!,
  ]).flat();
  await writeFile(files.counts, Buffer.concat(pieces));
  return {
    ...files,
    top: 'tb',
    names: Array.from({ length: simulations }, (_, at) => `case${at % 50}:${at + 1}`),
  };
}

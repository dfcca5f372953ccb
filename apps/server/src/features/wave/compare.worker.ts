import { parentPort, workerData } from 'node:worker_threads';
import type { Said } from '@netloom/model';
import { WaveError, compare, sayOfDump } from '@netloom/waves';
import type { CompareOptions, Comparison, Difference, WaveFile } from '@netloom/waves';
import type { DumpFile } from './dumpFile.ts';
import { openDump } from './openDump.ts';

export interface ComparedFiles {
  a: DumpFile;
  b: DumpFile;
  options: CompareOptions;
}

export type ComparisonNews =
  | { share: number; found: Difference[] }
  /** Without its differences, which were told as they were found. */
  | { result: Comparison }
  | { failure: Said };

const { a, b, options } = workerData as ComparedFiles;
const tell = (news: ComparisonNews) => parentPort!.postMessage(news);

/** One of the dumps cannot be read. */
class Unreadable extends Error {
  readonly said: Said;

  constructor(said: Said) {
    super(said.message);
    this.said = said;
  }
}

function saidOfError(error: unknown): Said {
  if (error instanceof WaveError || error instanceof Unreadable) return error.said;
  return { message: error instanceof Error ? error.message : String(error) };
}

async function whole(file: DumpFile): Promise<WaveFile> {
  try {
    const wave = await openDump(file);
    await wave.settled();
    return wave;
  } catch (error) {
    throw new Unreadable(sayOfDump('WAVE-OF', { file: file.name, said: saidOfError(error) }));
  }
}

/** Compares two dumps in a thread of its own, and tells what it finds as it goes. */
async function work(): Promise<void> {
  const progress = (share: number, found: Difference[]) => tell({ share, found });
  const result = await compare(await whole(a), await whole(b), options, { progress });
  tell({ result: { ...result, differences: [] } });
}

work().then(
  () => process.exit(),
  (error: unknown) => tell({ failure: saidOfError(error) }),
);

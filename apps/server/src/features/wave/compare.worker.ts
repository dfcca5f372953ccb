import { parentPort, workerData } from 'node:worker_threads';
import { compare } from '@netloom/waves';
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
  | { failure: string };

const { a, b, options } = workerData as ComparedFiles;
const tell = (news: ComparisonNews) => parentPort!.postMessage(news);

async function whole(file: DumpFile): Promise<WaveFile> {
  try {
    const wave = await openDump(file);
    await wave.settled();
    return wave;
  } catch (error) {
    throw new Error(`${file.name}: ${(error as Error).message}`, { cause: error });
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
  (error: Error) => tell({ failure: error.message }),
);

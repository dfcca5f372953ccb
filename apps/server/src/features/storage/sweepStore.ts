import type { StoredFile } from '../../data/store.ts';
import type { Services } from '../../services.ts';
import { referredHashes } from './repository.ts';

/** A file is put after the row that refers to it; a day is for whoever restores an older database by mistake. */
const YOUNG_MILLISECONDS = 24 * 3_600_000;
const BATCH = 500;

type Needs = Pick<Services, 'database' | 'store' | 'keeper'>;

/** Removes files that no run refers to: what a crash left between a run's row and its files. */
export async function sweepStore({ database, store, keeper }: Needs, now = Date.now()): Promise<void> {
  let batch: StoredFile[] = [];
  const sweep = async () => {
    const referred = await referredHashes(
      database,
      batch.map(({ sha256 }) => sha256),
    );
    for (const { sha256 } of batch) if (!referred.has(sha256)) await keeper.release(sha256);
    batch = [];
  };
  for await (const file of store.list()) {
    if (now - file.since < YOUNG_MILLISECONDS) continue;
    if (batch.push(file) === BATCH) await sweep();
  }
  if (batch.length > 0) await sweep();
}

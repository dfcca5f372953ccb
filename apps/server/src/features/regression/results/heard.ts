import type { Database } from '../../../database/index.ts';
import type { Services } from '../../../services.ts';
import type { RunRecord } from '../../runs/index.ts';

/** Hears that the results of a run of a regression were stored. */
type Hearer = (taken: { child: RunRecord; runId: string }, services: Services) => Promise<void>;

const hearers: Hearer[] = [];

/** Enters what a feature of its own does with new results. */
export function onResults(hearer: Hearer): void {
  hearers.push(hearer);
}

/** Does what follows when causes were joined, split or restored by hand, within the same transaction. */
type BucketHearer = (
  moved: { deptId: number; bucketIds: readonly number[] },
  within: Database,
) => Promise<void>;

const bucketHearers: BucketHearer[] = [];

/** Enters what a feature has bound to causes, to be bound anew. */
export function onBuckets(hearer: BucketHearer): void {
  bucketHearers.push(hearer);
}

export async function tellBuckets(moved: Parameters<BucketHearer>[0], within: Database): Promise<void> {
  for (const hearer of bucketHearers) await hearer(moved, within);
}

export async function tellResults(taken: Parameters<Hearer>[0], services: Services): Promise<void> {
  for (const hearer of hearers)
    await hearer(taken, services).catch((error: unknown) =>
      services.log.error({ err: error }, 'new results of a regression were not looked at'),
    );
}

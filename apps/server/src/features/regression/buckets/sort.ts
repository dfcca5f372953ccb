import { bucketKey } from '@netloom/model/regression';
import { and, eq, inArray, sql } from '../../../database/drizzle.ts';
import type { BucketSplit } from '@netloom/contract';
import type { Database } from '../../../database/index.ts';
import { bucketSplits, failureBuckets } from '../tables.ts';

/** What of a failure decides its cause. */
export interface Sorted {
  message: string;
  caseName: string;
  build: string;
  file?: string | null;
}

/** Begins what a split adds to a key; no message has it. */
const PART = '\n';

/** What a key says beside the words of its message, e.g. `case: divide`; empty for one that nobody split. */
export const partOf = (key: string): string => key.split(PART).slice(1).join(', ');

/** The key of which this one is a part; undefined for a whole one. */
export function wholeOf(key: string): string | undefined {
  const at = key.lastIndexOf(PART);
  return at < 0 ? undefined : key.slice(0, at);
}

/** Begins the keys of all parts of a key. */
export const partsOf = (key: string): string => `${key}${PART}`;

function valueOf({ message, caseName, build, file }: Sorted, by: BucketSplit): string {
  if (by === 'case') return caseName;
  if (by === 'build') return build;
  return by === 'file' ? (file ?? '') : message.replace(/\s+/g, ' ').slice(0, 300);
}

function keyOf(failure: Sorted, splits: ReadonlyMap<string, BucketSplit>): string {
  let key = bucketKey(failure.message);
  // A key grows with each split, and each splits by something else.
  for (let by = splits.get(key); by !== undefined; by = splits.get(key))
    key = `${key}${PART}${by}: ${valueOf(failure, by)}`;
  return key;
}

const KEYS_AT_ONCE = 5000;

/**
 * Sorts failures of a project into buckets, as people have joined and split them; makes those that are not there. What
 * people change meanwhile waits for the end of the transaction.
 */
export async function sorterOf(within: Database, deptId: number) {
  await within.execute(sql`SELECT pg_advisory_xact_lock_shared(${LOCK}, ${deptId})`);
  const known = await within.select().from(bucketSplits).where(eq(bucketSplits.deptId, deptId));
  const splits = new Map(known.map(({ key, by }) => [key, by]));
  return async <F extends Sorted>(failures: readonly F[]): Promise<Map<F, number>> => {
    const keys = new Map(failures.map((failure) => [failure, keyOf(failure, splits)]));
    const titles = new Map([...keys].map(([{ message }, key]) => [key, message]));
    const ids = new Map<string, number>();
    const all = [...titles];
    for (let at = 0; at < all.length; at += KEYS_AT_ONCE)
      for (const [key, id] of await idsOf(within, deptId, all.slice(at, at + KEYS_AT_ONCE))) ids.set(key, id);
    return new Map([...keys].map(([failure, key]) => [failure, ids.get(key)!]));
  };
}

/** Of PostgreSQL's advisory locks, beside the number of a project. */
const LOCK = 0x6e6c;

/** Until the transaction ends nobody else stores results of the project, or changes its buckets by hand. */
export async function holdBuckets(within: Database, deptId: number): Promise<void> {
  await within.execute(sql`SELECT pg_advisory_xact_lock(${LOCK}, ${deptId})`);
}

async function idsOf(
  within: Database,
  deptId: number,
  titles: readonly (readonly [key: string, title: string])[],
): Promise<[string, number][]> {
  const rows = titles.map(([key, title]) => ({ deptId, key, title: title.slice(0, 1000) }));
  await within.insert(failureBuckets).values(rows).onConflictDoNothing();
  const keys = titles.map(([key]) => key);
  const found = await within
    .select()
    .from(failureBuckets)
    .where(and(eq(failureBuckets.deptId, deptId), inArray(failureBuckets.key, keys)));
  return found.map(({ key, bucketId, joinedTo }) => [key, joinedTo ?? bucketId]);
}

import { afterAll, expect, test } from 'vitest';
import {
  newRun,
  outcome,
  ownNumber,
  processesWith,
  removeFolders,
  runToEnd,
  shellPlan,
} from '../test/testing.ts';
import { testTreeLimits } from '../test/treeLimits.ts';
import { LocalExecutor } from './localExecutor.ts';

afterAll(removeFolders);

testTreeLimits(async (plan) => (await runToEnd(plan)).events, ownNumber('1'));

test('without control groups more processes than allowed end the run', async () => {
  const mark = ownNumber('7751');
  const watched = { confinement: 'bubblewrap', memory: 'watched', processes: 'watched' } as const;
  const local = new LocalExecutor(() => Promise.resolve(watched));
  const folder = await newRun(
    shellPlan(`perl -e 'for (1..200) { fork // last or sleep 300 } sleep 300 if ${mark}'`, {
      processes: 40,
    }),
  );
  await local.submit(folder);
  if (process.getuid?.() === 0) {
    expect(await outcome(local, folder)).toMatchObject({ reason: 'process limit of 40' });
  } else {
    await expect.poll(() => processesWith(mark).length).toBeGreaterThan(5);
    expect(processesWith(mark).length).toBeLessThanOrEqual(42);
    await local.cancel(folder);
  }
  await expect.poll(() => processesWith(mark)).toEqual([]);
});

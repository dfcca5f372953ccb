import type { RunEvent, RunPlan } from '@netloom/model';
import { afterAll, describe, expect, test } from 'vitest';
import { canRunAsUser, runAsUser } from '../test/asUser.ts';
import { newRun, outcome, processesWith, removeFolders, runToEnd, shellPlan } from '../test/testing.ts';
import { LocalExecutor } from './localExecutor.ts';

afterAll(removeFolders);

const ours = async (plan: RunPlan): Promise<RunEvent[]> => (await runToEnd(plan)).events;

describe.each([
  ['as who we are', ours, false],
  ['as a user without privileges', runAsUser, !canRunAsUser],
])('%s', (_who, run, skipped) => {
  test.skipIf(skipped)('one memory limit holds for fifty small processes together', async () => {
    const command =
      'for i in $(seq 50); do perl -e \'my $a = "x" x 2e7; sleep 300 if 774100293\' & done; wait; echo all there';
    const events = await run(shellPlan(command, { memoryMegabytes: 400, seconds: 120 }));
    expect(events.at(-1)).toMatchObject({ verdict: 'out-of-memory', reason: 'memory limit of 400 MB' });
    expect(processesWith('774100293')).toEqual([]);
  });

  test.skipIf(skipped)('memory that processes share counts once', async () => {
    const command = `perl -e 'my $a = "x" x 1e8; for (1..9) { last unless fork } sleep 2; 1 while wait > 0'`;
    const events = await run(shellPlan(command, { memoryMegabytes: 400 }));
    expect(events.at(-1)).toMatchObject({ verdict: 'passed' });
  });

  test.skipIf(skipped)(
    'what leaves its session and its parent is limited and ended all the same',
    async () => {
      const eater = `for i in 1 2 3 4; do setsid setsid perl -e 'my $a = "x" x 8e7; sleep 300 if 774300293' & done; sleep 300`;
      const events = await run(shellPlan(eater, { memoryMegabytes: 200, seconds: 120 }));
      expect(events.at(-1)).toMatchObject({ verdict: 'out-of-memory' });
      const daemon = await run(shellPlan('(setsid setsid sleep 774700293 &) ; sleep 0.2; echo gone'));
      expect(daemon.at(-1)).toMatchObject({ verdict: 'passed' });
      expect([...processesWith('774300293'), ...processesWith('774700293')]).toEqual([]);
    },
  );

  test.skipIf(skipped)('a fork bomb is held while another run works', async () => {
    const bomb = run(shellPlan("perl -e 'fork while 771900293'", { seconds: 4, processes: 40 }));
    let most = 0;
    const count = setInterval(() => (most = Math.max(most, processesWith('771900293').length)), 100);
    await expect.poll(() => most, { timeout: 30_000 }).toBeGreaterThan(5);
    expect((await run(shellPlan('true'))).at(-1)).toMatchObject({ verdict: 'passed' });
    expect((await bomb).at(-1)).toMatchObject({ verdict: 'timed-out' });
    clearInterval(count);
    expect(most).toBeLessThanOrEqual(42);
    expect(processesWith('771900293')).toEqual([]);
  });
});

test('without control groups more processes than allowed end the run', async () => {
  const watched = { confinement: 'bubblewrap', memory: 'watched', processes: 'watched' } as const;
  const local = new LocalExecutor(() => Promise.resolve(watched));
  const folder = await newRun(
    shellPlan("perl -e 'for (1..200) { fork // last or sleep 300 } sleep 300 if 775100293'", {
      processes: 40,
    }),
  );
  await local.submit(folder);
  if (process.getuid?.() === 0) {
    expect(await outcome(local, folder)).toMatchObject({ reason: 'process limit of 40' });
  } else {
    await expect.poll(() => processesWith('775100293').length).toBeGreaterThan(5);
    expect(processesWith('775100293').length).toBeLessThanOrEqual(42);
    await local.cancel(folder);
  }
  expect(processesWith('775100293')).toEqual([]);
});

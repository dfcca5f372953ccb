import type { RunEvent, RunPlan } from '@netloom/model';
import { expect, test } from 'vitest';
import { processesWith, shellPlan } from './testing.ts';

/** Limits on all processes of a run together, as `run` runs it to its end; `mark`, digits, tells its processes from others'. */
export function testTreeLimits(run: (plan: RunPlan) => Promise<RunEvent[]>, mark: string): void {
  test('one memory limit holds for fifty small processes together', async () => {
    const command = `for i in $(seq 50); do perl -e 'my $a = "x" x 2e7; sleep 300 if 7741${mark}' & done; wait; echo all there`;
    const events = await run(shellPlan(command, { memoryMegabytes: 400, seconds: 120 }));
    expect(events.at(-1)).toMatchObject({ verdict: 'out-of-memory', reason: 'memory limit of 400 MB' });
    await expect.poll(() => processesWith(`7741${mark}`)).toEqual([]);
  });

  test('memory that processes share counts once', async () => {
    const command = `perl -e 'my $a = "x" x 1e8; for (1..9) { last unless fork } sleep 2; 1 while wait > 0'`;
    const events = await run(shellPlan(command, { memoryMegabytes: 400 }));
    expect(events.at(-1)).toMatchObject({ verdict: 'passed' });
  });

  test('what leaves its session and its parent is limited and ended all the same', async () => {
    const eater = `for i in 1 2 3 4; do setsid setsid perl -e 'my $a = "x" x 8e7; sleep 300 if 7743${mark}' & done; sleep 300`;
    const events = await run(shellPlan(eater, { memoryMegabytes: 200, seconds: 120 }));
    expect(events.at(-1)).toMatchObject({ verdict: 'out-of-memory' });
    const daemon = await run(shellPlan(`(setsid setsid sleep 7747${mark} &) ; sleep 0.2; echo gone`));
    expect(daemon.at(-1)).toMatchObject({ verdict: 'passed' });
    await expect.poll(() => ['7743', '7747'].flatMap((word) => processesWith(word + mark))).toEqual([]);
  });

  test('a fork bomb is held while another run works', async () => {
    const bomber = `7719${mark}`;
    const bomb = run(shellPlan(`perl -e 'fork while ${bomber}'`, { seconds: 4, processes: 40 }));
    let most = 0;
    const count = setInterval(() => (most = Math.max(most, processesWith(bomber).length)), 100);
    await expect.poll(() => most).toBeGreaterThan(5);
    expect((await run(shellPlan('true'))).at(-1)).toMatchObject({ verdict: 'passed' });
    expect((await bomb).at(-1)).toMatchObject({ verdict: 'timed-out' });
    clearInterval(count);
    expect(most).toBeLessThanOrEqual(42);
    await expect.poll(() => processesWith(bomber)).toEqual([]);
  });
}

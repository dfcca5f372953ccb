import { afterAll, expect, test } from 'vitest';
import { LocalExecutor } from './localExecutor.ts';
import { newRun, outcome, processesWith, runToEnd, removeFolders, shellPlan } from '../test/testing.ts';

afterAll(removeFolders);

test('a tool that ignores SIGTERM ends at the time limit with all its children', async () => {
  const command =
    "trap '' TERM HUP INT; (trap '' TERM; sleep 7717 & sleep 7717) & while :; do sleep 7717; done";
  const end = await runToEnd(shellPlan(command, { seconds: 1 }));
  expect(end).toMatchObject({ verdict: 'timed-out', reason: 'time limit of 1 s' });
  expect(processesWith('7717')).toEqual([]);
});

test('a tool that eats memory ends as out-of-memory', async () => {
  const end = await runToEnd(
    shellPlan(`perl -e 'my @a; push @a, "x" x 1e7 while 1'`, { memoryMegabytes: 200 }),
  );
  expect(end).toMatchObject({ verdict: 'out-of-memory', reason: 'memory limit of 200 MB' });
});

test('without control groups the limit of the address space stops a compiler, and the run says which limit holds', async () => {
  const local = new LocalExecutor(() =>
    Promise.resolve({ confinement: 'bubblewrap', memory: 'watched', processes: 'watched' }),
  );
  const folder = await newRun(shellPlan(`perl -e 'my $a = "x" x 1e9'`, { memoryMegabytes: 200 }));
  await local.submit(folder);
  const end = await outcome(local, folder);
  expect(end).toMatchObject({ verdict: 'out-of-memory', reason: 'memory limit of 200 MB' });
  expect(end.events[1]).toMatchObject({ sandbox: expect.stringContaining('RLIMIT_DATA') as string });
});

test('a fork bomb stays below the process limit', async () => {
  const command = `perl -e 'fork while 7719'`;
  const run = runToEnd(shellPlan(command, { seconds: 2, processes: 40 }));
  let most = 0;
  const count = setInterval(() => (most = Math.max(most, processesWith('7719').length)), 100);
  expect((await run).verdict).toBe('timed-out');
  clearInterval(count);
  expect(most).toBeGreaterThan(2);
  expect(most).toBeLessThanOrEqual(42);
  expect(processesWith('7719')).toEqual([]);
});

test('files and output count against the disk limit', async () => {
  for (const command of ['i=0; while :; do i=$((i+1)); head -c 1000000 /dev/zero >f$i; done', 'yes']) {
    const end = await runToEnd(shellPlan(command, { diskMegabytes: 20 }));
    expect(end).toMatchObject({ verdict: 'failed', reason: 'disk limit of 20 MB' });
  }
});

test('a line of 10 MB and invalid UTF-8 are kept byte for byte', async () => {
  const end = await runToEnd(
    shellPlan(`head -c 10000000 /dev/zero | tr '\\0' x; printf '\\n\\377\\376 \\303(\\n'; echo last`),
  );
  expect(end.verdict).toBe('passed');
  expect(end.log.length).toBe(10_000_000 + 7 + 5);
  expect(end.log.subarray(10_000_000)).toEqual(Buffer.from('\n\xff\xfe \xc3(\nlast\n', 'latin1'));
});

test('a link that the tool left is not an artifact', async () => {
  const plan = shellPlan('ln -s /etc/passwd link; mkdir d; echo x >d/real; ln -s d e');
  const output = (path: string) => ({ path, kind: 'other' as const, title: path, mediaType: 'text/plain' });
  plan.outputs = [output('src/link'), output('src/e/real'), output('src/d/real'), output('../plan.json')];
  const end = await runToEnd(plan);
  const artifacts = end.events.flatMap((event) => (event.type === 'artifact' ? [event.output.path] : []));
  expect(artifacts).toEqual(['src/d/real']);
});

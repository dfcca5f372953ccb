import { existsSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { LocalExecutor } from './localExecutor.ts';
import { runFolder } from './runFolder.ts';
import {
  executor,
  newRun,
  outcome,
  ownNumber,
  processesWith,
  runToEnd,
  removeFolders,
  shellPlan,
} from '../test/testing.ts';

afterAll(removeFolders);

test('a tool that ignores SIGTERM ends at the time limit with all its children', async () => {
  const sleep = `sleep ${ownNumber('7717')}`;
  const command = `trap '' TERM HUP INT; (trap '' TERM; ${sleep} & ${sleep}) & while :; do ${sleep}; done`;
  const end = await runToEnd(shellPlan(command, { seconds: 1 }));
  expect(end).toMatchObject({
    ...{ verdict: 'timed-out', reason: 'time limit of 1 s' },
    cause: { code: 'time-limit', seconds: 1 },
  });
  await expect.poll(() => processesWith(ownNumber('7717'))).toEqual([]);
});

test('what a tool can hold in pipes, which are no process’s memory, is bounded', async () => {
  const end = await runToEnd(
    shellPlan(
      `perl -e 'my @held; while (pipe(my $in, my $out)) { push @held, $in, $out } print scalar @held'`,
    ),
  );
  // Beside the standard three, and what the limit of 1024 leaves of a pair.
  expect(Number(/(\d+)\n*$/.exec(end.log.toString())?.[1])).toBeLessThanOrEqual(1024 - 3);
});

test('a tool that eats memory ends as out-of-memory', async () => {
  const end = await runToEnd(
    shellPlan(`perl -e 'my @a; push @a, "x" x 1e7 while 1'`, { memoryMegabytes: 200 }),
  );
  expect(end).toMatchObject({
    ...{ verdict: 'out-of-memory', reason: 'memory limit of 200 MB' },
    cause: { code: 'memory-limit', megabytes: 200 },
  });
});

test('without control groups the limit of each process stops a compiler, and the run says which limit holds', async () => {
  const local = new LocalExecutor(() =>
    Promise.resolve({ confinement: 'bubblewrap', memory: 'watched', processes: 'watched' }),
  );
  const folder = await newRun(shellPlan(`perl -e 'my $a = "x" x 1e9'`, { memoryMegabytes: 200 }));
  await local.submit(folder);
  const end = await outcome(local, folder);
  expect(end).toMatchObject({ verdict: 'out-of-memory', reason: 'memory limit of 200 MB' });
  expect(end.events[1]).toMatchObject({ sandbox: expect.stringContaining('RLIMIT_DATA') as string });
});

const forever = (body: string) => `i=0; while :; do i=$((i+1)); ${body}; done`;
const holding = (hold: string) => `python3 -c '
import mmap, time
held = []
for i in range(40):
    f = open("f%d" % i, "w+b"); f.write(b"x" * 1000000); f.flush()
    ${hold}
    __import__("os").unlink("f%d" % i)
time.sleep(300)'`;

test.each([
  ['files', forever('head -c 1000000 /dev/zero >f$i')],
  ['one file', 'head -c 1000000000 /dev/zero >f'],
  ['empty files', 'seq 1 8000 | xargs touch; sleep 300'],
  ['folders', 'seq 1 8000 | xargs mkdir; sleep 300'],
  ['output', 'yes'],
  ['/tmp', forever('head -c 1000000 /dev/zero >/tmp/f$i')],
  ['/dev/shm', forever('head -c 1000000 /dev/zero >/dev/shm/f$i')],
  ['deleted files that are open', holding('held.append(f)')],
  ['deleted files that are mapped', holding('held.append(mmap.mmap(f.fileno(), 1000000)); f.close()')],
])('%s count against the disk limit', async (_what, command) => {
  const end = await runToEnd(shellPlan(command, { diskMegabytes: 5 }));
  expect(end).toMatchObject({
    verdict: 'failed',
    reason: 'disk limit of 5 MB',
    cause: { code: 'disk-limit', megabytes: 5 },
  });
});

test('a run that leaves too little of the disk ends, and gives back what it took', async () => {
  const local = await executor();
  const output = { path: 'src/big', kind: 'other' as const, title: 'big', mediaType: 'text/plain' };
  const plan = { ...shellPlan('echo x >big; sleep 300'), keepFreeMegabytes: 2 ** 40, outputs: [output] };
  const folder = await newRun(plan);
  await local.submit(folder);
  const end = await outcome(local, folder);
  expect(end.verdict).toBe('failed');
  expect(end.reason).toMatch(
    /^the disk had \d+ MB left, and 1099511627776 MB are kept free; what the run had written was removed$/,
  );
  expect(existsSync(runFolder(folder).work)).toBe(false);
  expect(end.events.some(({ type }) => type === 'artifact')).toBe(false);
});

test('a sparse file takes what is in it, and is never longer than the limit', async () => {
  const command = 'truncate -s 19M ok1 ok2 && truncate -s 1G big || echo refused';
  const end = await runToEnd(shellPlan(command, { diskMegabytes: 20 }));
  expect(end.verdict).toBe('passed');
  expect(end.log.toString()).toMatch(/refused\n$/);
});

test('colours, control characters and bytes of no text are kept as they are', async () => {
  const print = `print "\\e[31m\\e[2J\\r\\b\\x00\\xff\\xc3\\e]0;title\\a", $_ % 7 ? "" : "\\n" for 1..100000`;
  const { log, verdict } = await runToEnd(shellPlan(`perl -e '${print.replaceAll('\\\\', '\\')}'`));
  const piece = (i: number) => `\x1b[31m\x1b[2J\r\b\x00\xff\xc3\x1b]0;title\x07${i % 7 ? '' : '\n'}`;
  const expected = Array.from({ length: 100_000 }, (_, index) => piece(index + 1)).join('');
  expect(verdict).toBe('passed');
  expect(log.equals(Buffer.from(expected, 'latin1'))).toBe(true);
});

test('a tool that complains without end leaves an event log that can be read', async () => {
  const plan = shellPlan('yes "tb.sv:3: error: odd" | head -n 200000');
  for (const step of plan.steps) step.tool = 'make';
  const end = await runToEnd(plan);
  expect(end).toMatchObject({ verdict: 'failed' });
  expect(end.events.length).toBeLessThan(3000);
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
  const plan = shellPlan('ln -s /etc/passwd link; mkfifo pipe; mkdir d; echo x >d/real; ln -s d e');
  const output = (path: string) => ({ path, kind: 'other' as const, title: path, mediaType: 'text/plain' });
  const paths = ['src/link', 'src/e/real', 'src/d/real', '../plan.json', 'src/pipe', 'src/d'];
  plan.outputs = paths.map(output);
  const end = await runToEnd(plan);
  const artifacts = end.events.flatMap((event) => (event.type === 'artifact' ? [event.output.path] : []));
  expect(artifacts).toEqual(['src/d/real']);
});

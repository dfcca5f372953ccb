import { listRuns, runLog, startRun, writeFileByPath } from '@netloom/contract';
import type { StreamMessage } from '@netloom/contract';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startServer } from '../../e2e/harness/server.ts';
import type { RunningServer } from '../../e2e/harness/server.ts';
import { atLeast, atMost } from '../row.ts';
import type { Row } from '../row.ts';
import { ServerClient } from '../server/client.ts';
import { processorSeconds } from '../server/processorSeconds.ts';
import { byXargs, SLEEP_JOB } from '../server/sleepJob.ts';
import { addSessions, addUsers, connectTo } from '../workspace/database.ts';

const AREA = 'queue';
const JOBS = Number(process.env.NETLOOM_BENCH_JOBS ?? 200);
const TOGETHER = 2;
const WATCHERS = 200;
/** A session may have twenty streams. */
const SESSIONS = WATCHERS / 20;
const WATCH_SECONDS = 15;
const MANY_RUNS = 10_000;

/** Prints ten lines a second. */
const TALKER = `module talker;
  initial begin
    repeat (250) begin
      $display("uart0: sent a byte, some to go");
      $fflush;
      void'($system("sleep 0.1"));
    end
    $display("PASS");
    $finish;
  end
endmodule
`;

async function simulate(client: ServerClient, top: string): Promise<string> {
  const { deptId } = client;
  const testbench = `${top}.sv`;
  const body = { kind: 'simulate', deptId, top, testbench, trace: false } as const;
  return (await client.call(startRun, { body })).runId;
}

async function unfinished(client: ServerClient): Promise<number> {
  const { deptId } = client;
  const counts = (['queued', 'running'] as const).map((state) =>
    client.call(listRuns, { query: { deptId, state, limit: 1 } }),
  );
  return (await Promise.all(counts)).reduce((sum, { total }) => sum + total, 0);
}

async function allFinished(client: ServerClient): Promise<void> {
  while ((await unfinished(client)) > 0) await sleep(100);
}

/** Longest time in seconds from an event of a run to its arrival at a browser. */
function delays() {
  let longest = 0;
  const receive = (message: StreamMessage) => {
    if (message.type !== 'run') return;
    for (const { type, time } of message.events) {
      if (type === 'started' || type === 'finished') longest = Math.max(longest, (Date.now() - time) / 1000);
    }
  };
  return { receive, longest: () => longest };
}

async function rate(client: ServerClient): Promise<Row[]> {
  // Builds the model, which the others take from the cache.
  await simulate(client, 'job');
  await allFinished(client);
  const start = performance.now();
  const runIds: string[] = [];
  const { receive, longest } = delays();
  for (let job = 0; job < JOBS; job += 1) runIds.push(await simulate(client, 'job'));
  const leave = await client.watch(runIds.slice(-40), receive);
  await allFinished(client);
  const seconds = (performance.now() - start) / 1000;
  leave();
  const { total } = await client.call(listRuns, {
    query: { deptId: client.deptId, verdict: 'passed', text: 'job', limit: 1 },
  });
  if (total !== JOBS + 1) throw new Error(`${total} of ${JOBS + 1} runs passed`);
  const hand = await byXargs(JOBS, TOGETHER);
  const note = `${JOBS} simulations of 1 s through the server ${seconds.toFixed(1)} s, xargs -P${TOGETHER} in the same sandbox ${hand.toFixed(1)} s`;
  return [
    atLeast(AREA, 'rate of 1 s jobs, server / xargs', hand / seconds, 0.95, '×', note),
    atMost(
      AREA,
      'a run’s start or end until a browser has it',
      longest(),
      1,
      's',
      'the longest of 80 under that load',
    ),
  ];
}

/** Colleagues who are signed in. */
async function colleagues({ address, dataFolder }: RunningServer, deptId: number): Promise<ServerClient[]> {
  const database = await connectTo(dataFolder);
  try {
    await addUsers(database, SESSIONS);
    const tokens = await addSessions(database, SESSIONS);
    return tokens.map((token) => new ServerClient(address, token, deptId));
  } finally {
    await database.end();
  }
}

async function watchers(
  client: ServerClient,
  sessions: ServerClient[],
  pid: number,
  readLogs: boolean,
): Promise<Row> {
  const runId = await simulate(client, 'talker');
  const leaving = await Promise.all(
    Array.from({ length: WATCHERS }, (_, at) => sessions[at % sessions.length]!.watch([runId], follower())),
  );
  function follower(): (message: StreamMessage) => void {
    let offset = 0;
    let reading = false;
    return (message) => {
      if (!readLogs || reading || message.type !== 'run') return;
      reading = true;
      client
        .call(runLog, { query: { runId, offset } })
        .then(({ nextOffset }) => (offset = nextOffset))
        .finally(() => (reading = false))
        .catch(() => undefined);
    };
  }
  const talking = async () => (await client.call(runLog, { query: { runId } })).text.includes('uart0');
  while (!(await talking())) await sleep(100);
  const before = processorSeconds(pid);
  await sleep(WATCH_SECONDS * 1000);
  const cores = (processorSeconds(pid) - before) / WATCH_SECONDS;
  for (const leave of leaving) leave();
  await allFinished(client);
  const name = `${WATCHERS} watchers of one run${readLogs ? ' and its log' : ''}, processor of the server`;
  return atMost(AREA, name, cores, 1, 'cores', 'ten lines a second');
}

async function memory(): Promise<Row> {
  const program = join(import.meta.dirname, '../server/memory.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program], {
    maxBuffer: 2 ** 26,
  });
  const { runs, megabytes } = JSON.parse(stdout.trim().split('\n').at(-1)!) as Record<string, number>;
  const growth = (megabytes! * MANY_RUNS) / runs!;
  const note = `resident size, ${megabytes!.toFixed(1)} MB over ${runs} runs, to scale; rows, folders, logs of events and streams are real, what runs is not`;
  return atMost(AREA, `memory of the server over ${MANY_RUNS} runs, growth`, growth, 50, 'MB', note);
}

export async function measure(): Promise<Row[]> {
  const server = await startServer();
  try {
    const client = await ServerClient.signIn(server.address);
    for (const [name, text] of Object.entries({ job: SLEEP_JOB, talker: TALKER })) {
      const file = { socVerilogPath: `${name}.sv`, verilogFile: text, hash: '' };
      await client.call(writeFileByPath, { body: { deptId: client.deptId, ...file } });
    }
    const sessions = await colleagues(server, client.deptId);
    const streams = await watchers(client, sessions, server.pid, false);
    const logs = await watchers(client, sessions, server.pid, true);
    return [...(await rate(client)), streams, logs, await memory()];
  } finally {
    await server.stop();
  }
}

import { randomUUID } from 'node:crypto';
import { sql } from '../../../database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDatabase } from '../../../../test/newDatabase.ts';
import { openDatabase } from '../../../database/index.ts';
import type { OpenDatabase } from '../../../database/index.ts';
import { insertDepartment } from '../../department/index.ts';
import { insertUser } from '../../session/repository.ts';
import { insertRun, listRuns } from '../repository.ts';
import { expectedStart } from './expectedStart.ts';
import { finishRun, placeOf, stepMedians, takeQueuedRun } from './repository.ts';
import type { RecordedEnd } from './repository.ts';

let open: OpenDatabase;
let chips: number;
let other: number;
const users: Record<string, number> = {};

beforeAll(async () => {
  const onConnectionLost = () => undefined;
  open = await openDatabase({ url: await newDatabase(), folder: '', onConnectionLost });
  chips = await insertDepartment(open.database, 'Chips');
  other = await insertDepartment(open.database, 'Other');
  for (const userName of ['ann', 'bob', 'cid']) {
    users[userName] = (await insertUser(open.database, { userName, passwordHash: '', admin: false })).userId;
  }
});
afterAll(() => open.close());

const RANK = { low: -1, normal: 0, high: 1 };

interface Queued {
  deptId?: number;
  priority?: keyof typeof RANK;
  top?: string;
}

/** Queues runs of a user, named "ann 1" and so on. */
async function queue(user: string, count: number, { deptId = chips, priority, top }: Queued = {}) {
  for (let index = 1; index <= count; index += 1) {
    const title = `${user} ${index}`;
    const request = { kind: 'lint', deptId, top: 't' } as never;
    const run = { runId: randomUUID(), deptId, kind: 'lint', title, createBy: users[user]! } as const;
    await insertRun(open.database, {
      ...run,
      tree: '',
      request,
      top: top ?? 't',
      priority: RANK[priority ?? 'normal'],
    });
  }
}

const take = (oldest = false) => takeQueuedRun(open.database, oldest);
const end: RecordedEnd = {
  verdict: 'passed',
  reason: '',
  finishTime: new Date(),
  metrics: [],
  stepSeconds: {},
  seconds: 0,
  cpuSeconds: null,
  peakBytes: null,
};

/** Titles in the order in which runs are taken; each ends before the next is taken with `ending`. */
async function takeAll({ ending = false, oldest = false } = {}): Promise<string[]> {
  const titles: string[] = [];
  for (let run = await take(oldest); run !== undefined; run = await take(oldest)) {
    titles.push(run.title);
    if (ending) await finishRun(open.database, run.runId, end);
  }
  return titles;
}

async function limit(deptId: number, running: number | null, perUser: number | null): Promise<void> {
  await open.database.execute(
    sql`INSERT INTO run_quotas (dept_id, running_runs, running_runs_per_user) VALUES (${deptId}, ${running}, ${perUser})`,
  );
}

beforeEach(async () => {
  await open.database.execute(sql`TRUNCATE runs, run_usage, run_quotas CASCADE`);
});

describe('the queue', () => {
  it('takes high before normal before low, and among equals the oldest', async () => {
    await queue('ann', 2, { priority: 'low' });
    await queue('ann', 1);
    await queue('bob', 1, { priority: 'high' });
    expect(await takeAll({ ending: true })).toEqual(['bob 1', 'ann 1', 'ann 1', 'ann 2']);
  });

  it('lets users take turns, whoever came first', async () => {
    await queue('ann', 4);
    await queue('bob', 2);
    await queue('cid', 1);
    expect(await takeAll()).toEqual(['ann 1', 'bob 1', 'cid 1', 'ann 2', 'bob 2', 'ann 3', 'ann 4']);
  });

  it('prefers who has used the machine less', async () => {
    await queue('ann', 1);
    const { runId } = (await take())!;
    expect(await finishRun(open.database, runId, { ...end, seconds: 100 })).toBe(true);
    await queue('ann', 2);
    await queue('bob', 1);
    expect(await takeAll({ ending: true })).toEqual(['bob 1', 'ann 1', 'ann 2']);
  });

  it('is listed in the order in which it is taken', async () => {
    await queue('ann', 3);
    await queue('bob', 2, { priority: 'high' });
    await queue('bob', 2);
    await take();
    const { rows, total } = await listRuns(
      open.database,
      chips,
      { state: 'queued' },
      { page: 1, limit: 100 },
    );
    expect(total).toBe(6);
    const places = await Promise.all(rows.map(({ runId }) => placeOf(open.database, runId)));
    expect(places).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await takeAll()).toEqual(rows.map(({ title }) => title));
  });

  it('holds back what is over a limit of its department, and nothing else', async () => {
    await limit(chips, 3, 2);
    await queue('ann', 3);
    expect(await takeAll()).toEqual(['ann 1', 'ann 2']);
    await queue('bob', 3);
    expect(await takeAll()).toEqual(['bob 1']);
    await queue('cid', 2, { deptId: other });
    expect(await takeAll()).toEqual(['cid 1', 'cid 2']);
  });

  it('comes to the oldest by age alone', async () => {
    await queue('ann', 1, { priority: 'low' });
    await queue('bob', 2, { priority: 'high' });
    expect(await takeAll({ oldest: true })).toEqual(['ann 1', 'bob 1', 'bob 2']);
  });

  it('gives no run to two takers', async () => {
    await queue('ann', 30);
    const taken = await Promise.all(Array.from({ length: 30 }, () => take()));
    const ids = taken.filter((run) => run !== undefined).map(({ runId }) => runId);
    const rest: string[] = [];
    for (let run = await take(); run !== undefined; run = await take()) rest.push(run.runId);
    expect(new Set([...ids, ...rest]).size).toBe(30);
    expect(ids.length + rest.length).toBe(30);
  });
});

describe('the end of a run', () => {
  it('is recorded once', async () => {
    await queue('ann', 1);
    const { runId, createBy } = (await take())!;
    const ends = ['cancelled', 'passed', 'lost'] as const;
    const firsts = [];
    for (const verdict of ends)
      firsts.push(await finishRun(open.database, runId, { ...end, verdict, seconds: 7 }));
    expect(firsts).toEqual([true, false, false]);
    const { rows } = await listRuns(open.database, chips, {}, { page: 1, limit: 1 });
    expect(rows[0]).toMatchObject({ state: 'finished', verdict: 'cancelled' });
    const used = await open.database.execute(sql`SELECT user_id, seconds FROM run_usage`);
    expect(used.rows).toEqual([{ user_id: createBy, seconds: 7 }]);
  });
});

describe('what earlier runs took', () => {
  /** Passed runs of a top, each of one step. */
  async function history(top: string, seconds: number[]): Promise<void> {
    for (const taken of seconds) {
      await queue('ann', 1, { top });
      const { runId } = (await take())!;
      await finishRun(open.database, runId, { ...end, seconds: taken, stepSeconds: { build: taken } });
    }
  }

  it('gives the median of each step', async () => {
    await history('t', [10, 90, 20]);
    await history('other', [1]);
    expect(
      await stepMedians(open.database, { deptId: chips, kind: 'lint', top: 't', queueNumber: 1e9 }),
    ).toEqual({
      build: 20,
    });
    expect(
      await stepMedians(open.database, { deptId: other, kind: 'lint', top: 't', queueNumber: 1e9 }),
    ).toEqual({});
  });

  it('tells when a queued run will start', async () => {
    await history('t', [100, 100, 100]);
    await queue('ann', 4);
    await take();
    const inSeconds = async (place: number, slots: number) =>
      ((await expectedStart(open.database, place, slots))!.getTime() - Date.now()) / 1000;
    // One runs since now; each takes 100 s.
    expect(await inSeconds(1, 1)).toBeCloseTo(100, -1);
    expect(await inSeconds(3, 1)).toBeCloseTo(300, -1);
    expect(await inSeconds(1, 2)).toBeCloseTo(0, -1);
    expect(await inSeconds(3, 2)).toBeCloseTo(100, -1);
    await limit(chips, 1, null);
    expect(await inSeconds(3, 2)).toBeCloseTo(300, -1);
    await queue('bob', 2, { top: 'never run before', priority: 'high' });
    expect(await expectedStart(open.database, 1, 1)).toBeDefined();
    expect(await expectedStart(open.database, 2, 1)).toBeUndefined();
  });
});

import { warning } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { findNewestOn } from '../runs/index.ts';
import { findSchedule } from './repository.ts';

/**
 * A repetition counts as well, and settings that the schedule had before do not.
 * @throws a 601 unless the newest run with a schedule's settings on these very files has passed.
 */
export async function requirePassed(
  { scheduleId, tree, branch }: { scheduleId: number; tree: string; branch: string },
  { database, runs }: Pick<Services, 'database' | 'runs'>,
): Promise<void> {
  const schedule = await findSchedule(database, scheduleId);
  if (schedule === undefined) return;
  const { name, push, deptId, request } = schedule;
  const found = await findNewestOn(database, { deptId, request, tree });
  const values = { branch, name, pattern: push };
  if (found === undefined) throw warning('needs-run', { field: 'git', values });
  const run = await runs.upToDate(found);
  const data = { runId: run.runId };
  if (run.state !== 'finished') throw warning('needs-end-of-run', { field: 'git', values, data });
  if (run.verdict !== 'passed')
    throw warning('needs-passed-run', {
      field: 'git',
      values: { ...values, verdict: run.verdict ?? '' },
      data,
    });
}

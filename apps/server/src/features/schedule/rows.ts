import type { RunSchedule } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { userNames } from '../session/index.ts';
import type { ScheduleRecord } from './repository.ts';

export async function scheduleRows(records: ScheduleRecord[], database: Database): Promise<RunSchedule[]> {
  const names = await userNames(
    database,
    records.map(({ createBy }) => createBy),
  );
  return records.map((record) => ({
    ...record,
    createBy: names.get(record.createBy) ?? '',
    nextTime: record.nextTime?.toISOString() ?? null,
  }));
}

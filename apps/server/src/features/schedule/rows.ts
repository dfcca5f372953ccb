import type { RunSchedule } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { wordKept } from '../../http/keptRefusal.ts';
import type { WordingLanguage } from '../../http/wording/wording.ts';
import { userNames } from '../session/index.ts';
import type { ScheduleRecord } from './repository.ts';

export async function scheduleRows(
  records: ScheduleRecord[],
  database: Database,
  language: WordingLanguage,
): Promise<RunSchedule[]> {
  const names = await userNames(
    database,
    records.map(({ createBy }) => createBy),
  );
  return records.map((record) => ({
    ...record,
    lastError: wordKept(record.lastError, language),
    createBy: names.get(record.createBy) ?? '',
    nextTime: record.nextTime?.toISOString() ?? null,
  }));
}

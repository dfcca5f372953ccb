import { RunRow } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { userNames } from '../session/index.ts';
import { priorityOf } from './priority.ts';
import { requestDetails } from './compare/requestLabel.ts';
import type { RunRecord } from './repository.ts';

export async function runRows(records: RunRecord[], database: Database): Promise<RunRow[]> {
  const names = await userNames(
    database,
    records.map(({ createBy }) => createBy),
  );
  return records.map((record) =>
    // Leaves out what the contract does not name.
    RunRow.parse({
      ...record,
      label: requestDetails(record.request),
      priority: priorityOf(record.priority),
      createBy: names.get(record.createBy) ?? '',
      createTime: record.createTime.toISOString(),
      startTime: record.startTime?.toISOString() ?? null,
      finishTime: record.finishTime?.toISOString() ?? null,
    }),
  );
}

export async function runRow(record: RunRecord, database: Database): Promise<RunRow> {
  const [row] = await runRows([record], database);
  return row!;
}

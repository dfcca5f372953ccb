import { RunRow } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { userNames } from '../session/index.ts';
import { listChildren } from './composed/repository.ts';
import { priorityOf } from './priority.ts';
import { requestDetails } from './compare/requestLabel.ts';
import type { RunRecord } from './repository.ts';

/** Whoever reads a run as one of a core asks which RTL that had. */
function rtlOf(request: RunRecord['request']): { of?: string } {
  return 'of' in request && typeof request.of === 'string' && request.of !== '' ? { of: request.of } : {};
}

export async function runRows(records: RunRecord[], database: Database): Promise<RunRow[]> {
  const composed = records.filter((record) => record.composed);
  const children = await listChildren(
    database,
    composed.map(({ runId }) => runId),
  );
  const names = await userNames(
    database,
    [...records, ...children].map(({ createBy }) => createBy),
  );
  const told = (record: RunRecord) => ({
    ...record,
    number: record.queueNumber,
    label: requestDetails(record.request),
    ...rtlOf(record.request),
    priority: priorityOf(record.priority),
    createBy: names.get(record.createBy) ?? '',
    createTime: record.createTime.toISOString(),
    startTime: record.startTime?.toISOString() ?? null,
    finishTime: record.finishTime?.toISOString() ?? null,
  });
  const childrenOf = (runId: string) => children.filter(({ parentRunId }) => parentRunId === runId);
  return records.map((record) =>
    // Leaves out what the contract does not name.
    RunRow.parse({ ...told(record), children: childrenOf(record.runId).map(told) }),
  );
}

export async function runRow(record: RunRecord, database: Database): Promise<RunRow> {
  const [row] = await runRows([record], database);
  return row!;
}

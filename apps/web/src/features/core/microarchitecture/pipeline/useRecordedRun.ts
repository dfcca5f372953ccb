import { listRuns } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useRunChanges } from '../../../runs/run/index.ts';

export interface RecordedRun {
  /** The newest that records this core. */
  latest: RunRow | undefined;
  /** The newest that has recorded it to its end. */
  recorded: RunRow | undefined;
}

const newest = (runs: readonly RunRow[]) =>
  runs.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))[0];

/** The runs that record a core of this RTL, kept up to date. */
export function useRecordedRun({ name }: CoreOptions, what: 'pipeline' | 'trace', hash: string): RecordedRun {
  const deptId = useDeptId();
  useRunChanges();
  const query = { deptId, text: name, kinds: 'toolchain', limit: 100 };
  const rows = useCall(listRuns, { query }).data?.rows ?? [];
  const own = rows.filter(({ label }) => label.includes(`${what} ${hash}`));
  return { latest: newest(own), recorded: newest(own.filter(({ verdict }) => verdict === 'passed')) };
}

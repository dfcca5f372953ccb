import { listSchedules } from '@netloom/contract';
import type { RunSchedule } from '@netloom/contract';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

/** The schedules of the project that pushes start. */
export function usePushSchedules(): RunSchedule[] {
  const { data } = useCall(listSchedules, { query: { deptId: useDeptId() } }, { meta: { quiet: true } });
  return (data ?? []).filter(({ push }) => push !== '');
}

import { listRuns } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useRunChanges } from '../../../runs/run/index.ts';
import { CHECKS } from '../checks/checks.ts';
import { PARTS } from './measuredFigures.ts';

/** The newest runs of the project that measured a core. */
export function useMeasuringRuns(): readonly RunRow[] {
  const deptId = useDeptId();
  useRunChanges();
  const query = { deptId, kinds: PARTS.join(','), limit: 100 };
  return useCall(listRuns, { query }).data?.rows ?? [];
}

/** The newest runs of a core's checks, kept up to date. */
export function useCoreRuns({ name }: CoreOptions): readonly RunRow[] {
  const deptId = useDeptId();
  useRunChanges();
  const query = { deptId, text: name, kinds: CHECKS.join(','), limit: 100 };
  return useCall(listRuns, { query }).data?.rows ?? [];
}

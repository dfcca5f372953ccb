import { listCores } from '@netloom/contract';
import type { CoreRow } from '@netloom/contract';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';

/** The cores of the project; undefined until they are known. */
export function useCores(): readonly CoreRow[] | undefined {
  const deptId = useDeptId();
  return useCall(listCores, { query: { deptId } }).data;
}

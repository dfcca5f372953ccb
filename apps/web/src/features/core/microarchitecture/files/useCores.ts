import { listCores } from '@netloom/contract';
import type { CoreRow } from '@netloom/contract';
import { useCall } from '../../../../api/index.ts';
import { isDirty } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import type { OpenCore } from './cores.ts';

/** The cores of the project; undefined until they are known. */
export function useCores(): readonly CoreRow[] | undefined {
  const deptId = useDeptId();
  return useCall(listCores, { query: { deptId } }).data;
}

/** Whether the project has the RTL of the core as it is shown. */
export function useIsGenerated(open: OpenCore): boolean {
  const { stored } = open;
  const row = useCores()?.find(({ path, hash }) => path === stored?.path && hash === stored.hash);
  return row?.generated === true && !isDirty(open);
}

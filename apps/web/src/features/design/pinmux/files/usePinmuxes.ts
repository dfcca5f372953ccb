import { listPinmuxes } from '@netloom/contract';
import type { PinmuxRow } from '@netloom/contract';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

/** The pin multiplexers of the project; undefined until they are known. */
export function usePinmuxes(): readonly PinmuxRow[] | undefined {
  const deptId = useDeptId();
  return useCall(listPinmuxes, { query: { deptId } }).data;
}

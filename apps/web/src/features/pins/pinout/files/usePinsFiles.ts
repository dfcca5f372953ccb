import { listPins } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

export type PinsFiles = ReplyOf<typeof listPins>;

/** The pin configurations and the imported chips of the project; undefined until they are known. */
export function usePinsFiles(): PinsFiles | undefined {
  const deptId = useDeptId();
  return useCall(listPins, { query: { deptId } }).data;
}

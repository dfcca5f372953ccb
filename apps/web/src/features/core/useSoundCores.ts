import { listBlocks, listCores } from '@netloom/contract';
import { useCall } from '../../api/index.ts';
import { useDeptId } from '../../session/index.ts';
import { soundCores } from './soundCores.ts';
import type { SoundCore } from './soundCores.ts';

/** The cores of the project whose options go together; undefined until they are known. */
export function useSoundCores(): SoundCore[] | undefined {
  const deptId = useDeptId();
  const rows = useCall(listCores, { query: { deptId } }).data;
  const blocks = useCall(listBlocks, { query: { deptId, kind: 'insn' } }).data;
  return rows && blocks && soundCores(rows, blocks);
}

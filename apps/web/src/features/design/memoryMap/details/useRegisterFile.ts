import { getAllSocModule } from '@netloom/contract';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { usePicture } from '../map/current.ts';

/** Path of the register description behind an endpoint, as the register editor opens it; undefined without one. */
export function useRegisterFile(endpoint: string | undefined): string | undefined {
  const { design } = usePicture();
  const deptId = useDeptId();
  const modules = useCall(getAllSocModule, { params: { x: deptId } });
  const descriptor = design.blocks.get(endpoint?.split('.')[0] ?? '')?.shape?.descriptor;
  if (descriptor?.registers === undefined) return undefined;
  const found = modules.data?.find(({ vlnv }) => vlnv === descriptor.vlnv);
  if (!found) return undefined;
  return `${found.origin === 'library' ? 'library/' : ''}${found.folder}/${descriptor.registers}`;
}

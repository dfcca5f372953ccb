import { DeploymentUnitOutlined } from '@ant-design/icons';
import { getAllSocCanvas } from '@netloom/contract';
import type { SocPlaces } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { canvasAddress } from './canvasAddress.ts';
import { wayOf } from './find/wayOf.ts';

interface CanvasLinkProps {
  /** A name of the netlist, or of what was simulated, from the top of the SoC on. */
  name: string;
  soc: Pick<SocPlaces, 'path' | 'instances'> | null;
}

/** Opens the canvas at the instance that a name lies in, in whichever level that is. */
export function CanvasLink({ name, soc }: CanvasLinkProps) {
  const { t } = useTranslation('soc');
  const deptId = useDeptId();
  const { data } = useCall(getAllSocCanvas, { params: { x: deptId } }, { enabled: soc !== null });
  const canvas = data?.find(({ path }) => path === soc?.path);
  const instance = wayOf(name, soc?.instances ?? []);
  if (canvas === undefined || instance === undefined) return null;
  const label = t('places.onCanvas', { instance });
  return (
    <Link
      to={canvasAddress(canvas.socCanvasId, instance)}
      title={label}
      aria-label={label}
      onClick={(event) => event.stopPropagation()}
    >
      <DeploymentUnitOutlined aria-hidden />
    </Link>
  );
}
